import { addons } from 'storybook/manager-api';
import { speakButtons } from './spoken-buttons.js';
import { theme, wantsDark } from './theme.js';

const dress = () =>
  addons.setConfig({
    theme: theme(),
    layoutCustomisations: {
      // There is nothing to set on a learning page.
      showPanel: ({ storyId = '' }, shown) => shown && !storyId.startsWith('learn-'),
    },
  });

dress();
wantsDark.addEventListener('change', dress);

speakButtons();

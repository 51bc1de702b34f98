import { addons } from 'storybook/manager-api';
import { speakButtons } from './spoken-buttons.js';
import { theme, wantsDark } from './theme.js';

const dress = () => addons.setConfig({ theme: theme() });

dress();
wantsDark.addEventListener('change', dress);

speakButtons();

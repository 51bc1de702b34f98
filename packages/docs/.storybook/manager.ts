import { addons } from 'storybook/manager-api';
import { theme, wantsDark } from './theme.js';

const dress = () => addons.setConfig({ theme: theme() });

dress();
wantsDark.addEventListener('change', dress);

import { axeStates } from '../../test/sheet-axe.js';

axeStates('light');

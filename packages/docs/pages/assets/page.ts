import { loadElements } from './elements.js';

void loadElements(document);

import { giveWay } from './asked.js';
import { loadElements } from './elements.js';
import { giveProperties } from './properties.js';

giveProperties(document);
void loadElements(document);
giveWay(document);

// Where there is room the contents stand open beside the text.
const contents = document.querySelector<HTMLDetailsElement>('.contents details');
if (contents && matchMedia('(min-width: 60rem)').matches) contents.open = true;

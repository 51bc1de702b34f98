/** What nobody sees of the calculator at first, loaded when it is there. */
export { doublingFields } from './doubling-fields.js';
export { ramschFields } from './ramsch-fields.js';
export { tableFields } from './table-fields.js';

import { toJsonSchema } from '@valibot/to-json-schema';
import { SheetFileSchema } from '../src/sheet-schema.js';

/** The JSON Schema of a sheet file: its shape; what else must hold, only `parseSheet` can tell. */
export function sheetJsonSchema(): string {
  const schema = toJsonSchema(SheetFileSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return `${JSON.stringify({ title: 'Schafkopf score sheet', ...schema }, null, 2)}\n`;
}

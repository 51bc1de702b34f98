import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sheetJsonSchema } from './sheet-json-schema.js';

const file = new URL('../sheet.schema.json', import.meta.url);

it('sheet.schema.json is up to date; `pnpm schema` writes it', () => {
  if (process.env['WRITE_SCHEMA']) writeFileSync(file, sheetJsonSchema());
  expect(readFileSync(file, 'utf8')).toBe(sheetJsonSchema());
});

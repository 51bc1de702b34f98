import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiReport, ENTRIES, tagReport } from './api.mjs';
import { ROOT } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skf-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const committed = (file: string) => join(ROOT, 'published', file);

/** A wanted change is written down by `npm run published`. */
describe('what is promised to those who use the packages', () => {
  it.each(ENTRIES)('the types of %s', async (name, packageName, entry) => {
    const report = apiReport(name, packageName, entry, folder);
    expect(report.match(/\(undocumented\)\nexport .*/g)).toBeNull();
    await expect(report).toMatchFileSnapshot(committed(`${name}.api.md`));
  });

  it('the tags of elements', async () => {
    await expect(tagReport()).toMatchFileSnapshot(committed('elements.tags.txt'));
  });
});

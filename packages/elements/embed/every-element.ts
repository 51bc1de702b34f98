import type { Page } from '@playwright/test';
import { expect } from './host.js';

/** One of each element, and what stands in it when it works. */
const EVERY_ELEMENT = [
  ['<skf-calculator contract="rufer S" runners="3"></skf-calculator>', 'skf-calculator', 'section'],
  ['<skf-card card="EO"></skf-card>', 'skf-card', '[role="img"]'],
  ['<skf-card card="HK" face="french"></skf-card>', 'skf-card[face="french"]', '[role="img"] svg'],
  ['<skf-contract-table></skf-contract-table>', 'skf-contract-table', 'table'],
  ['<skf-hand cards="EO GU HA S7" select="one"></skf-hand>', 'skf-hand', '[role="option"]'],
  ['<skf-replay></skf-replay>', 'skf-replay', '*'],
  [
    '<skf-scoresheet players="Anna,Ben,Cora,Dan" storage-key="embed"></skf-scoresheet>',
    'skf-scoresheet',
    'skf-sheet-table',
  ],
  ['<skf-settlement contract="solo G tout" runners="4"></skf-settlement>', 'skf-settlement', '*'],
  ['<skf-trick cards="EK EA SU E7" contract="rufer G"></skf-trick>', 'skf-trick', 'skf-card'],
  ['<skf-trump-order contract="solo G"></skf-trump-order>', 'skf-trump-order', '[role="img"]'],
] as const;

const EVERY_TAG = [...new Set(EVERY_ELEMENT.map(([, tag]) => tag.replace(/\[.*/, '')))];

/** The markup of one of each. */
export const MARKUP = EVERY_ELEMENT.map(([markup]) => markup).join('\n');

/** Every element on the page is defined and shows something. */
export async function expectAllAtWork(page: Page): Promise<void> {
  for (const [, element, content] of EVERY_ELEMENT) {
    await expect(page.locator(`${element} ${content}`).first(), element).toBeAttached();
  }
  await expect(page.locator(EVERY_TAG.map((tag) => `${tag}:not(:defined)`).join(','))).toHaveCount(
    0,
  );
}

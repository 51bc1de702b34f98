import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { CONTRACT_KINDS, OFFICIAL_RULES, TARIFF_IDS, TOURNAMENTS } from '@schafkopf/core';
import { PAGES, type Language } from '../learn/contents.js';
import { HOME, LEARN, USE } from '../site/languages.js';
import { elements, LISTED } from './manifest.js';
import { docs } from './storybook-index.js';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const ELEMENTS = fileURLToPath(new URL('../../elements/src', import.meta.url));
const CONFORMANCE = fileURLToPath(new URL('../../core/conformance', import.meta.url));

function page(language: Language, slug: string): string {
  return readFileSync(join(BUILT, HOME[language], LEARN[language], slug, 'index.html'), 'utf8');
}

for (const language of ['de', 'en'] as const) {
  test.describe(`everything has its place in the docs, ${language}`, () => {
    for (const kind of CONTRACT_KINDS) {
      test(`the contract ${kind}: its trumps and its price`, () => {
        const pages = PAGES.map((slug) => page(language, slug)).join('\n');
        expect(pages).toMatch(new RegExp(`<skf-trump-order contract="${kind}["\\s]`));
        expect(pages).toMatch(new RegExp(`<skf-calculator contract="${kind}["\\s]`));
      });
    }

    for (const option of Object.keys(OFFICIAL_RULES)) {
      test(`the house rule ${option}`, () => {
        expect(page(language, 'options')).toContain(`id="option-${option}"`);
      });
    }

    for (const tariff of TARIFF_IDS) {
      test(`the tariff ${tariff}`, () => {
        const row = `<th scope="row">${tariff.replaceAll('-', '/')}</th>`;
        expect(page(language, 'tariffs')).toContain(row);
      });
    }

    for (const { source } of Object.values(TOURNAMENTS)) {
      test(`the tournament of ${source}`, () => {
        expect(page(language, 'tournaments')).toContain(source);
      });
    }

    test('every worked example of the sources', () => {
      const text = page(language, 'examples');
      const records = readFileSync(join(CONFORMANCE, 'settlement-sources.jsonl'), 'utf8');
      const ids = [...records.matchAll(/"type":"settlement","id":"([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(200);
      expect(ids.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
    });

    test('no link between the learning pages is dead', () => {
      const dead = PAGES.flatMap((slug) => {
        const here = join(BUILT, HOME[language], LEARN[language], slug);
        return [...page(language, slug).matchAll(/ href="(\.{1,2}\/[^"#]*)/g)]
          .map(([, href = '']) => resolve(here, href))
          .filter((to) => !existsSync(/\.\w+$/.test(to) ? to : join(to, 'index.html')));
      });
      expect(dead).toEqual([]);
    });
  });
}

test('every element of the package is in the manifest', () => {
  const folders = readdirSync(ELEMENTS).filter((name) =>
    existsSync(join(ELEMENTS, name, 'define.ts')),
  );
  expect(elements.map(({ tagName }) => tagName).toSorted()).toEqual(
    folders.map((name) => `skf-${name}`).toSorted(),
  );
});

for (const described of elements) {
  const { tagName } = described;
  test.describe(`the element ${tagName}`, () => {
    test('has a page in the workshop', () => {
      expect(docs.map(({ title }) => title)).toContain(`Elements/${tagName}`);
    });

    test('has all that it takes and says, and its accessibility, among the elements', () => {
      const html = readFileSync(join(BUILT, USE, 'elements/index.html'), 'utf8');
      const section = html.split('<h2 ').find((text) => text.startsWith(`id="${tagName}"`)) ?? '';
      const told = new Set(
        [...section.matchAll(/<dt><code>([^<]*)<\/code>/g)].flatMap(([, entry = '']) =>
          entry.replace(' (property)', '').split(' / '),
        ),
      );
      const names = LISTED.flatMap((list) => described[list] ?? [])
        .filter((item) => item.kind !== 'method' && item.static !== true)
        .filter(({ privacy = 'public' }) => privacy === 'public')
        .map(({ name = '' }) => (name === '' ? '(default)' : name));
      expect(names.filter((name) => !told.has(name))).toEqual([]);
      expect(section).toContain('<h3>Accessibility</h3>');
    });
  });
}

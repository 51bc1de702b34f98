import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRules } from './rules-check.js';
import { OFFICIAL_RULES } from './rules.js';
import { checkTariff } from './tariff-check.js';
import { TOURNAMENT_IDS, TOURNAMENTS } from './tournaments.js';

interface Written {
  id: string;
  source: string;
  tariff: { table?: object };
}

const records = readFileSync(
  new URL('../conformance/settlement-tournaments.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Written);

describe.each(TOURNAMENT_IDS)('%s', (id) => {
  const { tariff, rules, source, rounds } = TOURNAMENTS[id];

  it('has the table that its organiser published (tariffs.json)', () => {
    const written = records.filter((record) => record.id.startsWith(`${id}-`));
    expect(written.length).toBeGreaterThan(10);
    for (const record of written) {
      expect(record.tariff.table).toEqual(tariff.table);
      expect(record.source.split(';')[0]).toBe(source);
    }
  });

  it('is a tariff and rules that can be used', () => {
    expect(checkTariff(tariff)).toMatchObject({ ok: true });
    expect(checkRules({ ...OFFICIAL_RULES, ...rules })).toMatchObject({ ok: true });
    expect(rounds === null || rounds.count * rounds.hands >= 40).toBe(true);
  });
});

it('there are seven, three of them plus-only', () => {
  expect(TOURNAMENT_IDS).toHaveLength(7);
  const plusOnly = TOURNAMENT_IDS.filter((id) => TOURNAMENTS[id].tariff.table.plusOnly);
  expect(plusOnly).toEqual(['niederfuellbach-2024', 'pro-hof', 'oberwallenstadt']);
});

it('says what follows when nobody plays', () => {
  const mustPlay = TOURNAMENT_IDS.filter((id) => TOURNAMENTS[id].rules.allPass === 'must-play');
  expect(mustPlay).toEqual(['self-bar-2022', 'grossreuth']);
  expect(TOURNAMENTS['self-bar-2022'].rules.mustWin).toBe(60);
});

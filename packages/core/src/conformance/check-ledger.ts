import type { Contract } from '../contract.js';
import { beginLedger, foldRows, type Ledger } from '../ledger.js';
import { namedHand } from '../ledger-hand.js';
import type { Terms } from '../settle.js';
import type { Row } from '../sheet-row.js';
import { newSheet } from '../sheet.js';
import type { LedgerRecord } from './ledger-record.js';
import { rulesOf, tableRules } from './rules-of.js';
import { compare, failed, type Verdict } from './verdict.js';

type RecordRow = LedgerRecord['rows'][number];

const idOf = (person: number) => `p${person}`;
const PEOPLE = Array.from({ length: 20 }, (_, person) => idOf(person));
const numberOf = (id: string) => PEOPLE.indexOf(id);

/** Writes the sheet of a record row by row and compares what each leaves behind. */
export function checkLedger(record: LedgerRecord): Verdict {
  const { id, players, tariff } = record;
  const table = players === 3 ? tableRules('short', 3) : { players };
  const rules = rulesOf(record.rules, table);
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');
  const people = PEOPLE.slice(0, players).map((person) => ({ id: person, name: person }));
  const begun = newSheet(people, { tariff, rules: rules.value });
  if (!begun.ok) return failed(id, 'malformed', 'people or tariff');
  let ledger = beginLedger({ ...begun.value, firstDealer: idOf(record.firstDealer) });

  for (const [at, told] of record.rows.entries()) {
    const terms = termsOf(told, ledger.terms);
    if (terms === null) return failed(id, 'malformed', `rules of row ${at}`);
    const row = { ...rowOf(told, ledger, terms), id: `r${at}`, at, place: `${at + 1}1`, edit: at };
    ledger = foldRows(ledger, [row as Row & { place: string; edit: number }]);
    const verdict = compareRow(`${id} row ${at}`, told, ledger);
    if (!verdict.passed) return { ...verdict, id };
  }
  return { passed: true, id };
}

function compareRow(id: string, told: RecordRow, ledger: Ledger): Verdict {
  const { totals, dealer, sitsOut, stock, nextFactor, refused = [] } = told;
  const errors = ledger.rows.at(-1)?.errors ?? [];
  const got = {
    totals: ledger.totals.map((total) => total || 0),
    dealer: numberOf(ledger.dealer),
    sitsOut: ledger.sitsOut.map(numberOf),
    stock: ledger.stock,
    nextFactor: ledger.nextFactor,
    refused: errors.map(({ code }) => code),
  };
  const expected = {
    totals: totals ?? got.totals,
    dealer: dealer ?? got.dealer,
    sitsOut: sitsOut ?? got.sitsOut,
    stock: stock ?? got.stock,
    nextFactor: nextFactor ?? got.nextFactor,
    refused,
  };
  const verdict = compare(id, expected, got);
  return verdict.passed ? verdict : { ...verdict, detail: `${id}: ${verdict.detail}` };
}

function termsOf(told: RecordRow, now: Terms): Terms | null {
  if (told.kind !== 'agree') return now;
  const rules = rulesOf(told.rules, now.rules);
  return rules.ok ? { tariff: told.tariff ?? now.tariff, rules: rules.value } : null;
}

function rowOf(told: RecordRow, { seats }: Ledger, terms: Terms): object {
  switch (told.kind) {
    case 'hand': {
      const { raise, contract, partner, ...rest } = told.hand;
      const played = (raise === undefined ? contract : { ...contract, raised: raise }) as Contract;
      const input = { ...rest, contract: played, ...(typeof partner === 'number' && { partner }) };
      return { kind: 'hand', seats, terms, hand: namedHand(input, PEOPLE) };
    }
    case 'thrown-in': {
      const { consequence } = told;
      return { kind: 'thrown-in', seats, terms, ...(consequence && { consequence }) };
    }
    case 'correction': {
      const amounts = told.amounts.map(([person, amount]) => ({ player: idOf(person), amount }));
      const { stockChange: stock, outside } = told;
      return {
        kind: 'correction',
        reason: 'other',
        amounts,
        ...(stock !== undefined && { stock }),
        ...(outside && { outside }),
      };
    }
    case 'agree':
      return { kind: 'agree', terms };
    case 'join': {
      const { player, before } = told;
      const joining = { id: idOf(player), name: idOf(player) };
      return {
        kind: 'join',
        player: joining,
        ...(before !== undefined && { before: idOf(before) }),
      };
    }
    case 'reorder':
      return { kind: 'reorder', order: told.order.map(idOf) };
    case 'leave':
    case 'dealer':
      return { kind: told.kind, player: idOf(told.player) };
    case 'bock':
    case 'close':
    case 'reopen':
      return { kind: told.kind };
  }
}

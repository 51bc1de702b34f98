import { errorsDe } from './errors.de.js';
import type { SheetMoreWords } from './sheet-more.js';

export const sheetMoreDe: SheetMoreWords = {
  error: errorsDe,

  dealtBy: (name, forehand) => `${name} gab, ${forehand} kam raus`,
  at: (time) => time.toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' }),
  roles: {
    declarer: 'Spieler',
    partner: 'Mitspieler',
    defenders: 'Gegner',
    losers: 'Verlierer',
    virgins: 'Jungfrau',
    sweep: 'Durchmarsch',
    knockers: 'Geklopft',
  },
  counted: (points) => `${points} Augen`,
  inStock: (amount) => `danach im Stock: ${amount}`,
  noteLabel: 'Notiz',
  edit: 'Ändern',
  insert: 'Davor einfügen',
  strike: 'Streichen',
  stays: (name) =>
    `Bleibt stehen: Auch andere Zeilen handeln von ${name}. Heimgehen kann jeder unter „Leute“.`,
  of: (what, row) => `${row}: ${what}`,

  offence: 'Regelverstoß',
  offences: {
    'wrong-lead': 'falsch herausgekommen',
    'revoke-at-once': 'nicht bedient, gleich bemerkt',
    'revoke-later': 'nicht bedient, später bemerkt',
    'wrong-card-count': 'falsche Kartenzahl',
  },
  noOffence: 'keiner',
  byWhom: 'Von wem?',
  demandedRunners: 'Verlangte Laufende',
  demandedHint: 'wo nur zahlt, was verlangt wird; – heißt alle',
  schwarzUnsaid: 'Schwarz nicht angesagt',
  schneiderFreeUnsaid: '„Schneider frei“ nicht gesagt',
  factor: 'Dieses Spiel zählt',
  factorHint: 'Bock und Zusammengeworfenes verdoppelt die Liste von selbst',
  asSheet: 'wie die Liste sagt',
  ramschPoints: 'Augen, gezählt',

  beginBock: 'Bockrunde beginnen',
  what: 'Was ist es?',
  from: 'Wer zahlt?',
  to: 'An wen?',
  everybody: 'alle',
  till: 'Kasse',
  stock: 'Stock',
  amount: (each) => (each ? 'Wie viel jeder?' : 'Wie viel?'),
  transfer: (from, to, amount) => `${from} → ${to}: ${amount}`,
  write: 'Eintragen',
};

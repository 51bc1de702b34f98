import type { PricedItem, Tournament } from '@schafkopf/core';
import type { Language } from '../learn/contents.js';

/** The words of the lists that are drawn from core. */
interface ListWords {
  readonly tariffs: string;
  readonly tariff: string;
  readonly items: Readonly<Record<Listed, string>>;
  readonly runners: string;
  readonly raising: string;
  readonly bid: string;
  readonly soloist: string;
  readonly defence: string;
  readonly tournament: string;
  readonly results: readonly string[];
  readonly rules: (plusOnly: boolean, tournament: Tournament) => string;
  readonly examples: string;
  readonly where: string;
  readonly game: string;
  readonly value: string;
  readonly net: string;
  readonly refused: string;
  readonly options: string;
  readonly means: string;
  readonly values: string;
}

type Listed =
  | Extract<PricedItem, 'rufer' | 'wedding' | 'bettel' | 'ramsch' | 'solo' | 'sweep'>
  | 'unit';

export const LISTS: Readonly<Record<Language, ListWords>> = {
  de: {
    tariffs: 'Tarife',
    tariff: 'Tarif',
    items: {
      rufer: 'Rufspiel',
      wedding: 'Hochzeit',
      bettel: 'Bettel',
      ramsch: 'Ramsch',
      solo: 'Solo, Wenz, Geier',
      sweep: 'Durchmarsch',
      unit: 'Einheit: Schneider, schwarz, Laufender, Stock',
    },
    runners: 'Laufende',
    raising: 'Steigern',
    bid: 'Gebot',
    soloist: 'Der Spieler braucht',
    defence: 'Den Gegnern reichen',
    tournament: 'Turnier',
    results: ['Spiel', 'Einfach', 'Schneider', 'Schwarz'],
    rules: (plusOnly, { rounds, rules, source }) =>
      [
        rounds && `${rounds.count} × ${rounds.hands} Spiele.`,
        rules.deck === 'short' && 'Kurze Karte.',
        plusOnly && 'Nur die Gewinner schreiben; ein Strich heißt: nicht veröffentlicht.',
        rules.allPass === 'cross-play' && 'Wenn keiner will: Kreuzspiel.',
        rules.allPass === 'must-play' &&
          `Wenn keiner will: Muss-Spiel${rules.mustWin === 60 ? ', mit 60 gewonnen' : ''}.`,
        `Quelle: ${source}.`,
      ]
        .filter(Boolean)
        .join(' '),
    examples: 'Gerechnete Spiele',
    where: 'Wo es steht',
    game: 'Rechnung',
    value: 'Wert',
    net: 'Ergebnis',
    refused: 'geht nicht',
    options: 'Hausregeln',
    means: 'Worum es geht',
    values: 'Was man ausmachen kann',
  },
  en: {
    tariffs: 'Tariffs',
    tariff: 'Tariff',
    items: {
      rufer: 'Rufer',
      wedding: 'Wedding',
      bettel: 'Bettel',
      ramsch: 'Ramsch',
      solo: 'Solo, Wenz, Geier',
      sweep: 'Sweep',
      unit: 'Unit: Schneider, Schwarz, runner, Stock',
    },
    runners: 'Runners',
    raising: 'Raising',
    bid: 'Bid',
    soloist: 'The declarer needs',
    defence: 'The defenders need',
    tournament: 'Tournament',
    results: ['Game', 'Plain', 'Schneider', 'Schwarz'],
    rules: (plusOnly, { rounds, rules, source }) =>
      [
        rounds && `${rounds.count} × ${rounds.hands} hands.`,
        rules.deck === 'short' && 'Short pack.',
        plusOnly && 'Only the winners write points down; a dash means that they are not published.',
        rules.allPass === 'cross-play' && 'If nobody wants to play: cross play.',
        rules.allPass === 'must-play' &&
          `If nobody wants to play: must-play${rules.mustWin === 60 ? ', won with 60' : ''}.`,
        `Source: ${source}.`,
      ]
        .filter(Boolean)
        .join(' '),
    examples: 'Worked hands',
    where: 'Where it is',
    game: 'How it adds up',
    value: 'Value',
    net: 'Result',
    refused: 'not possible',
    options: 'House rules',
    means: 'What it is about',
    values: 'What you can agree on',
  },
};

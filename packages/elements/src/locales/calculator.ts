import type { RulePresetId } from '@schafkopf/core';

/** What the calculator asks. */
export interface CalculatorWords {
  readonly label: string;
  readonly contract: string;
  readonly won: string;
  readonly lost: string;
  readonly partner: string;
  readonly must: string;
  readonly margin: string;
  readonly margins: Readonly<Record<'plain' | 'schneider' | 'schwarz', string>>;
  readonly points: string;
  readonly runners: string;
  readonly heldBy: string;
  readonly holders: Readonly<Record<'declarer-side' | 'defence', string>>;
  readonly knocks: string;
  readonly kontra: string;
  readonly bock: string;
  readonly doubled: string;
  readonly stock: string;
  readonly raised: string;
  readonly penalty: string;
  readonly offender: string;
  readonly loser: string;
  readonly virgins: string;
  readonly sweep: string;
  readonly pointsBySeat: string;
  readonly players: string;
  readonly dealer: string;
  readonly rules: string;
  readonly ruleNames: Readonly<Record<RulePresetId, string>>;
  readonly ownRules: string;
  readonly tournaments: string;
  readonly none: string;
  readonly nobody: string;
  readonly table: string;
}

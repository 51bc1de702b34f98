import { isContract } from './contract.js';
import type { HandError, HandErrorCode, HandInput } from './hand-input.js';
import { OFFENCES } from './offence.js';

type Form = (value: unknown) => HandErrorCode | undefined;

const yesOrNo: Form = (value) => (typeof value === 'boolean' ? undefined : 'not-a-boolean');
const number: Form = (value) => (Number.isFinite(value) ? undefined : 'not-a-number');
const list: Form = (value) => (Array.isArray(value) ? undefined : 'not-a-list');

const side: Form = (value) =>
  value === 'declarer-side' || value === 'defence' ? undefined : 'runner-side-unknown';

const offence: Form = (value) => {
  const known = isObject(value) && OFFENCES.some((one) => one === value['offence']);
  return known ? undefined : 'offence-unknown';
};

const demand: Form = (value) => {
  if (!isObject(value)) return 'demand-out-of-range';
  for (const [part, said] of Object.entries(value)) {
    if (said === undefined) continue;
    if (part === 'runners' ? number(said) : !isSaid(part) || yesOrNo(said)) {
      return 'demand-out-of-range';
    }
  }
  return undefined;
};

function isSaid(part: string): boolean {
  return part === 'schwarz' || part === 'schneiderFree';
}

/** What a field must be before anybody asks what it says. */
const FORMS: Readonly<Record<keyof HandInput, Form>> = {
  contract: (value) => (isContract(value) ? undefined : 'contract-unknown'),
  won: yesOrNo,
  schneider: yesOrNo,
  schwarz: yesOrNo,
  declarer: number,
  partner: number,
  points: number,
  tricks: number,
  runners: number,
  runnersHeldBy: side,
  demanded: demand,
  knocks: number,
  knockers: list,
  kontra: number,
  bock: number,
  doubled: number,
  stock: number,
  penalty: offence,
  offerer: number,
  taker: number,
  loser: number,
  losers: list,
  virgins: list,
  sweep: number,
  pointsBySeat: list,
  tricksBySeat: list,
};

/**
 * What types forbid, but a program without types can still say: another kind of value, or a field
 * that no hand has. A misspelled `runners` would else be no runners, and cost money.
 */
export function formErrors(input: HandInput): HandError[] {
  if (!isObject(input)) return [{ code: 'contract-unknown', field: 'contract' }];
  const errors: HandError[] = [];
  const contract = FORMS.contract(input.contract);
  if (contract) errors.push({ code: contract, field: 'contract' });
  for (const [field, value] of Object.entries(input)) {
    if (field === 'contract' || value === undefined) continue;
    if (!isField(field)) errors.push({ code: 'field-unknown', field });
    else {
      const code = FORMS[field](value);
      if (code) errors.push({ code, field });
    }
  }
  return errors;
}

function isField(name: string): name is keyof HandInput {
  return Object.hasOwn(FORMS, name);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import { expect, it } from 'vitest';
import { readAudit } from './audited.mjs';

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };
const weakness = {
  severity: 'high',
  module_name: 'lit',
  vulnerable_versions: '<1.0.0',
  title: 'Text is taken for markup',
  url: 'https://example.org/1',
};
const report = (advisories: object, vulnerabilities: object, totalDependencies = 9) =>
  JSON.stringify({ advisories, metadata: { vulnerabilities, totalDependencies } });

it.each([
  ['no weakness in some dependencies', report({}, none), 'clean'],
  ['a weakness', report({ 1: weakness }, { ...none, high: 1 }), 'weak'],
  ['a count without its advisory', report({}, { ...none, low: 2 }), 'weak'],
  ['an answer about no dependency', report({}, none, 0), 'unanswered'],
  ['advisories without a count', JSON.stringify({ advisories: {} }), 'unanswered'],
  ['a refusal', JSON.stringify({ error: { message: 'responded with 405' } }), 'unanswered'],
  ['a refusal without words', JSON.stringify({ error: { code: 'ENOTFOUND' } }), 'unanswered'],
  ['a page of a proxy', '<html>{sorry}</html>', 'unanswered'],
  ['a warning before the answer', `WARN old\n${report({}, none)}`, 'clean'],
  ['an answer that was cut off', report({}, none).slice(0, 40), 'unanswered'],
  ['an empty answer', '{}', 'unanswered'],
  ['null', 'null', 'unanswered'],
  ['nothing at all', '', 'unanswered'],
])('%s', (_, said, status) => {
  expect(readAudit(said).status).toBe(status);
});

it('names each weakness, and what the registry said instead of an answer', () => {
  const weak = readAudit(report({ 1: weakness }, { ...none, high: 1 }));
  expect(weak.lines[0]).toContain('high: lit <1.0.0: Text is taken for markup');
  const refused = readAudit(JSON.stringify({ error: { message: 'responded with 405' } }));
  expect(refused.lines).toEqual([expect.stringMatching(/did not answer/), 'responded with 405']);
});

import { expect, it } from 'vitest';
import { fail, ok, unwrap } from './result.js';

it('unwrap gives the value, and throws on a failure, naming it', () => {
  expect(unwrap(ok(61))).toBe(61);
  expect(() => unwrap(fail({ code: 'not-a-card' }))).toThrow(
    new TypeError('unwrapped a failure: {"code":"not-a-card"}'),
  );
});

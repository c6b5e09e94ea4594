import { expect } from 'chai';
import { retryAfterSeconds } from '../../src/tail/retry-after.js';

const now = Date.parse('2026-11-23T03:00:00Z');

describe('the wait a server asks for', () => {
  for (const [header, seconds] of [
    ['0', 0],
    ['12', 12],
    ['Mon, 23 Nov 2026 03:00:30 GMT', 30],
    ['Mon, 23 Nov 2026 02:59:00 GMT', 0],
    ['Mon, 23 Nov 2099 03:00:00 GMT', 3600],
    ['99999999999', 3600],
    ['soon', 0],
    ['', 0],
    [null, 0],
  ] as const)
    it(`${header ?? 'no header'}: ${seconds} s`, () => {
      expect(retryAfterSeconds(header, now)).to.equal(seconds);
    });
});

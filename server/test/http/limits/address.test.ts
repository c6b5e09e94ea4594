import { expect } from 'chai';
import { bareAddress } from '../../../src/http/limits/address.js';

const cases: readonly (readonly [string | undefined, string])[] = [
  ['203.0.113.10', '203.0.113.10'],
  ['203.0.113.10:4711', '203.0.113.10'],
  [' 203.0.113.10 ', '203.0.113.10'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%eth0]:4711', 'fe80::1'],
  ['::ffff:203.0.113.10', '::ffff:203.0.113.10'],
  ['unknown', 'unknown'],
  ['unknown17', 'unknown'],
  ['_hidden', 'unknown'],
  ['203.0.113.10:x', 'unknown'],
  ['203.0.113.999', 'unknown'],
  ['[203.0.113.10', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
];

describe('the address of a client', () => {
  for (const [given, expected] of cases)
    it(`${String(given)} is ${expected}`, () => {
      expect(bareAddress(given)).to.equal(expected);
    });
});

import { expect } from 'chai';
import { fullNamesOf } from '../../src/index.js';

const names: readonly (readonly [firstname: string, displayName: string])[] = [
  ['Ann', 'A. Bee'],
  ['J', 'J. Bee'],
  ['-', '-. Bee'],
  ['A\u0301gnes', 'A\u0301. Bee'],
  ['A\u0301', 'A\u0301. Bee'],
  ['\u00c9lan', '\u00c9. Bee'],
  ['\u{1F468}\u200D\u{1F469}x', '\u{1F468}\u200D\u{1F469}. Bee'],
];

describe('the short name of a person', () => {
  it('has the first character of the first name, with all marks that combine with it', () => {
    expect(
      names.map(([firstname]) => fullNamesOf({ personId: 1, firstname, surname: 'Bee' }).displayName),
    ).to.deep.equal(names.map(([, displayName]) => displayName));
  });
});

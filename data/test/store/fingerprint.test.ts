import { expect } from 'chai';
import { engineFingerprint, fingerprintOf, tablesOfForms } from '../../src/store/fingerprint.js';

const names = Object.keys(tablesOfForms) as readonly (keyof typeof tablesOfForms)[];

describe('the fingerprint of compact forms', () => {
  it('is of the tables of today', () => {
    expect(fingerprintOf({ ...tablesOfForms })).to.equal(engineFingerprint);
  });

  it('depends on the features, whose order decides the bits of what a source lacks', () => {
    expect(names).to.include('features');
    expect(fingerprintOf({ ...tablesOfForms, features: [...tablesOfForms.features].reverse() })).not.to.equal(
      engineFingerprint,
    );
  });

  for (const name of names)
    it(`is another if ${name} changes`, () => {
      expect(fingerprintOf({ ...tablesOfForms, [name]: 'changed' })).not.to.equal(engineFingerprint);
    });
});

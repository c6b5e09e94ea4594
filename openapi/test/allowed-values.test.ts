import { expect } from 'chai';
import { allowedValues } from '../src/allowed-values.js';

describe('allowedValues', () => {
  it('lists the values of an enum', () => {
    expect(allowedValues({ enum: ['home', 'away'], minimum: 1 })).to.equal('one of home, away');
  });

  it('names the limits of a number', () => {
    expect(allowedValues({ minimum: 0, maximum: 10 })).to.equal('from 0 to 10');
    expect(allowedValues({ minimum: 0 })).to.equal('from 0');
    expect(allowedValues({ maximum: 10 })).to.equal('up to 10');
  });

  it('is empty where nothing is limited', () => {
    expect(allowedValues({})).to.equal('');
  });
});

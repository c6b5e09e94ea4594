import { expect } from 'chai';
import { damageRounds } from '../damage/damage-rounds.js';

const ROUNDS = 6;

describe('a server on a folder of state whose files are damaged', () => {
  it('answers without 5xx other than 503 for what is damaged, or ends with one line', async () => {
    const { faults, ...outcomes } = await damageRounds({ rounds: ROUNDS, seed: 3 });
    expect(faults).to.deep.equal([]);
    expect(outcomes.setAside).to.be.greaterThan(0);
  });
});

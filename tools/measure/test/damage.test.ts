import { expect } from 'chai';
import { damage } from '../damage.js';
import { play } from '../run-scenario.js';

describe('a server on a folder of state whose files are damaged', () => {
  it('answers without 5xx other than 503 for what is damaged, or ends with one line', async () => {
    const { rows, faults } = await play(damage, { rounds: 6, seed: 3 });
    expect(faults).to.deep.equal([]);
    expect(rows[0]?.setAside).to.be.greaterThan(0);
  });
});

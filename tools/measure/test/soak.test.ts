import { expect } from 'chai';
import { play } from '../run-scenario.js';
import { soak } from '../soak.js';

describe('a soak', () => {
  it('loses no event and repeats none, for those who stay and those who come and go, while statistics are asked for', async () => {
    const { rows, faults } = await play(soak, { matches: 2, clients: 10, rate: 10, speed: 600, entries: 300 });
    expect(faults).to.deep.equal([]);
    expect(rows[0]).to.deep.include({ lost: 0, outOfTurn: 0, entries: 600 });
    expect(rows[0]?.heard).to.be.at.least(10 * 300);
    expect(rows[0]?.requests).to.be.greaterThan(0);
  });
});

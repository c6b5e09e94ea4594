import { expect } from 'chai';
import { play } from '../run-scenario.js';
import { soak } from '../soak.js';

describe('a soak', () => {
  it('loses no event and repeats none, for those who stay and those who come and go, while requests of all kinds come', async () => {
    const { rows, faults } = await play(soak, { matches: 2, clients: 10, rate: 10, speed: 600, entries: 300 });
    expect(faults).to.deep.equal([]);
    expect(rows[0]).to.deep.include({ lost: 0, outOfTurn: 0, entries: 600 });
    expect(rows[0]?.heard).to.be.at.least(10 * 300);
    expect(rows[0]?.requests).to.be.greaterThan(0);
  });

  it('plays several hours, and then sends many requests over many connections', async () => {
    const short = { matches: 1, clients: 5, rate: 10, speed: 600, entries: 150 };
    const { rows, faults } = await play(soak, { ...short, hours: 2, requests: 200, connections: 50 });
    expect(faults).to.deep.equal([]);
    expect(rows[0]).to.deep.include({ lost: 0, outOfTurn: 0, entries: 300 });
    expect(rows[1]).to.include({ connections: 50, requests: 200 });
  });
});

import { expect } from 'chai';
import { play } from '../run-scenario.js';
import { soak } from '../soak.js';

describe('a soak', () => {
  it('loses no event, no webhook and no request in several hours, and then sends many requests over many connections', async () => {
    const short = { hours: 2, matches: 2, clients: 10, users: 2, batch: 30, entries: 150 };
    const { rows, faults } = await play(soak, { ...short, requests: 200, connections: 50 });
    expect(faults).to.deep.equal([]);
    for (const row of rows.slice(0, 2)) {
      expect(row).to.deep.include({ lost: 0, outOfTurn: 0, undelivered: 0, entries: 300 });
      expect(row.heard).to.be.at.least(10 * 150);
      expect(row.webhooks).to.be.at.least(300);
      expect(row.requests).to.be.greaterThan(0);
    }
    expect(rows[2]).to.include({ connections: 50, requests: 200 });
  });
});

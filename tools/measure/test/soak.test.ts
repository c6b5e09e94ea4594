import { expect } from 'chai';
import { runSoak } from '../soak/run-soak.js';

describe('a soak', () => {
  it('loses no event and repeats none, for those who stay and those who come and go, while statistics are asked for', async () => {
    const { memory, heard, entries, requests, ...soaked } = await runSoak({
      matches: 2,
      clients: 10,
      rate: 10,
      speed: 600,
      entries: 300,
    });
    expect(soaked).to.deep.include({ lost: 0, outOfTurn: 0, failures: {} });
    expect(entries).to.equal(600);
    expect(heard).to.be.at.least(10 * 300);
    expect(requests).to.be.greaterThan(0);
    expect(memory).to.have.lengthOf(3);
  });
});

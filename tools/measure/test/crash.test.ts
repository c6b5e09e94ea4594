import { expect } from 'chai';
import { crashes } from '../crash/crashes.js';

describe('a writer of live matches that is killed', () => {
  it('leaves all it acknowledged, whole and valid, each time', async () => {
    const { kills, faults, acknowledged } = await crashes(5);
    expect({ kills, faults }).to.deep.equal({ kills: 5, faults: [] });
    expect(acknowledged).to.be.greaterThan(5);
  });
});

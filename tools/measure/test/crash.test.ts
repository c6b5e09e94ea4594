import { expect } from 'chai';
import { crash } from '../crash.js';
import { play } from '../run-scenario.js';

describe('a writer of live matches that is killed', () => {
  it('leaves all it acknowledged, whole and valid, each time', async () => {
    const { rows, faults } = await play(crash, { kills: 5 });
    expect(faults).to.deep.equal([]);
    expect(rows[0]?.kills).to.equal(5);
    expect(rows[0]?.acknowledged).to.be.greaterThan(5);
  });
});

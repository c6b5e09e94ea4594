import { expect } from 'chai';
import { turnsOfLoop } from '../../../src/features/mcp/turns-of-loop.js';

/** Counts the turns of the event loop until it is stopped. */
function countTurns(): { readonly now: () => number; readonly stop: () => void } {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return {
    now: () => turns,
    stop: () => {
      clearImmediate(next);
    },
  };
}

describe('turns of the event loop', () => {
  it('are taken one by one, in order, also after a pause', async () => {
    const turn = turnsOfLoop();
    const turns = countTurns();
    const taken: { readonly n: number; readonly at: number }[] = [];
    const take = async (n: number): Promise<void> => {
      await turn();
      taken.push({ n, at: turns.now() });
    };
    await Promise.all([take(0), take(1), take(2)]);
    await Promise.all([take(3), take(4)]);
    turns.stop();
    expect(taken.map(({ n }) => n)).to.deep.equal([0, 1, 2, 3, 4]);
    expect(new Set(taken.map(({ at }) => at))).to.have.property('size', 5);
  });
});

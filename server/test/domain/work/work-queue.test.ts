import { expect } from 'chai';
import { SLICE_MILLISECONDS, WorkQueue } from '../../../src/domain/work/work-queue.js';

/** A queue with a clock and an event loop of its own. Each step takes a millisecond. */
function scene() {
  let now = 0;
  const turns: (() => void)[] = [];
  const queue = new WorkQueue({ now: () => now, nextTurn: (run) => turns.push(run) });
  const done: string[] = [];
  const step = (name: string) => () => {
    now += 1;
    done.push(name);
    return name;
  };
  /** Lets the event loop turn once and returns the steps that ran meanwhile. */
  const turn = (): readonly string[] => {
    turns.shift()?.();
    return done.splice(0);
  };
  return { queue, step, turn };
}

describe('the queue of long work', () => {
  it('runs steps in order, and lets the event loop turn after each slice', () => {
    const { queue, step, turn } = scene();
    const names = Array.from({ length: SLICE_MILLISECONDS + 2 }, (_, n) => `step ${n}`);
    for (const name of names) void queue.run(step(name));
    expect(turn()).to.deep.equal(names.slice(0, SLICE_MILLISECONDS));
    expect(queue.length).to.equal(2);
    expect(turn()).to.deep.equal(names.slice(SLICE_MILLISECONDS));
    expect(turn()).to.deep.equal([]);
  });

  it('resolves with the result of a step, and rejects with what it throws', async () => {
    const queue = new WorkQueue();
    expect(await queue.run(() => 7)).to.equal(7);
    const failure = new Error('no');
    const thrown: unknown = await queue
      .run(() => {
        throw failure;
      })
      .catch((error: unknown) => error);
    expect(thrown).to.equal(failure);
    expect(await queue.run(() => 8)).to.equal(8);
  });

  it('computes the items of several lists in turns', async () => {
    const queue = new WorkQueue();
    const computed: string[] = [];
    function* list(name: string): Generator<number> {
      for (let n = 0; n < 3; n += 1) {
        computed.push(name);
        yield n;
      }
    }
    const itemsOf = async (name: string): Promise<readonly number[]> => {
      const items: number[] = [];
      for await (const item of queue.items(list(name))) items.push(item);
      return items;
    };
    expect(await Promise.all([itemsOf('a'), itemsOf('b')])).to.deep.equal([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(computed.join('')).to.equal('ababab');
  });

  it('ends a list whose reader stops', async () => {
    let isEnded = false;
    function* list(): Generator<number> {
      try {
        yield 1;
        yield 2;
      } finally {
        isEnded = true;
      }
    }
    for await (const item of new WorkQueue().items(list())) if (item === 1) break;
    expect(isEnded).to.equal(true);
  });
});

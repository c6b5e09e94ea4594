import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { SLICE_MILLISECONDS, WorkQueue, type Steps } from '../../src/domain/work-queue.js';

/** A queue with its own clock and event loop. Each step takes a millisecond. */
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
  const turn = async (): Promise<readonly string[]> => {
    turns.shift()?.();
    await setImmediate();
    return done.splice(0);
  };
  return { queue, step, turn };
}

describe('the queue of long work', () => {
  it('runs steps in order, and lets the event loop turn after each slice', async () => {
    const { queue, step, turn } = scene();
    const names = Array.from({ length: SLICE_MILLISECONDS + 2 }, (_, n) => `step ${n}`);
    for (const name of names) void queue.run(step(name));
    expect(await turn()).to.deep.equal(names.slice(0, SLICE_MILLISECONDS));
    expect(queue.length).to.equal(2);
    expect(await turn()).to.deep.equal(names.slice(SLICE_MILLISECONDS));
    expect(await turn()).to.deep.equal([]);
  });

  it('counts what awaited the result of a step', async () => {
    const { queue, step, turn } = scene();
    const long = queue.run(step('step')).then(() => {
      for (let n = 0; n < SLICE_MILLISECONDS; n += 1) step('result')();
    });
    void queue.run(step('next'));
    expect(await turn()).to.deep.equal(['step', ...Array.from({ length: SLICE_MILLISECONDS }, () => 'result')]);
    await long;
    expect(await turn()).to.deep.equal(['next']);
  });

  it('runs work that may be short before the next steps of long work, but not in two slices alone', async () => {
    const { queue, step, turn } = scene();
    const shorts = Array.from({ length: SLICE_MILLISECONDS }, () => 'short');
    for (const name of shorts) void queue.runSoon(step(name));
    for (const name of ['long 1', 'long 2']) void queue.run(step(name));
    for (const name of [...shorts, ...shorts]) void queue.runSoon(step(name));
    expect((await turn()).slice(SLICE_MILLISECONDS)).to.deep.equal(shorts);
    expect(await turn()).to.deep.equal(['long 1', ...shorts.slice(1)]);
    expect(await turn()).to.deep.equal(['short', 'long 2']);
  });

  it('runs each step in the context of its caller, such as its span', async () => {
    const queue = new WorkQueue();
    const caller = new AsyncLocalStorage<string>();
    const names = await Promise.all(
      ['first', 'second'].map((name) => caller.run(name, () => queue.run(() => caller.getStore()))),
    );
    expect(names).to.deep.equal(['first', 'second']);
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

  it('computes and uses the items of several lists in turns, each once the last one is used', async () => {
    const queue = new WorkQueue();
    const steps: string[] = [];
    function* list(name: string): Generator<string> {
      for (let n = 0; n < 3; n += 1) {
        steps.push(`${name}${n} computed`);
        yield `${name}${n}`;
      }
    }
    const use = async (item: string): Promise<boolean> => {
      steps.push(`${item} used`);
      await Promise.resolve();
      return true;
    };
    await Promise.all([queue.each(list('a'), use), queue.each(list('b'), use)]);
    expect(steps).to.deep.equal(
      ['a0', 'b0', 'a1', 'b1', 'a2', 'b2'].flatMap((item) => [`${item} computed`, `${item} used`]),
    );
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
    await new WorkQueue().each(list(), () => false);
    expect(isEnded).to.equal(true);
  });

  it('runs a short step at once while the turn has time left, and lets it wait otherwise', async () => {
    const { queue, step, turn } = scene();
    const names = Array.from({ length: SLICE_MILLISECONDS }, (_, n) => `step ${n}`);
    expect(names.map((name) => queue.runSoon(step(name)))).to.deep.equal(names);
    const late = queue.runSoon(step('late'));
    const later = queue.runSoon(step('later'));
    expect(late).to.be.instanceOf(Promise);
    expect(queue.added).to.equal(2);
    expect((await turn()).slice(names.length)).to.deep.equal(['late', 'later']);
    expect(await Promise.all([late, later])).to.deep.equal(['late', 'later']);
    expect(await turn()).to.deep.equal([]);
    expect(queue.runSoon(step('next'))).to.equal('next');
  });

  it('finishes steps at once if the turn has time for all of them, and the rest in turn otherwise', async () => {
    const { queue, step, turn } = scene();
    function* steps(count: number): Steps<string> {
      for (let n = 1; n < count; n += 1) yield step(`step ${n}`)();
      return step('last')();
    }
    expect(queue.finish(steps(3))).to.equal('last');
    await turn();
    const result = queue.finish(steps(2 * SLICE_MILLISECONDS + 1));
    expect((await turn()).length).to.equal(2 * SLICE_MILLISECONDS);
    expect(await turn()).to.deep.equal(['last']);
    expect(await result).to.equal('last');
  });

  it('rejects steps that fail while they wait', async () => {
    const { queue, step, turn } = scene();
    function* failing(): Steps<string> {
      for (let n = 0; n < SLICE_MILLISECONDS; n += 1) yield step('step')();
      throw new Error('no');
    }
    const failed = Promise.resolve(queue.finish(failing())).catch((error: unknown) => error);
    await turn();
    expect(await failed)
      .to.be.instanceOf(Error)
      .with.property('message', 'no');
  });
});

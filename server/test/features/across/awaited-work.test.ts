import { expect } from 'chai';
import { AwaitedWork } from '../../../src/features/across/awaited-work.js';
import { Problem } from '../../../src/domain/problems.js';
import type { Timers } from '../../../src/domain/timers.js';

/** Timers that a test fires: those due within some time. */
class Clock implements Timers {
  readonly #waiting = new Map<() => void, number>();
  #now = 0;

  readonly every = (): never => {
    throw new Error('nothing is repeated');
  };
  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    this.#waiting.set(run, this.#now + milliseconds);
    return () => {
      this.#waiting.delete(run);
    };
  };

  pass(seconds: number): void {
    this.#now += seconds * 1000;
    for (const [run, due] of this.#waiting)
      if (due <= this.#now) {
        this.#waiting.delete(run);
        run();
      }
  }
}

const settled = (): Promise<unknown> => new Promise(setImmediate);

describe('work that requests wait for', () => {
  let clock: Clock;
  let work: AwaitedWork<string>;
  let starts: { readonly end: (result: string) => void; readonly fail: (error: Error) => void }[];
  let held: boolean[];

  const ask = (key = 'question'): Promise<string> =>
    work.run(
      key,
      { signal: new AbortController().signal, wait: 10 },
      () =>
        new Promise((end, fail) => {
          starts.push({ end, fail });
        }),
      (until) => {
        const at = held.push(true) - 1;
        const leave = (): void => {
          held[at] = false;
        };
        until.then(leave, leave);
      },
    );

  /** Asks, and returns the status of the problem that the request gets after ten seconds. */
  async function askInVain(key?: string): Promise<number | undefined> {
    const answer = ask(key).catch((error: unknown) => error);
    clock.pass(10);
    const problem = await answer;
    return problem instanceof Problem ? problem.status : undefined;
  }

  beforeEach(() => {
    clock = new Clock();
    work = new AwaitedWork(clock);
    [starts, held] = [[], []];
  });

  it('goes on after 503, and the request that comes back gets its result', async () => {
    expect(await askInVain()).to.equal(503);
    expect(await askInVain()).to.equal(503);
    starts[0]?.end('answer');
    await settled();
    expect(await ask()).to.equal('answer');
    expect(starts).to.have.lengthOf(1);
  });

  it('holds memory until its result is taken', async () => {
    await askInVain();
    starts[0]?.end('answer');
    await settled();
    expect(held).to.deep.equal([false, true]);
    await ask();
    await settled();
    expect(held).to.deep.equal([false, false]);
  });

  it('drops a result a minute after it is ready', async () => {
    await askInVain();
    clock.pass(600);
    expect(work.has('question')).to.equal(true);
    starts[0]?.end('answer');
    await settled();
    clock.pass(60);
    await settled();
    expect([work.has('question'), ...held]).to.deep.equal([false, false, false]);
  });

  it('is started again if it failed', async () => {
    await askInVain();
    starts[0]?.fail(new Error('the disk is gone'));
    await settled();
    const again = ask();
    starts[1]?.end('answer');
    expect(await again).to.equal('answer');
  });

  it('keeps a limited number of results, and drops those of the earliest requests', async () => {
    const keys = Array.from({ length: 17 }, (_, n) => `question ${n}`);
    for (const key of keys) await askInVain(key);
    for (const { end } of starts) end('answer');
    await settled();
    expect(keys.filter((key) => !work.has(key))).to.deep.equal(['question 0']);
  });
});

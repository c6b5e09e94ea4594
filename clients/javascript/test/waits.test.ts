import { mock } from 'node:test';
import { expect } from 'chai';
import { eachMatch } from '../src/each-match.js';
import { NotStarted } from '../src/errors.js';
import { RequestQueue } from '../src/request-queue.js';
import { reasonOf, sleep } from '../src/sleep.js';
import { asRows, type Rows } from '../src/table-rows.js';
import { rejection } from './support/rejection.js';

const HOUR = 3600;
const reason = new Error('enough');

/** A signal that counts who listens to it. */
function countedSignal(): { readonly stop: AbortController; readonly listeners: () => number } {
  const stop = new AbortController();
  const { signal } = stop;
  let count = 0;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  mock.method(signal, 'addEventListener', (...args: Parameters<typeof add>) => {
    count += 1;
    add(...args);
  });
  mock.method(signal, 'removeEventListener', (...args: Parameters<typeof remove>) => {
    count -= 1;
    remove(...args);
  });
  return { stop, listeners: () => count };
}

describe('a wait', () => {
  it('ends with the reason of its signal, before it began or during it', async () => {
    expect(await rejection(sleep(HOUR, AbortSignal.abort(reason)))).to.equal(reason);
    const stop = new AbortController();
    const waiting = rejection(sleep(HOUR, stop.signal));
    stop.abort(reason);
    expect(await waiting).to.equal(reason);
  });

  it('lasts its seconds, with a signal or without', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const ended: string[] = [];
    const waits = [
      sleep(2).then(() => ended.push('without')),
      sleep(2, new AbortController().signal).then(() => ended.push('with')),
    ];
    mock.timers.tick(1999);
    await Promise.resolve();
    expect(ended).to.deep.equal([]);
    mock.timers.tick(1);
    await Promise.all(waits);
    expect(ended).to.deep.equal(['without', 'with']);
    mock.timers.reset();
    expect(reasonOf(undefined).message).to.equal('aborted');
  });

  it('leaves no listener and no timer behind', async () => {
    const { stop, listeners } = countedSignal();
    await sleep(0, stop.signal);
    expect(listeners()).to.equal(0);
    const cleared = mock.method(globalThis, 'clearTimeout');
    const waiting = rejection(sleep(HOUR, stop.signal));
    stop.abort(reason);
    await waiting;
    expect(cleared.mock.callCount()).to.equal(1);
    cleared.mock.restore();
  });
});

describe('a queue of requests', () => {
  it('rejects a request that was aborted, while it waits for its place too, and sends the others', async () => {
    const queue = new RequestQueue(1);
    const { stop, listeners } = countedSignal();
    const begun: string[] = [];
    let end = (): void => undefined;
    const first = queue.run(() => {
      begun.push('first');
      return new Promise<void>((resolve) => (end = resolve));
    });
    const aborted = rejection(queue.run(() => Promise.resolve(begun.push('aborted')), stop.signal));
    const last = queue.run(() => Promise.resolve(begun.push('last')), countedSignal().stop.signal);
    stop.abort(reason);
    expect(await aborted).to.equal(reason);
    end();
    await Promise.all([first, last]);
    expect(begun).to.deep.equal(['first', 'last']);
    expect(listeners()).to.equal(1);
    expect(await rejection(queue.run(() => Promise.resolve(0), AbortSignal.abort(reason)))).to.equal(reason);
    expect(await queue.run(() => Promise.resolve('next'))).to.equal('next');
  });

  it('runs a task without a signal as soon as there is a place, and listens to no signal once it runs', async () => {
    const queue = new RequestQueue(1);
    const { stop, listeners } = countedSignal();
    const ends: (() => void)[] = [];
    const task = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
    const all = [queue.run(task), queue.run(task, stop.signal), queue.run(task)];
    for (let at = 0; at < all.length; at += 1) {
      ends[at]?.();
      await all[at];
    }
    expect([ends.length, listeners()]).to.deep.equal([3, 0]);
  });

  it('ends a pause with the reason of its signal, and reports how long the pause is', async () => {
    mock.timers.enable({ apis: ['Date'] });
    const queue = new RequestQueue(1);
    queue.pause(HOUR);
    queue.pause(10);
    const pauses: number[] = [];
    const paused = queue.resumed(AbortSignal.abort(reason), (seconds) => pauses.push(seconds));
    expect(await rejection(paused)).to.equal(reason);
    expect(pauses).to.deep.equal([HOUR]);
    mock.timers.tick(HOUR * 1000);
    await queue.resumed(undefined, (seconds) => pauses.push(seconds));
    expect(pauses).to.deep.equal([HOUR]);
    mock.timers.reset();
  });
});

describe('a call with several matches', () => {
  const rows = (matchId: number): Rows<object> => asRows([{ matchId }], ['matchId']);
  const upcoming = (matchId: number): NotStarted => new NotStarted(403, { detail: `${matchId} has not begun` });

  for (const [count, listed] of [
    [5, '1, 2, 3, 4, 5'],
    [6, '1, 2, 3, 4, 5 and 1 more'],
    [8, '1, 2, 3, 4, 5 and 3 more'],
  ] as const)
    it(`names the first five of ${count} matches that have not begun`, async () => {
      const ids = Array.from({ length: count }, (_, at) => at + 1);
      const [warnings, progress] = [[] as string[], [] as string[]];
      const heard = {
        onWarning: (warning: string) => warnings.push(warning),
        onProgress: ({ done, total }: { readonly done: number; readonly total: number }) =>
          progress.push(`${done}/${total}`),
      };
      const table = await eachMatch([...ids, 99], {}, heard, (matchId) =>
        matchId === 99 ? Promise.resolve(rows(99)) : Promise.reject(upcoming(matchId)),
      );
      expect([...table]).to.deep.equal([{ matchId: 99 }]);
      expect(warnings).to.deep.equal([`No rows for matches that have not started: ${listed}.`]);
      expect(progress.at(-1)).to.equal(`${count + 1}/${count + 1}`);
    });

  it('has no warning if all have begun', async () => {
    const warnings: string[] = [];
    const heard = { onWarning: (warning: string) => warnings.push(warning), onProgress: undefined };
    const table = await eachMatch([1, 2], {}, heard, (matchId) => Promise.resolve(rows(matchId)));
    expect([[...table], warnings]).to.deep.equal([[{ matchId: 1 }, { matchId: 2 }], []]);
  });

  it('fails if none has begun, and ends all requests with the first other error', async () => {
    const heard = { onWarning: () => undefined, onProgress: undefined };
    const none = await rejection(eachMatch([1, 2], {}, heard, (matchId) => Promise.reject(upcoming(matchId))));
    expect(none).to.be.instanceOf(NotStarted);
    const ended: unknown[] = [];
    const failed = await rejection(
      eachMatch([1, 2], {}, heard, async (matchId, { signal }) => {
        if (matchId === 2) throw reason;
        await sleep(HOUR, signal).catch((error: unknown) => ended.push(error));
        return rows(matchId);
      }),
    );
    expect([failed, ended]).to.deep.equal([reason, [reason]]);
  });
});

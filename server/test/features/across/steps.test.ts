import type { AcrossTable } from '@goalsquare/engine';
import { expect } from 'chai';
import { rowOrder, rowsUpTo, sortRows } from '../../../src/features/across/sorted-rows.js';
import { SharedWork } from '../../../src/features/across/shared-work.js';
import type { Steps } from '../../../src/domain/work-queue.js';

const ROWS = 50_000;

/** A number that looks random, and repeats. */
const valueOf = (row: number): number => (row * 7919) % 1013;

const table: AcrossTable = {
  codes: ['KICK'],
  measures: ['total'],
  by: ['person'],
  rows: ROWS,
  keys: { person: Int32Array.from({ length: ROWS }, (_, row) => ROWS - row) },
  matches: new Int32Array(ROWS),
  seconds: new Int32Array(ROWS),
  matchesOf: () => 0,
  column: () => {
    throw new Error('the rows are sorted by their values');
  },
  value: (_n, _m, row) => (row % 11 === 0 ? undefined : valueOf(row)),
  order: () => 0,
  rank: () => 0,
  percentile: () => undefined,
};

const order = rowOrder(table, [{ key: { is: 'value', code: 'KICK', measure: 'total' }, isDescending: true }]);

/** Runs steps and returns the result and the most comparisons of any step. */
function run(steps: (compare: (a: number, b: number) => number) => Steps<Int32Array>) {
  let comparisons = 0;
  let most = 0;
  const counted = steps((a, b) => {
    comparisons += 1;
    return order.compare(a, b);
  });
  for (;;) {
    comparisons = 0;
    const step = counted.next();
    most = Math.max(most, comparisons);
    if (step.done === true) return { sorted: step.value, most };
  }
}

describe('rows that are sorted in steps', () => {
  it('are in the order of one sort, and no step compares more than some thousand', () => {
    const { sorted, most } = run((compare) => sortRows(ROWS, compare));
    const expected = Array.from({ length: ROWS }, (_, row) => row).sort(order.compare);
    expect([...sorted]).to.deep.equal(expected);
    expect(most).to.be.lessThan(60_000);
  });

  it('have what has no value last, in both directions', () => {
    for (const isDescending of [true, false]) {
      const { compare } = rowOrder(table, [{ key: { is: 'value', code: 'KICK', measure: 'total' }, isDescending }]);
      expect(Math.sign(compare(0, 1))).to.equal(1);
      expect(Math.sign(compare(1, 11))).to.equal(-1);
    }
  });

  it('are found by their position', () => {
    const { sorted } = run((compare) => sortRows(ROWS, compare));
    for (const at of [0, 1, 4095, 4096, 30_000, ROWS - 1])
      expect(rowsUpTo(sorted, order.positionOf(sorted[at] ?? 0), order)).to.equal(at + 1);
  });
});

describe('work that requests share', () => {
  it('runs once at a time for each key', async () => {
    const work = new SharedWork<number>();
    let started = 0;
    const start = (): Promise<number> => Promise.resolve((started += 1));
    const { signal } = new AbortController();
    expect(await Promise.all([work.run('a', signal, start), work.run('a', signal, start)])).to.deep.equal([1, 1]);
    expect(await work.run('b', signal, start)).to.equal(2);
    expect(await work.run('a', signal, start)).to.equal(3);
    expect(work.size).to.equal(0);
  });

  it('stops once the last client is gone, and starts again for the next', async () => {
    const work = new SharedWork<string>();
    const stops: AbortSignal[] = [];
    const start = (signal: AbortSignal): Promise<string> => {
      stops.push(signal);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('stopped'));
        });
        if (stops.length === 2) resolve('done');
      });
    };
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [work.run('a', one.signal, start), work.run('a', other.signal, start)].map((running) =>
      running.then(
        () => 'done',
        (error: unknown) => (error as Error).message,
      ),
    );
    one.abort();
    expect(stops[0]?.aborted).to.equal(false);
    other.abort();
    expect(await Promise.all(both)).to.deep.equal(['stopped', 'stopped']);
    expect(await work.run('a', new AbortController().signal, start)).to.equal('done');
  });

  it('passes on what fails', async () => {
    const work = new SharedWork<string>();
    const failing = work.run('a', new AbortController().signal, () => Promise.reject(new Error('no')));
    expect(await failing.catch((error: unknown) => (error as Error).message)).to.equal('no');
    expect(work.size).to.equal(0);
  });
});

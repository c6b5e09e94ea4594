import type { Chain } from '@goalsquare/engine';
import { numberIn, rowsOf } from '../reference.js';
import { Tallies, Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { comparing, type Measure, type Seen } from './measure.js';

const starts = {
  ballUp: 'BU',
  centreBounce: 'CB',
  kickIn: 'KI',
  possGain: 'INT',
  throwIn: 'TI',
} as const satisfies Record<string, Chain['start']>;
const ends = {
  ballUpCall: 'BU',
  behind: 'BEHI',
  endQuarter: 'EP',
  goal: 'GOAL',
  outOfBounds: 'OOB',
  rushed: 'RUSH',
  rushedOpp: 'RUSHOPP',
  turnover: 'TURN',
} as const satisfies Record<string, Chain['end']>;
/**
 * Disposals per chain by the start of the chain, and the share of points by the start of the chain. **Source**: data
 * facts, section 5.
 */
const disposals = { INT: 3.1, KI: 3.2, CB: 2.7, TI: 2.5, BU: 2.4 } as const;
const points = { INT: 0.59, TI: 0.14, CB: 0.13, BU: 0.1, KI: 0.04 } as const;

const scored: Readonly<Partial<Record<Chain['end'], number>>> = { GOAL: 6, BEHI: 1, RUSH: 1 };

/** Compares possession chains: their number, length, starts, ends and points. */
export class Chains implements Measure {
  readonly #number = new Tally();
  readonly #tallies = new Tallies();

  take({ chains }: Seen): void {
    this.#number.add(chains.length);
    for (const { start, end, rows, side } of chains) {
      this.#tallies.of(start, end).add(1);
      this.#tallies
        .of(start, 'disposals')
        .add(rows.filter((row) => row.side === side && row.play.is === 'disposal').length);
      this.#tallies.of(start, 'points').add(scored[end] ?? 0);
    }
  }

  compared(): readonly Compared[] {
    const all = Object.keys(points).reduce((sum, start) => sum + this.#tallies.of(start, 'points').sum, 0);
    const { mean, meanAndSd, share } = comparing('chains');
    return [
      ...meanAndSd('a match', [243, 20], this.#number),
      ...Object.entries(disposals).map(([start, real]) =>
        mean(`disposals of ${start}`, real, this.#tallies.of(start, 'disposals').mean),
      ),
      ...Object.entries(points).map(([start, real]) =>
        share(`points from ${start}`, real, this.#tallies.of(start, 'points').sum / all),
      ),
      ...rowsOf('chain_start_end').flatMap((row) =>
        Object.entries(ends).map(([name, end]) => {
          const start = starts[row.ini as keyof typeof starts];
          const whole = Math.max(1, this.#tallies.of(start, 'points').count);
          return share(`${row.ini ?? ''} to ${name}`, numberIn(row, name), this.#tallies.of(start, end).count / whole);
        }),
      ),
    ];
  }
}

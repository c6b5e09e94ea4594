import { playerStatistics, planOf } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';
import { Tallies, type Tally } from '../tally.js';
import { correlationOf, meanOf } from './correlation.js';
import { comparing, type Measure, type Seen } from './measure.js';

/** Minimum number of matches in a season for a player's mean to count. */
const FEWEST = 10;

/** Highest age of young players, and lowest age of old players, at the end of the later season. */
const [YOUNG, OLD] = [22, 31] as const;

/**
 * Change of a player's mean over three seasons from which the career counts as rising or falling. **Units**: disposals.
 */
const CLEAR = 2;

/**
 * Bounds for how players' mean disposals change over the seasons of the first men's league. They are wide estimates,
 * because the reference covers players in only one season.
 */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'season to season: r of mean disposals': [0.72, 0.92],
  'season to season: change of young players': [0.6, 2.5],
  'season to season: change of the old': [-2.5, -0.4],
  'three seasons: share that rises': [0.15, 0.45],
  'three seasons: share that falls': [0.1, 0.4],
};

interface Year {
  readonly disposals: Tally;
  readonly age: number;
}

const plan = planOf('player', ['DISPOSAL', 'TIME_ON_GROUND']);

/** Compares how players' careers rise and fall over the seasons of a world. **Empty**: no rows for a single season. */
export class Careers implements Measure {
  readonly #tallies = new Tallies();
  /** By world and person, and then by season. */
  readonly #careers = new Map<string, Map<number, Year>>();

  take({ match, world, year, ages }: Seen): void {
    const { table } = playerStatistics(match, plan);
    for (const [slot, personId] of match.persons.entries()) {
      if (table.value(1, slot) === 0) continue;
      const key = `${world} ${personId}`;
      const career = this.#careers.get(key) ?? new Map<number, Year>();
      this.#careers.set(key, career);
      const disposals = this.#tallies.of(key, year);
      disposals.add(table.value(0, slot) ?? 0);
      career.set(year, { disposals, age: ages.get(personId) ?? 0 });
    }
  }

  compared(): readonly Compared[] {
    const careers = [...this.#careers.values()].map((career) =>
      [...career].filter(([, { disposals }]) => disposals.count >= FEWEST).sort(([a], [b]) => a - b),
    );
    const steps = careers.flatMap((years) =>
      years.slice(1).flatMap(([year, { disposals, age }], n) => {
        const [before, earlier] = years[n] as (typeof years)[number];
        return before === year - 1 ? [{ from: earlier.disposals.mean, to: disposals.mean, age }] : [];
      }),
    );
    const whole = careers
      .filter(({ length }) => length === 3)
      .map((years) => (years[2]?.[1].disposals.mean ?? NaN) - (years[0]?.[1].disposals.mean ?? NaN));
    if (whole.length === 0) return [];
    const change = (isOfAge: (age: number) => boolean): number =>
      meanOf(steps.filter(({ age }) => isOfAge(age)).map(({ from, to }) => to - from));
    const share = (is: (change: number) => boolean): number => whole.filter(is).length / whole.length;
    const figures = [
      correlationOf(steps.map(({ from, to }) => [from, to])),
      change((age) => age <= YOUNG),
      change((age) => age >= OLD),
      share((by) => by >= CLEAR),
      share((by) => by <= -CLEAR),
    ];
    return Object.entries(bounds).flatMap(([measure, within], n) =>
      comparing('careers').between(measure, within, figures[n] ?? NaN),
    );
  }
}

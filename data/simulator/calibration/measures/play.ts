import { planOf, squadStatistics } from '@goalsquare/engine';
import { Tallies } from '../tally.js';
import type { Compared } from '../verdict.js';
import { comparing, type Measure, type Seen } from './measure.js';

const plan = planOf('squad', ['HITOUT', 'TACKLE', 'HITOUT_TO_ADVANTAGE']);

/**
 * Real figures for stoppages and dead time. **Source**: data facts, section 5. **Units**: seconds, where the name says
 * so.
 */
const real = {
  'stoppages a match': [84.8, 12.2],
  'ball-ups a match': [23.5, 8],
  'throw-ins a match': [34.7, 9.1],
} as const;
const means = {
  'hitouts a match': 69,
  'tackles a match': 113,
  'kick-ins a match': 20.7,
  'rushed behinds a match': 4,
  'seconds from goal to bounce': 55,
  'seconds from bounce to touch': 6,
  'seconds from out of bounds to touch': 20,
  'seconds from ball-up call to touch': 12,
  'seconds from behind to kick-in': 11,
} as const;

/** Compares stoppages, ruck work and dead time. */
export class Stops implements Measure {
  readonly #tallies = new Tallies();

  take({ match, rows }: Seen): void {
    const count = (wanted: (row: Seen['rows'][number]) => boolean): number => rows.filter(wanted).length;
    const { table } = squadStatistics(match, plan);
    const both = (n: number): number => (table.value(n, 0) ?? 0) + (table.value(n, 1) ?? 0);
    this.#tallies.of('stoppages a match').add(count(({ play }) => play.is === 'restart'));
    this.#tallies.of('ball-ups a match').add(count(({ code }) => code === 'BAUP'));
    this.#tallies.of('throw-ins a match').add(count(({ code }) => code === 'THIN'));
    this.#tallies.of('hitouts a match').add(both(0));
    this.#tallies.of('tackles a match').add(both(1));
    this.#tallies.of('kick-ins a match').add(count(({ play }) => play.is === 'kickIn'));
    this.#tallies.of('rushed behinds a match').add(count(({ code }) => code === 'RUSH'));
    this.#times(rows);
  }

  #times(rows: Seen['rows']): void {
    rows.forEach((row, at) => {
      const next = rows
        .slice(at + 1, at + 60)
        .find(
          ({ play, period }) =>
            period === row.period &&
            (play.is === 'restart' || play.is === 'kickIn' || play.is === 'possession' || play.is === 'disposal'),
        );
      if (next === undefined) return;
      const touch = rows
        .slice(at + 1, at + 60)
        .find(({ play, period }) => period === row.period && (play.is === 'possession' || play.is === 'disposal'));
      const seconds = (touch ?? next).seconds - row.seconds;
      if (row.play.is === 'score' && row.play.result === 'GOAL' && next.play.is === 'restart')
        this.#tallies.of('seconds from goal to bounce').add(next.seconds - row.seconds);
      else if (row.play.is === 'restart' && row.play.kind === 'CB')
        this.#tallies.of('seconds from bounce to touch').add(seconds);
      else if (row.code === 'OOBO') this.#tallies.of('seconds from out of bounds to touch').add(seconds);
      else if (row.code === 'BUCA') this.#tallies.of('seconds from ball-up call to touch').add(seconds);
      else if (row.play.is === 'score' && next.play.is === 'kickIn')
        this.#tallies.of('seconds from behind to kick-in').add(next.seconds - row.seconds);
    });
  }

  compared(): readonly Compared[] {
    const { mean, meanAndSd } = comparing('play');
    return [
      ...Object.entries(real).flatMap(([name, values]) => meanAndSd(name, values, this.#tallies.of(name))),
      ...Object.entries(means).map(([name, value]) => mean(name, value, this.#tallies.of(name).mean)),
    ];
  }
}

import type { MatchTypeCode } from '@goalsquare/engine';
import type { ResultRow } from './rows.js';

/** Where a match stands in its season: the round counted through it, and from the start of its phase. */
export interface RoundNumbers {
  readonly roundNumber: number;
  readonly phaseRoundNumber: number;
}

type Placed = Pick<ResultRow, 'phase' | 'type' | 'round' | 'home' | 'away' | 'start'>;

/** Weeks of finals in the order they are played; qualifying and elimination finals share one. */
const weeks: Readonly<Record<Exclude<MatchTypeCode, 'HA' | 'PR'>, number>> = { QF: 1, EF: 1, SF: 2, PF: 3, GF: 4 };

const REPLAY = 0.5;

/** Week of each final: that of its kind, or half a week later for the second of one kind between the same squads. */
function weeksOf<R extends Placed>(finals: readonly R[]): ReadonlyMap<R, number> {
  const met = new Set<string>();
  const day = ({ start: { local, instant } }: Placed): string => local?.date ?? instant?.toISODate() ?? '';
  return new Map(
    [...finals]
      .sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
      .map((row) => {
        const key = [row.type, ...[row.home, row.away].sort()].join('\n');
        const isReplay = met.has(key);
        met.add(key);
        return [row, (row.type === 'HA' || row.type === 'PR' ? 0 : weeks[row.type]) + (isReplay ? REPLAY : 0)] as const;
      }),
  );
}

/**
 * Numbers the rounds of one season: those of the home-and-away phase as the file has them, weeks of finals on from its
 * last. `lastRound` is the last home-and-away round that is known otherwise.
 */
export function numbersOf<R extends Placed>(rows: readonly R[], lastRound = 0): ReadonlyMap<R, RoundNumbers> {
  const last = Math.max(lastRound, ...rows.flatMap(({ phase, round }) => (phase === 'HA' ? [round ?? 0] : [])));
  const finals = weeksOf(rows.filter(({ phase }) => phase === 'FINALS'));
  const order = [...new Set(finals.values())].sort((a, b) => a - b);
  return new Map(
    rows.map((row) => {
      const week = finals.get(row);
      const number = week === undefined ? (row.round ?? 0) : order.indexOf(week) + 1;
      return [row, { roundNumber: week === undefined ? number : last + number, phaseRoundNumber: number }];
    }),
  );
}

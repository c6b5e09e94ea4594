import { logicalZones, type StatisticsFilter } from '@goalsquare/engine';
import { momentOf, type Meta } from '../contributions.js';
import type { Question } from '../questions.js';
import { basesRead } from './finish.js';

/** The first and the last moment of a range, both included. */
export type Range = readonly [number, number];

/**
 * The filters of a question that do not depend on the match. `side` is the side whose rows are read: for squads with
 * `Against`, it is the opponent's. **Empty**: a member that is `undefined` does not filter.
 */
export interface Selection {
  readonly zones: readonly number[] | undefined;
  readonly side: 0 | 1 | undefined;
  readonly bases: readonly number[];
  readonly wholeMatch: boolean;
}

const sideNumber = ({ team }: StatisticsFilter): 0 | 1 | undefined =>
  team === undefined ? undefined : team === 'home' ? 0 : 1;

function zonesOf({ zones }: StatisticsFilter): readonly number[] | undefined {
  if (zones === undefined || zones.length === 0) return undefined;
  const found = new Set(zones.flatMap((zone) => (zone === 'MID' ? [1, 2, 3] : [logicalZones.indexOf(zone)])));
  return found.size === logicalZones.length ? undefined : [...found].sort();
}

/** Returns the filters of a question that apply to any match. */
export function selectionOf({ ask, context, level, codes }: Question): Selection {
  const side = sideNumber(ask);
  const { periods, fromPeriodSeconds, toPeriodSeconds, lastXSeconds } = ask;
  return {
    zones: zonesOf(ask),
    side: side !== undefined && context === 'Against' ? (side === 0 ? 1 : 0) : side,
    bases: basesRead(level, codes),
    wholeMatch: [periods, fromPeriodSeconds, toPeriodSeconds, lastXSeconds].every((member) => member === undefined),
  };
}

/** Returns the time ranges of a match that a question selects, in order of play. */
export function rangesIn(
  { periodSeconds }: Meta,
  { periods, fromPeriodSeconds = 0, toPeriodSeconds = 99_999, lastXSeconds }: StatisticsFilter,
): readonly Range[] {
  const played = [...periodSeconds.entries()].flatMap(([at, seconds]) =>
    seconds > 0 ? [{ period: at + 1, seconds }] : [],
  );
  const wanted = periods === undefined ? played : played.filter(({ period }) => periods.includes(period));
  const range = (period: number, from: number, to: number): Range => [
    momentOf(period, Math.max(0, from)),
    momentOf(period, to),
  ];
  if (lastXSeconds === undefined) return wanted.map(({ period }) => range(period, fromPeriodSeconds, toPeriodSeconds));
  if (periods !== undefined) return wanted.map(({ period, seconds }) => range(period, seconds - lastXSeconds, 99_999));
  let left = lastXSeconds;
  return played.reverse().flatMap(({ period, seconds }) => {
    const from = seconds - left;
    const reached = left > 0;
    left -= seconds;
    return reached ? [range(period, from, 99_999)] : [];
  });
}

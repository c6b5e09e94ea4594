import { PERIOD_TICKS } from '../../../columns/intervals.js';
import { MAX_PERIOD } from '../../../log/limits.js';
import type { ActMatch } from '../../acts/act-match.js';
import type { SeenBy, SideSpans } from '../../acts/act-selection.js';
import type { ActFilter } from '../../filter.js';
import { selectZones, type Selection } from '../../selection.js';
import { commonSpans, tickSpans, timeWindows, type MatchTimes, type TimeWindow } from '../../windows.js';
import type { QueryWorkspace } from '../../workspace.js';
import { mirrorBits, zoneBits } from '../../zone-keys.js';
import type { StatisticsQuery } from './statistics-query.js';

const allPeriods = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1);

/** Returns the key of each part of a match: period numbers or, without periods, a single part. */
export const partKeys = (isByPeriod: boolean): readonly number[] => (isByPeriod ? allPeriods : [0]);

const lengthOf = ({ periodSeconds }: Pick<MatchTimes, 'periodSeconds'>, period: number): number =>
  periodSeconds[period - 1] ?? 0;

const hasBegun = (match: MatchTimes, period: number): boolean =>
  lengthOf(match, period) > 0 || (match.facts.periodStarts[period] ?? 0) > (match.facts.periodStarts[period - 1] ?? 0);

/**
 * Returns the positions of the parts of a match that a filter selects: the entire match, or its periods. Periods that
 * were not played are excluded. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined with other seconds.
 */
export function partsOf(match: MatchTimes, filter: ActFilter, isByPeriod: boolean): readonly number[] {
  if (!isByPeriod) return [0];
  const periods = timeWindows(match, filter)?.map(({ period }) => period) ?? allPeriods;
  return periods.filter((period) => hasBegun(match, period)).map((period) => period - 1);
}

/**
 * Selects the acts of a match. For players, a filter by team selects one squad. For squads, the acts of both are
 * selected, because squads are compared. With `opponent`, the opponent's acts in the same physical areas are selected.
 * A selection is valid until the next one in the same workspace. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is
 * combined with other seconds.
 */
export function selectActsOf(
  match: ActMatch,
  { level, acts }: StatisticsQuery,
  workspace: QueryWorkspace,
  by: SeenBy = 'actingSquad',
): Selection {
  const own = zoneBits(acts.zones);
  const bits = by === 'opponent' ? mirrorBits(own) : own;
  const team = level === 'player' ? acts.team : undefined;
  const zones = [team === 'away' ? 0 : bits, team === 'home' ? 0 : bits] as const;
  return selectZones(match, acts, timeWindows(match, acts), zones, workspace, by);
}

/** Returns a side's playing time within windows and the spans of its scores. **Units**: seconds. */
export function playingTime(
  match: Pick<MatchTimes, 'periodSeconds'>,
  windows: readonly TimeWindow[] | undefined,
  spans: SideSpans | undefined,
  side: 0 | 1,
): number {
  const played = allPeriods.map((period): readonly [number, number] => [
    period * PERIOD_TICKS,
    period * PERIOD_TICKS + lengthOf(match, period),
  ]);
  const selected = commonSpans(tickSpans(windows, false), played);
  const both = spans === undefined ? selected : commonSpans(selected, spans.windowed[side]);
  return both.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
}

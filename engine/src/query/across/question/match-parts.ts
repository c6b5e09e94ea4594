import { PERIOD_TICKS } from '../../../columns/intervals.js';
import { MAX_PERIOD } from '../../../log/limits.js';
import type { Match } from '../../../match.js';
import type { PlannedBases } from '../../../metrics/plan.js';
import type { SeenBy, SideSpans } from '../../acts/act-selection.js';
import type { ActFilter } from '../../filter.js';
import { selectPlayers, selectZones, type Selection } from '../../selection.js';
import { commonSpans, tickSpans, timeWindows, type TimeWindow } from '../../windows.js';
import type { QueryWorkspace } from '../../workspace.js';
import { mirrorBits, zoneBits } from '../../zone-keys.js';
import type { StatisticsQuery } from './statistics-query.js';

/** A part of a match, by its position among the parts. **Empty**: no windows if it is the whole match. */
export interface MatchPart {
  readonly part: number;
  readonly windows: readonly TimeWindow[] | undefined;
}

const allPeriods = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1);

/** Returns the key of each part: the numbers of periods or, without them, one part. */
export const partKeys = (isByPeriod: boolean): readonly number[] => (isByPeriod ? allPeriods : [0]);

const wholeMatch = allPeriods.map((period): TimeWindow => ({ period, from: 0, to: PERIOD_TICKS }));

const lengthOf = ({ periodSeconds }: Match, period: number): number => periodSeconds[period - 1] ?? 0;

const hasBegun = (match: Match, period: number): boolean =>
  lengthOf(match, period) > 0 || (match.facts.periodStarts[period] ?? 0) > (match.facts.periodStarts[period - 1] ?? 0);

/**
 * Returns the parts of a match that a filter selects: the whole, or its periods. A period that was not played is not
 * among them. **Throws** `WINDOW_CONFLICT`.
 */
export function partsOf(match: Match, filter: ActFilter, isByPeriod: boolean): readonly MatchPart[] {
  const windows = timeWindows(match, filter);
  if (!isByPeriod) return [{ part: 0, windows }];
  return (windows ?? wholeMatch)
    .filter(({ period }) => hasBegun(match, period))
    .map((span) => ({ part: span.period - 1, windows: [span] }));
}

/**
 * Selects the acts of a part that add to a base of a plan; others may be selected too. Players of one squad only are
 * selected if the filter has a team; squads are compared, so both are. `opponent` selects what the opponent has in the
 * same physical areas. A selection is valid until the next one in the same workspace.
 */
export function selectPart(
  match: Match,
  { level, acts }: StatisticsQuery,
  { windows }: MatchPart,
  plan: PlannedBases,
  workspace: QueryWorkspace,
  by: SeenBy = 'actingSquad',
): Selection {
  const own = zoneBits(acts.zones);
  const bits = by === 'opponent' ? mirrorBits(own) : own;
  const team = level === 'player' ? acts.team : undefined;
  const zones = [team === 'away' ? 0 : bits, team === 'home' ? 0 : bits] as const;
  return selectZones(match, acts, windows, zones, workspace, by, plan);
}

/** Selects all acts of a match. */
export const selectAll = (match: Match, workspace: QueryWorkspace): Selection => selectPlayers(match, {}, workspace);

/** Returns the playing time of a side in windows, and in the spans of its scores. **Units**: seconds. */
export function playingTime(
  match: Match,
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

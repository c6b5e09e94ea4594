import { MAX_PERIOD } from '../../../log/limits.js';
import type { MatchGround } from '../../acts/act-match.js';
import type { MatchTimes } from '../../windows.js';

/**
 * The facts of a match that selections and groups read. **Units**: `day` as a number, 20260314; `start` in
 * milliseconds; `seconds` is the playing time so far. **Empty**: a day of 0 without a date; `NO_MARGIN` until the match
 * is complete.
 */
export interface MatchFacts extends MatchGround {
  readonly id: number;
  readonly revision: number;
  readonly lacks: number;
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
  readonly round: number;
  readonly phase: string;
  readonly venueId: number;
  readonly day: number;
  readonly start: number;
  readonly seconds: number;
  /** Times of the match, for time windows. */
  readonly times: MatchTimes;
  readonly squadIds: readonly [home: number, away: number];
  /** Points of the home squad minus those of the away squad. */
  readonly homeMargin: number;
}

/**
 * The matches of a season in the order of their starts, as columns. **Shape**: `phases` are positions in `phaseCodes`;
 * `periodSeconds[match * MAX_PERIOD + period]`; `periodStarts` has one more number for each match. **Units**: those of
 * `MatchFacts`.
 */
export interface MatchColumns {
  readonly ids: Int32Array;
  readonly revisions: Int32Array;
  readonly lacks: Int32Array;
  readonly leagueIds: Int32Array;
  readonly levelIds: Int32Array;
  readonly seasonIds: Int32Array;
  readonly rounds: Int32Array;
  readonly venueIds: Int32Array;
  readonly days: Int32Array;
  readonly seconds: Int32Array;
  readonly starts: Float64Array;
  readonly lengthsMetres: Float64Array;
  readonly widthsMetres: Float64Array;
  readonly tolerancesMetres: Float64Array;
  readonly phases: Uint16Array;
  readonly periodSeconds: Uint16Array;
  readonly periodStarts: Uint16Array;
  readonly phaseCodes: readonly string[];
}

/** Returns a column with `size` numbers for each match. */
function joined(matches: readonly MatchFacts[], size: number, read: (match: MatchFacts) => Uint16Array): Uint16Array {
  const column = new Uint16Array(matches.length * size);
  for (const [match, facts] of matches.entries()) column.set(read(facts).subarray(0, size), match * size);
  return column;
}

/** Returns matches as columns. */
export function matchColumns(matches: readonly MatchFacts[]): MatchColumns {
  const ints = (read: (match: MatchFacts) => number): Int32Array => Int32Array.from(matches, read);
  const floats = (read: (match: MatchFacts) => number): Float64Array => Float64Array.from(matches, read);
  const phaseCodes = [...new Set(matches.map(({ phase }) => phase))];
  return {
    ids: ints(({ id }) => id),
    revisions: ints(({ revision }) => revision),
    lacks: ints(({ lacks }) => lacks),
    leagueIds: ints(({ leagueId }) => leagueId),
    levelIds: ints(({ levelId }) => levelId),
    seasonIds: ints(({ seasonId }) => seasonId),
    rounds: ints(({ round }) => round),
    venueIds: ints(({ venueId }) => venueId),
    days: ints(({ day }) => day),
    seconds: ints(({ seconds }) => seconds),
    starts: floats(({ start }) => start),
    lengthsMetres: floats(({ ground }) => ground.lengthMetres),
    widthsMetres: floats(({ ground }) => ground.widthMetres),
    tolerancesMetres: floats(({ toleranceMetres }) => toleranceMetres),
    phases: Uint16Array.from(matches, ({ phase }) => phaseCodes.indexOf(phase)),
    periodSeconds: joined(matches, MAX_PERIOD, ({ times }) => times.periodSeconds),
    periodStarts: joined(matches, MAX_PERIOD + 1, ({ times }) => times.facts.periodStarts),
    phaseCodes,
  };
}

/** Returns the times of a match, for time windows. */
export const timesOf = ({ periodSeconds, periodStarts }: MatchColumns, match: number): MatchTimes => ({
  periodSeconds: periodSeconds.subarray(match * MAX_PERIOD, (match + 1) * MAX_PERIOD),
  facts: { periodStarts: periodStarts.subarray(match * (MAX_PERIOD + 1), (match + 1) * (MAX_PERIOD + 1)) },
});

/** Returns the ground of a match, for areas and cells. */
export const groundAt = (
  { lengthsMetres, widthsMetres, tolerancesMetres }: MatchColumns,
  match: number,
): MatchGround => ({
  ground: { lengthMetres: lengthsMetres[match] as number, widthMetres: widthsMetres[match] as number },
  toleranceMetres: tolerancesMetres[match] as number,
});

/** The matches of a season, and the squads and margins of their squad rows. */
interface MatchesOfSeason {
  readonly matches: MatchColumns;
  readonly squadIds: Int32Array;
  readonly margins: Int32Array;
}

/** Returns a match of a season. */
export function matchAt({ matches: columns, squadIds, margins }: MatchesOfSeason, match: number): MatchFacts {
  const at = (column: Int32Array | Float64Array | Uint16Array): number => column[match] as number;
  return {
    id: at(columns.ids),
    revision: at(columns.revisions),
    lacks: at(columns.lacks),
    leagueId: at(columns.leagueIds),
    levelId: at(columns.levelIds),
    seasonId: at(columns.seasonIds),
    round: at(columns.rounds),
    phase: columns.phaseCodes[at(columns.phases)] as string,
    venueId: at(columns.venueIds),
    day: at(columns.days),
    start: at(columns.starts),
    seconds: at(columns.seconds),
    times: timesOf(columns, match),
    squadIds: [squadIds[match * 2] as number, squadIds[match * 2 + 1] as number],
    homeMargin: margins[match * 2] as number,
    ...groundAt(columns, match),
  };
}

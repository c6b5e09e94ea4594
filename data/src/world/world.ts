import type { SeasonFacts } from '@goalsquare/engine';

/** A season: what is known of it, completed from its matches, and its matches in brief. */
export interface Season extends SeasonFacts {
  /** Changes whenever anything of the season does. */
  readonly version: string;
  /** Changes whenever more of the season does than clocks and scores of matches that are being played. */
  readonly steadyVersion: string;
}

/** A level of a league and the ids of its seasons, ascending. */
export interface WorldLevel {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly seasonIds: readonly number[];
}

/** A league and its levels, by id. */
export interface WorldLeague {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** Code of the gender. **Empty**: not known of a league of which only matches are known. */
  readonly gender?: '1' | '2' | '3';
  readonly levels: readonly WorldLevel[];
}

/** Everything known of leagues and their seasons. */
export interface World {
  /** Changes whenever anything of the world does. */
  readonly version: string;
  /** Changes whenever more of the world does than clocks and scores of matches that are being played. */
  readonly steadyVersion: string;
  /** Changes whenever a record of a season does. */
  readonly recordVersion: string;
  /** The leagues, by id. */
  readonly leagues: readonly WorldLeague[];
  /** **Empty**: `undefined` for a season nobody knows. */
  readonly season: (leagueId: number, levelId: number, seasonId: number) => Season | undefined;
}

/** A world without a league. */
export const emptyWorld: World = {
  version: '0',
  steadyVersion: '0',
  recordVersion: '0',
  leagues: [],
  season: () => undefined,
};

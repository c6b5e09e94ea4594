import type { SeasonFacts } from '@goalsquare/engine';
import type { SeasonKey } from '../store/season-forms.js';

/** A season: its record, completed from its matches, and the briefs of its matches. */
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
  /** Code of the gender. **Empty**: unknown if only matches of the league are stored. */
  readonly gender?: '1' | '2' | '3';
  readonly levels: readonly WorldLevel[];
}

/** Versions of some seasons. */
export interface WorldVersions {
  /** Changes whenever anything of the seasons does. */
  readonly version: string;
  /** Changes whenever more of the seasons does than clocks and scores of matches that are being played. */
  readonly steadyVersion: string;
  /** Changes whenever a record of one of the seasons does. */
  readonly recordVersion: string;
}

/** All leagues and their seasons. Its versions are those of all seasons. */
export interface World extends WorldVersions {
  /** Returns the versions of the selected seasons. */
  readonly versionsOf: (isSelected: (season: SeasonKey) => boolean) => WorldVersions;
  /** The leagues, by id. */
  readonly leagues: readonly WorldLeague[];
  /** **Empty**: `undefined` for an unknown season. */
  readonly season: (leagueId: number, levelId: number, seasonId: number) => Season | undefined;
}

const noVersions: WorldVersions = { version: '0', steadyVersion: '0', recordVersion: '0' };

/** A world without a league. */
export const emptyWorld: World = {
  ...noVersions,
  versionsOf: () => noVersions,
  leagues: [],
  season: () => undefined,
};

import type { SeasonFacts } from '@goalsquare/engine';
import type { SeasonKey } from '../store/season-forms.js';

/** A season: its record, completed from its matches, and the briefs of its matches. */
export interface Season extends SeasonFacts {
  /** Version that changes whenever anything in the season changes. */
  readonly version: string;
  /** Version that changes whenever anything in the season changes, except clocks and scores of matches in progress. */
  readonly steadyVersion: string;
}

/** A level of a league, with the ids of its seasons in ascending order. */
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
  /** Code of the gender. **Empty**: `undefined` if only matches of the league are stored. */
  readonly gender?: '1' | '2' | '3';
  readonly levels: readonly WorldLevel[];
}

/** Versions that cover some seasons. */
export interface WorldVersions {
  /** Version that changes whenever anything in the seasons changes. */
  readonly version: string;
  /** Version that changes whenever anything in the seasons changes, except clocks and scores of matches in progress. */
  readonly steadyVersion: string;
  /** Version that changes whenever a record of one of the seasons changes. */
  readonly recordVersion: string;
}

/** All leagues and their seasons. Its versions cover all seasons. */
export interface World extends WorldVersions {
  /** Returns the versions that cover the selected seasons. */
  readonly versionsOf: (isSelected: (season: SeasonKey) => boolean) => WorldVersions;
  readonly leagues: readonly WorldLeague[];
  /** Returns a season. **Empty**: `undefined` for an unknown season. */
  readonly season: (leagueId: number, levelId: number, seasonId: number) => Season | undefined;
}

const noVersions: WorldVersions = { version: '0', steadyVersion: '0', recordVersion: '0' };

/** A world without leagues. */
export const emptyWorld: World = {
  ...noVersions,
  versionsOf: () => noVersions,
  leagues: [],
  season: () => undefined,
};

import type { SelectedSeason } from './selected-matches.js';

/** The start and id of a match. */
interface MatchStart {
  readonly start: number;
  readonly id: number;
}

/** Compares matches by start, and matches with the same start by id. */
export const byStart = (one: MatchStart, other: MatchStart): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : one.id - other.id;

/** Returns the start of a match of a season. **Empty**: `Infinity` if there is no such match. */
export const startAt = ({ columns: { matches } }: SelectedSeason, at: number): number =>
  matches.starts.at(at) ?? Infinity;

/** Returns the starts and ids of the matches of a season. */
export const startsOfMatches = ({ columns: { matches } }: SelectedSeason): readonly MatchStart[] =>
  Array.from(matches.ids, (id, at) => ({ id, start: matches.starts[at] as number }));

/** Whether each season ends before the next begins. */
export const areApart = (seasons: readonly SelectedSeason[]): boolean =>
  seasons.every((season, n) => {
    const next = seasons[n + 1];
    return next === undefined || startAt(season, -1) < startAt(next, 0);
  });

import type { MatchFacts } from '../season/match-totals.js';
import type { SelectedSeason } from './selected-matches.js';

/** Compares matches by their starts, and those that start together by their ids. */
export const byStart = (one: MatchFacts, other: MatchFacts): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : one.id - other.id;

/** Returns the start of a match of a season. **Empty**: infinity if there is no such match. */
export const startAt = ({ columns: { matches } }: SelectedSeason, at: number): number =>
  matches.at(at)?.start ?? Infinity;

/** Whether each season ends before the next begins. */
export const areApart = (seasons: readonly SelectedSeason[]): boolean =>
  seasons.every((season, n) => {
    const next = seasons[n + 1];
    return next === undefined || startAt(season, -1) < startAt(next, 0);
  });

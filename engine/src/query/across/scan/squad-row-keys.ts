import { resultAt } from './select-matches.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { Dimension } from '../question/statistics-query.js';

/** A dimension whose value is the same for a whole match of a squad. */
export type SquadRowDimension = Exclude<Dimension, 'person' | 'period' | 'scoreState' | 'receiver' | 'hex' | 'square'>;

/** Returns the value of each dimension of squad rows. */
export const squadRowKeys: Readonly<Record<SquadRowDimension, (columns: SeasonRows, squadRow: number) => number>> = {
  squad: ({ squadIds }, squadRow) => squadIds[squadRow] as number,
  opponent: ({ squadIds }, squadRow) => squadIds[squadRow ^ 1] as number,
  match: ({ matches }, squadRow) => matchAt(matches, squadRow).id,
  round: ({ matches }, squadRow) => matchAt(matches, squadRow).round,
  season: ({ matches }, squadRow) => matchAt(matches, squadRow).seasonId,
  venue: ({ matches }, squadRow) => matchAt(matches, squadRow).venueId,
  result: resultAt,
};

const matchAt = (matches: SeasonRows['matches'], squadRow: number): SeasonRows['matches'][number] =>
  matches[squadRow >> 1] as SeasonRows['matches'][number];

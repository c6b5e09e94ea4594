import { resultAt } from './select-matches.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { Dimension } from '../question/statistics-query.js';

/** A dimension in which a squad has one value for a whole match. */
export type SquadRowDimension = Exclude<Dimension, 'person' | 'period' | 'scoreState' | 'receiver' | 'hex' | 'square'>;

/** Functions that return a squad row's value in each dimension. */
export const squadRowKeys: Readonly<Record<SquadRowDimension, (columns: SeasonRows, squadRow: number) => number>> = {
  squad: ({ squadIds }, squadRow) => squadIds[squadRow] as number,
  opponent: ({ squadIds }, squadRow) => squadIds[squadRow ^ 1] as number,
  match: ({ matches }, squadRow) => matches.ids[squadRow >> 1] as number,
  round: ({ matches }, squadRow) => matches.rounds[squadRow >> 1] as number,
  season: ({ matches }, squadRow) => matches.seasonIds[squadRow >> 1] as number,
  venue: ({ matches }, squadRow) => matches.venueIds[squadRow >> 1] as number,
  result: resultAt,
};

export {
  dimensions,
  matchResults,
  matchStarts,
  measures,
  scoreStates,
  type ActFilter,
  type Area,
  type AreaPoint,
  type Dimension,
  type MatchResult,
  type MatchSelection,
  type MatchStart,
  type Measure,
  type ScoreState,
  type StatisticsQuery,
} from './statistics-query.js';
export type { AcrossColumn, AcrossTable } from './across-table.js';
export { AcrossFold, type AcrossReuse } from './across-fold.js';
export { readsFacts } from './across-state.js';
export { selectMatches } from './select-matches.js';
export type { SelectedMatches, SelectedSeason } from './selected-matches.js';
export type { SeasonColumns } from './season-columns.js';
export { savedSeason, savedSeasonVersion, type SavedSeason } from './saved-season.js';
export type { QuerySource } from './query-source.js';
export type { SeasonFactColumns } from './season-facts.js';
export { SeasonFactsBuilder } from './season-facts-builder.js';
export { SeasonTotals } from './season-totals.js';
export {
  CellEvidence,
  evidenceDimensions,
  type CellKeys,
  type EvidenceDimension,
  type RowEvidence,
} from './cell-evidence.js';

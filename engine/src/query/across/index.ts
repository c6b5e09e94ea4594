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
} from './question/statistics-query.js';
export type { AcrossColumn, AcrossTable } from './result/across-table.js';
export { AcrossFold, type AcrossReuse } from './across-fold.js';
export { isOfMatches } from './question/check-query.js';
export { readsFacts } from './scan/across-state.js';
export { selectMatches } from './scan/select-matches.js';
export type { SelectedMatches, SelectedSeason } from './scan/selected-matches.js';
export type { ColumnsRead, SeasonColumns, SeasonRows } from './season/season-columns.js';
export {
  allColumns,
  arraysOfColumns,
  arraysOfRows,
  bytesOfRows,
  columnsOfSaved,
  rowsOf,
  rowsOfSaved,
  savedSeason,
  savedSeasonVersion,
  type SavedArray,
  type SavedSeason,
} from './season/saved-season.js';
export { readsMatches, type QuerySource } from './scan/query-source.js';
export type { SeasonFactColumns } from './season/season-facts.js';
export { SeasonFactsBuilder } from './season/season-facts-builder.js';
export { SeasonTotals } from './season/season-totals.js';
export {
  CellEvidence,
  evidenceDimensions,
  type CellKeys,
  type EvidenceDimension,
  type RowEvidence,
} from './result/cell-evidence.js';

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
export { sourceOf, type QuerySource } from './scan/across-state.js';
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
  seasonToSave,
  savedSeasonVersion,
  type SavedArray,
  type SavedSeason,
  type SeasonToSave,
} from './season/saved-season.js';
export { NO_MARGIN } from './season/match-totals.js';
export { SeasonTotals } from './season/season-totals.js';
export {
  CellEvidence,
  evidenceDimensions,
  type CellKeys,
  type EvidenceDimension,
  type RowEvidence,
} from './result/cell-evidence.js';

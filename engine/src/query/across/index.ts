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
export type { AcrossTable } from './across-table.js';

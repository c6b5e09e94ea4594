export { EngineError, type EngineErrorCode } from './errors.js';

export {
  DEFAULT_COUNTDOWN_SECONDS,
  headerRule,
  LAST_QUARTER,
  playingSeconds,
  type HeaderPlayer,
  type MatchHeader,
  type OfficialScore,
} from './log/header.js';
export {
  entryRules,
  type Amendment,
  type BoxScoreLine,
  type Correction,
  type Entry,
  type Removal,
  type PointsScore,
  type Result,
  type StatusChange,
  type Transaction,
} from './log/entry.js';
export { hasPointsOnly, pointsIn } from './log/result-points.js';
export { transactionFlags, type TransactionFlag } from './log/transaction-members.js';
export { corrected, headerAfter } from './log/apply-changes.js';
export { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS, MAX_TRANSACTIONS } from './log/limits.js';
export { validate, describeRule, type EntryIssues, type ValidationIssue } from './log/validation.js';
export { jsonSchemaOf } from './log/json-schema.js';
export { LogState, type MatchLog } from './log/state.js';
export { GrowingMatch, type MatchTransaction } from './live/growing-match.js';
export { isRunning, matchAt, matchAtSecond, type MatchClock } from './live/match-at.js';
export { instantsOf, parseAsOf, parseInstant, revisionAt, type AsOf, type PlayClock } from './live/as-of.js';
export { EventFold, eventsOf, type MatchEvent, type MatchMetricUpdateEvent } from './live/events.js';
export { knownInstantsOf } from './live/known-instants.js';
export { playUntil } from './live/play-until.js';
export { revisionsOf } from './revisions/revisions-of.js';
export { type MemberChange, type Revision } from './revisions/revision.js';
export { changedMetrics, metricsChangedAt } from './revisions/changed-metrics.js';
export {
  compareRevisions,
  stepsBetween,
  type ComparisonLimits,
  type RevisedStatistic,
  type RevisionComparison,
} from './revisions/compare-revisions.js';
export { retimed } from './live/retimed.js';
export {
  seasonRule,
  type ListedPlayer,
  type SeasonRecord,
  type SeasonSquad,
  type SeasonVenue,
} from './season/record.js';
export { ageAtEndOf, ageOn } from './season/age.js';
export {
  briefOf,
  isOver,
  progressOf,
  type BriefClock,
  type BriefPlayer,
  type BriefSquad,
  type MatchBrief,
} from './season/brief.js';
export { completeSeason, leagueOf, levelOf, type CompleteSeason, type SeasonFacts } from './season/complete.js';
export { conferencesOf, type Conference } from './season/conferences.js';
export {
  finalsSeries,
  type Final,
  type FinalsCode,
  type FinalsWeek,
  type Qualification,
} from './season/finals-series.js';
export { fixtureOf, type FixtureMatch, type FixtureRound } from './season/fixture.js';
export { isRatedBy, leagueRatings, ratedMatch } from './season/league-ratings.js';
export {
  matchForecast,
  type AbsentForecast,
  type Forecast,
  type ForecastPoint,
  type MatchForecast,
} from './season/match-forecast.js';
export { seriesOf } from './season/play-finals.js';
export type { SeasonForecast } from './season/expectations.js';
export { seasonForecast } from './season/season-forecast.js';
export { lineUpChanges } from './season/ins-and-outs.js';
export { ladderOf, type Ladder, type LadderLine } from './season/ladder.js';
export { startOf } from './season/order.js';
export { progressOfSeason, type SeasonProgress } from './season/progress.js';
export { type CompleteRound } from './season/rounds.js';
export { PRINTABLE } from './log/rule.js';
export { seasonIssues } from './season/semantic-checks.js';
export { appearancesOf, type CompleteSquad, type SquadPlayer } from './season/squads.js';
export { ladderPoints, type Standing } from './season/standing.js';
export { hasStarted } from './timeline/progress.js';
export { levels } from './vocabulary/levels.js';
export type { Match, MatchDetails } from './match.js';
export { append, matchOf, openMatch, readLog } from './open-match.js';
export { logOf } from './columns/log-of.js';
export {
  columnKinds,
  matchFromParts,
  partsOf,
  transactionKinds,
  type Column,
  type ColumnsOf,
  type MatchColumns,
} from './columns/parts.js';
export { inPlay, type Extras, type Setting, type TransactionColumns } from './columns/transactions.js';
export type { FactColumns } from './columns/facts.js';
export type { IntervalColumns } from './columns/intervals.js';
export * from './query/filter.js';
export * from './query/acts/index.js';
export * from './query/evidence/index.js';
export { QueryWorkspace } from './query/workspace.js';
export * from './query/across/index.js';
export { NO_VALUE, type BaseRows } from './query/tables/base-rows.js';
export {
  againstRows,
  contributionRows,
  type AgainstRow,
  type ContributionColumn,
} from './query/tables/contribution-rows.js';
export { questionSql, type SqlQuestion, type SqlSeason, type SqlSort } from './query/sql/question-sql.js';
export { keyNames } from './query/sql/spans-sql.js';
export { measureName } from './query/sql/measure-names.js';
export { hasNul, sqlDialects, type SqlDialect } from './query/sql/dialect.js';
export { intervalRows, type IntervalColumn } from './query/tables/interval-rows.js';
export { planOf, type Plan } from './metrics/plan.js';
export { contractCodes, isMetricCode, metricCodes, metricId, ownCodes, type MetricCode } from './metrics/codes.js';
export { metricOf } from './metrics/table/index.js';
export { familyCodes, metricFamilies, type MetricFamily } from './metrics/families.js';
export {
  metricFormats,
  metricLevels,
  statisticLevels,
  type Metric,
  type MetricFormat,
  type StatisticLevel,
} from './metrics/metric.js';
export { basesOf, formulaText, type Formula, type Linear } from './metrics/formula.js';
export { metricMetaData, type MetricMetaData } from './metrics/glossary.js';
export { explain, type MetricDimensions, type MetricExplanation } from './metrics/explanation.js';
export { ineffectivePart } from './query/filter-support.js';
export { featuresOf, suppliedCodes } from './metrics/needs.js';
export { codesOfTier, includesTier, tierOf, tiers, type Tier } from './metrics/tier.js';
export { displayValue, roundTo, VALUE_DECIMALS } from './metrics/format.js';
export { extractionVersion } from './bases/extraction.js';
export { describeBase } from './bases/describe.js';
export { playerStatistics, type PlayerResults } from './statistics/players.js';
export { squadStatistics } from './statistics/squads.js';
export { isWholeMatch } from './query/box-score.js';
export { suppliedMetrics } from './statistics/supply.js';
export { absenceReasons, coverageOf, coverages, type MatchCoverage } from './statistics/coverage.js';
export { SeasonCoverageFold, type SeasonCoverage } from './statistics/season-coverage.js';
export {
  qualityOf,
  qualitySteps,
  type QualityReport,
  type QualityResult,
  type QualitySample,
} from './quality/quality.js';
export { SeasonQualityFold, type MatchQuality, type SeasonQuality } from './quality/season-quality.js';
export { qualityOfBatch } from './quality/batch-quality.js';
export { qualityInputs } from './quality/inputs.js';
export { qualityRules, type QualityRuleId } from './quality/quality-rules.js';
export { qualityFamilies, qualitySeverities, type QualityFamily, type QualitySeverity } from './quality/rule.js';
export { leaders, LEADERS } from './statistics/leaders.js';
export { ResultTable } from './query/result-table.js';

export { matchViewOf, type ChainDetails, type MatchView } from './timeline/match-view.js';
export type { Chain } from './timeline/chains.js';
export type { Row } from './timeline/row.js';
export { fullNamesOf, type FullNames } from './timeline/full-names.js';
export {
  clockOf,
  isLivePeriod,
  minutesAndSeconds,
  periodDisplay,
  type Clock,
  type PeriodClock,
} from './clock/match-clock.js';
export { PlayState, type RunningClock } from './clock/play-state.js';
export { type ShotAtGoal } from './timeline/shots.js';
export { shotAngleGroup, shotDistanceGroup } from './timeline/shot-groups.js';
export type { EntryKick, Inside50Entry } from './timeline/entries.js';
export type { Rotation, Stint } from './timeline/rotations.js';
export type { StoppageExit, Stoppage } from './timeline/stoppages.js';
export { playedIn } from './timeline/played.js';
export { scoreCheckOf, scoreDifferences, type ScoreCheck, type ScoreDifference } from './timeline/official-score.js';
export { marginOf, type PeriodTally, type Score, type Tally } from './timeline/score.js';
export { expectedShot, shotModel, bothOf, type Expected, type LogOdds, type Shot } from './model/shot-model.js';
export { heightAt, type Line } from './model/line.js';
export {
  nextScoreHolds,
  nextScores,
  type ForecastDecile,
  type ForecastModels,
  type ForecastRecord,
  type ForecastScore,
  type ForecastTest,
  type ForecastTraining,
  type MarginModel,
  type NextScoreModel,
  type NextScoreTest,
  type PeriodLengthModel,
} from './model/forecast-models.js';
export { forecastDigest, forecastModels } from './model/fitted-forecasts.js';
export { randomNormals } from './model/random-normals.js';
export { forecastRecord } from './model/forecast-record.js';
export { finalMargin, periodLeft, shareLeft } from './model/in-match.js';
export { chancesOf, likelyRange, shareOfHome, type MarginDistribution } from './model/margin.js';
export { nextScoreChances, nextScorePoints, type NextScoreState } from './model/next-score.js';
export { SquadRatings, type RatedMatch } from './model/squad-ratings.js';
export { playerCredits, type PlayerCredit } from './timeline/player-credits.js';
export { heldBalls } from './timeline/held-balls.js';
export {
  attackSign,
  rotate,
  standardGround,
  standardise,
  type Direction,
  type GroundSize,
  type Point,
} from './ground/points.js';
export * from './ground/cells.js';
export { ARC_METRES, logicalZoneOf, physicalZoneOf } from './ground/zones.js';
export { zoneFor } from './timeline/row.js';
export { boxScoreCodes, type BoxScoreCode } from './vocabulary/box-score.js';
export { baseIndex, bases, countedBases, firstTimedBase, type Base, type BaseCode } from './vocabulary/bases.js';
export {
  chainEndTypes,
  chainStartTypes,
  turnoverCreations,
  turnoverStates,
  turnoverTypes,
  type ChainEnd,
  type ChainType,
  type TurnoverKind,
} from './vocabulary/chain-types.js';
export { entryOutcomes, entryTypes } from './vocabulary/entries.js';
export { features, type Feature } from './vocabulary/features.js';
export { freeKickReasons, type FreeKickContext, type FreeKickReason } from './vocabulary/free-kicks.js';
export { type Inside50Intent, type KickIntent, type KickTarget } from './vocabulary/kicking.js';
export { isFinal, matchTypes, type MatchTypeCode } from './vocabulary/match-types.js';
export {
  matchStatuses,
  mayEnter,
  nextStatuses,
  statusAfter,
  statusAtEnd,
  statusOf,
  type MatchStatus,
  type MatchStatusType,
  type StatusCode,
} from './vocabulary/statuses.js';
export {
  benchPositions,
  officialPositions,
  positionTypes,
  seasonPositions,
  selectedPositions,
  type FieldPositionCode,
  type Position,
  type PositionType,
  type SeasonPositionCode,
  type SelectedPositionCode,
} from './vocabulary/positions.js';
export { pressures, type PressureCode } from './vocabulary/pressures.js';
export { isRotationCode, rotationTypes, type RotationCode } from './vocabulary/rotation-types.js';
export { pointsOf, scorePoints } from './vocabulary/scores.js';
export {
  shotDetails,
  type ShotAngleGroup,
  type ShotDistanceGroup,
  type ShotOrigin,
  type ShotType,
} from './vocabulary/shot-details.js';
export { shotResults, type ShotResultCode } from './vocabulary/shot-results.js';
export { roles, type Role } from './vocabulary/roles.js';
export { opponent, sides, type Side, type SideIndex } from './vocabulary/sides.js';
export {
  isTransactionCode,
  transactionCodes,
  transactionTypes,
  type EventKind,
  type TransactionCode,
  type TransactionType,
} from './vocabulary/transactions.js';
export {
  logicalZones,
  physicalZones,
  zoneFilters,
  type LogicalZone,
  type PhysicalZone,
  type ZoneFilter,
  type ZoneIndex,
} from './vocabulary/zones.js';
export { countries, states, type StateCode } from './vocabulary/states.js';
export { stoppageParts, type ChainStart, type StoppageKind } from './vocabulary/stoppages.js';
export { publishedModels } from './metrics/published-models.js';
export { terms, type Term } from './metrics/terms.js';

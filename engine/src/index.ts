export { EngineError, type EngineErrorCode } from './errors.js';

export { headerRule, type HeaderPlayer, type MatchHeader } from './log/header.js';
export { entryRules, type Amendment, type Correction, type Entry, type Removal, type Result, type StatusChange, type Transaction } from './log/entry.js';
export { against, describe, type Finding } from './log/finding.js';
export { jsonSchemaOf } from './log/json-schema.js';
export { LogState, MAX_TRANSACTIONS, type MatchLog } from './log/state.js';
export { listedPlayerRule, seasonRule, type ListedPlayer, type SeasonRecord, type SeasonSquad, type SeasonVenue } from './season/record.js';
export type { BriefClock, BriefPlayer, BriefSquad, MatchBrief } from './season/brief.js';
export type { CompleteSeason } from './season/complete.js';
export { append, matchOf, openMatch, readLog, type Match, type MatchTexts } from './match.js';
export { columnKinds, matchFromParts, partsOf, transactionKinds, type Column, type ColumnsOf, type MatchColumns, type MatchParts } from './columns/parts.js';
export type { Extras, Setting, TransactionColumns } from './columns/transactions.js';
export type { FactColumns } from './columns/facts.js';

export { contexts, type Ask, type Context } from './select/ask.js';
export { planOf, type Plan } from './metrics/plan.js';
export { contractCodes, isMetricCode, metricCodes, metricId, ownCodes, type MetricCode } from './metrics/codes.js';
export { computedCodes, isComputed, metricOf, type ComputedCode } from './metrics/table/index.js';
export { missingMetrics } from './metrics/table/missing.js';
export { metricFormats, metricLevels, type Metric, type MetricFormat, type StatisticLevel } from './metrics/metric.js';
export { basesOf, formulaText, type Formula, type Linear } from './metrics/formula.js';
export { metricMetaData, type MetricMetaData } from './metrics/glossary.js';
export { displayValue, roundTo } from './metrics/format.js';
export { foldsVersion } from './bases/contributions.js';
export { bases, countedBases, type Base, type BaseCode } from './bases/table.js';

export { playerStatistics, type PlayerAnswer } from './statistics/players.js';
export { squadStatistics, type SquadAnswer } from './statistics/squads.js';
export { leaders, LEADERS, type Leaders } from './statistics/leaders.js';
export { Sheet } from './statistics/sheet.js';

export { storyOf, type ChainStory, type Story } from './story/story.js';
export type { Turnover } from './story/turnover.js';
export type { Chain, ChainEnd } from './story/chains.js';
export type { Row } from './story/row.js';
export { minutesAndSeconds, periodDisplay, type Clock, type PeriodClock } from './story/clock.js';
export { marginOf, type PeriodTally, type Score, type Tally } from './story/score.js';

export { attackSign, rotate, standardise, type Direction, type GroundSize, type Point } from './ground/points.js';
export { logicalZoneOf, physicalZoneOf } from './ground/zones.js';
export { zoneFor } from './story/row.js';
export { chainEndTypes, chainStartTypes, turnoverCreations, turnoverStates, turnoverTypes, type ChainType } from './vocabulary/chain-types.js';
export { features, type Feature } from './vocabulary/features.js';
export { matchTypeCodes, matchTypes, type MatchKind, type MatchTypeCode } from './vocabulary/match-types.js';
export { matchStatuses, statusAfter, statusOf, type MatchStatusType, type StatusCode } from './vocabulary/statuses.js';
export { roles, type Role } from './vocabulary/roles.js';
export { opponent, sides, type Side, type SideIndex } from './vocabulary/sides.js';
export { isTransactionCode, transactionCodes, transactionTypes, type TransactionCode, type TransactionType } from './vocabulary/transactions.js';
export { logicalZones, physicalZones, zoneFilters, type LogicalZone, type PhysicalZone, type ZoneFilter, type ZoneIndex } from './vocabulary/zones.js';
export type { ChainStart, GainKind, StoppageKind } from './vocabulary/stoppages.js';

export { API } from './api.js';
export { Batch, type Question } from './batch.js';
export {
  ApiError,
  BadRequest,
  ConfigurationError,
  ConnectionFailed,
  GoalsquareError,
  NotFound,
  NotLicensed,
  NotStarted,
  QuotaUsedUp,
  ServerError,
  TimedOut,
  TooManyRequests,
  Unauthorised,
  UnexpectedResponse,
  UnknownName,
  type Fault,
} from './errors.js';
export { minsec } from './minsec.js';
export { MemoryStore, type ResponseStore, type StoredResponse } from './response-store.js';
export { version } from './version.js';
export type { AcrossFilters, AcrossOptions } from './across-options.js';
export type { Account } from './credentials.js';
export type { IssuedToken, TokenStore } from './token-store.js';
export type { Cell, CellRow } from './flatten.js';
export type { LevelOptions } from './levels.js';
export type { EvidenceOptions, EvidenceSummary } from './evidence.js';
export type { EventOptions, MatchEventOptions, StreamEvent, StreamOptions } from './stream-options.js';
export type {
  Answer,
  CallableId,
  CallOptions,
  OperationId,
  Parameters,
  Row,
  TableId,
  TableName,
} from './operation-types.js';
export type {
  Dimension,
  EvidenceRow,
  FormRow,
  GameLogRow,
  LeaderRow,
  PersonRow,
  QuestionRow,
} from './question-rows.js';
export type { MatchId, MatchIds } from './match-ids.js';
export type { Options } from './options.js';
export type { Retries, Wait } from './retries.js';
export type { Several } from './several.js';
export type { FixtureRow } from './seasons.js';
export type { BatchRow, LastXRow, Of } from './statistics.js';
export type { Rows } from './table-rows.js';
export type { ProblemCode } from './contract/problems.js';
export type * from './contract/types.js';

export { createApp } from './composition/app.js';
export type { AppParts } from './composition/app-parts.js';
export { configFrom, ConfigError, logLevels, type Config, type Environment, type LogLevel } from './domain/config.js';
export type { Account, FindAccount } from './domain/accounts/account.js';
export { defaultPlan, quotaPeriods, type Plan, type QuotaPeriod, type RateLimits } from './domain/accounts/plan.js';
export type { Licence, LicensedLeague } from './domain/accounts/licence.js';
export type { MatchSource } from './domain/match-source.js';
export { problemKinds, type ProblemBody, type ProblemCode } from './domain/problems.js';

export { createApp } from './app.js';
export type { AppParts } from './app-parts.js';
export { configFrom, ConfigError, logLevels, type Config, type Environment, type LogLevel } from './config.js';
export type { Account, FindAccount } from './accounts/account.js';
export { defaultPlan, quotaPeriods, type Plan, type QuotaPeriod, type RateLimits } from './accounts/plan.js';
export type { Licence, LicensedLeague } from './accounts/licence.js';
export type { MatchSource } from './match-source.js';
export { problemKinds, type ProblemBody, type ProblemCode } from './problems.js';

export { createApp, type AppParts } from './app.js';
export { configFrom, ConfigError, logLevels, type Config, type Environment, type LogLevel } from './config.js';
export { defaultLimits, type Account, type FindAccount, type RateLimits } from './accounts/account.js';
export type { Licence, LicensedLeague } from './accounts/licence.js';
export type { MatchSource } from './match-source.js';
export { problemKinds, type ProblemBody, type ProblemCode } from './problems.js';

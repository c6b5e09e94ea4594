export { createApp } from './composition/app.js';
export type { AppParts } from './composition/app-parts.js';
export { configFrom, ConfigError, type Config, type Environment } from './domain/config.js';
export type { FindAccount } from './domain/accounts/account.js';
export type { RateLimits } from './domain/accounts/plan.js';
export type { Licence } from './domain/accounts/licence.js';
export type { MatchSource } from './domain/match-source.js';
export type { ProblemBody, ProblemCode } from './domain/problems.js';

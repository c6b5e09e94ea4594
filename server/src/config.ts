/** Levels a log line can have, most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything the environment decides. Frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** No folder was named: the default one holds the sandbox world, which is generated where it is missing. */
  readonly isSandbox: boolean;
  readonly logLevel: LogLevel;
  /** Proxies in front: how many hops to trust, or which addresses and subnets. */
  readonly trustProxy: number | readonly string[];
  /** Origins whose pages may call the API; `*` stands for every origin. */
  readonly corsOrigins: readonly string[];
}

/** A variable of the environment with a value that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly variable: string, readonly value: string, readonly allowed: string) {
    super(`${variable} is '${value}': use ${allowed}`);
  }
}

/** Variables of an environment, as `process.env` holds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;
const MAX_HOPS = 10;

const listOf = (value: string): readonly string[] => value.split(',').map((item) => item.trim()).filter((item) => item !== '');

function port(value: string): number {
  const number = /^\d{1,5}$/u.test(value) ? Number(value) : NaN;
  if (!(number <= MAX_PORT)) throw new ConfigError('PORT', value, `a whole number from 0 to ${MAX_PORT}`);
  return number;
}

function logLevel(value: string): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (level === undefined) throw new ConfigError('LOG_LEVEL', value, `one of ${logLevels.join(', ')}`);
  return level;
}

const proxyName = /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/iu;

function trustProxy(value: string): number | readonly string[] {
  if (/^\d{1,2}$/u.test(value) && Number(value) <= MAX_HOPS) return Number(value);
  const names = listOf(value);
  if (names.length === 0 || !names.every((name) => proxyName.test(name) && !/^\d+$/u.test(name))) {
    throw new ConfigError('TRUST_PROXY', value, `a number of hops from 0 to ${MAX_HOPS}, or addresses, subnets, loopback, linklocal, uniquelocal, separated by commas`);
  }
  return Object.freeze(names);
}

function corsOrigins(value: string): readonly string[] {
  const origins = listOf(value);
  const bad = origins.find((origin) => origin !== '*' && (!URL.canParse(origin) || new URL(origin).origin !== origin));
  if (bad !== undefined) throw new ConfigError('CORS_ORIGINS', value, `* or origins such as https://stats.example, separated by commas; ${bad} is none`);
  return Object.freeze(origins);
}

/**
 * Reads a configuration from an environment; a variable that is missing or empty has its default.
 * **Throws** `ConfigError` naming the variable, its value and what is allowed.
 */
export function configFrom(environment: Environment, defaultDirectory: string): Config {
  const text = (variable: string, otherwise: string): string => {
    const value = environment[variable]?.trim();
    return value === undefined || value === '' ? otherwise : value;
  };
  return Object.freeze({
    port: port(text('PORT', '8080')),
    host: text('HOST', '0.0.0.0'),
    dataDirectory: text('GOALSQUARE_DATA', defaultDirectory),
    isSandbox: text('GOALSQUARE_DATA', '') === '',
    logLevel: logLevel(text('LOG_LEVEL', 'info')),
    trustProxy: trustProxy(text('TRUST_PROXY', '0')),
    corsOrigins: corsOrigins(text('CORS_ORIGINS', '')),
  });
}

/** The configuration of this process. **Throws** `ConfigError`. */
export const environmentConfig = (defaultDirectory: string): Config => configFrom(process.env, defaultDirectory);

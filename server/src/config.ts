import path from 'node:path';
import { givenIn, type Environment } from './config/given.js';
import type { Values } from './config/rule.js';
import { rules } from './config/rules.js';
import type { Variable } from './config/variable.js';
import { variables } from './config/variables.js';

export type { Environment } from './config/given.js';
export { logLevels, type LogLevel } from './config/variables.js';

/** Everything the environment decides. Frozen. */
export interface Config extends Omit<Values, 'data' | 'state'> {
  readonly dataDirectory: string;
  /** Where accounts and counts are. */
  readonly stateDirectory: string;
  /** No folder was named: the default one holds the sandbox world, which is generated where it is missing. */
  readonly isSandbox: boolean;
}

/** Variables of the environment whose values cannot be used, each with what is allowed; one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The value of a variable; what is wrong with it is added to `faults`. */
function valueOf(environment: Environment, declared: Variable<unknown>, faults: string[]): unknown {
  const given = givenIn(environment, declared);
  if ('fault' in given) { faults.push(given.fault); return undefined; }
  if (given.text === '') return declared.default;
  const value = declared.parse(given.text);
  if (value === undefined) faults.push(`${declared.name} is ${declared.secret ? 'not what it may be' : `'${given.text}'`}: use ${declared.allowed}`);
  return value;
}

/**
 * Reads a configuration from an environment; a variable that is missing or empty has its default.
 * **Throws** `ConfigError` with all faults at once, naming for each the variable, its value unless it is a secret, and what is allowed.
 */
export function configFrom(environment: Environment, defaultDirectory: string): Config {
  const faults: string[] = [];
  const all = Object.fromEntries(
    Object.entries<Variable<unknown>>(variables).map(([member, declared]) => [member, valueOf(environment, declared, faults)]),
  ) as Values;
  if (faults.length > 0) throw new ConfigError(faults);
  const broken = rules.filter(({ isKept }) => !isKept(all));
  if (broken.length > 0) throw new ConfigError(broken.map(({ fault }) => fault));
  const { data, state, ...values } = all;
  const dataDirectory = data ?? defaultDirectory;
  const stateDirectory = state ?? path.join(path.dirname(path.resolve(dataDirectory)), 'state');
  return Object.freeze({ ...values, dataDirectory, stateDirectory, isSandbox: data === undefined });
}

/** The configuration of this process. **Throws** `ConfigError`. */
export const environmentConfig = (defaultDirectory: string): Config => configFrom(process.env, defaultDirectory);

import path from 'node:path';
import { readInput, type Environment } from './config/config-input.js';
import type { Config, Rule, Values } from './config/rule.js';
import { removedFaults } from './config/removed-variables.js';
import { rules } from './config/rules.js';
import { unknownVariables } from './config/unknown-variables.js';
import type { Variable } from './config/variable.js';
import { variables } from './config/variables.js';
import { defaultMemoryMegabytes, memoryOfMachine } from './memory/memory-of-machine.js';
import { repository } from './repository.js';

export type { Environment } from './config/config-input.js';
export type { Config } from './config/rule.js';
export { logLevels, type LogLevel } from './config/variables.js';

/** Folder to which a clone of the repository builds its hub. */
export const hubDirectory = path.join(repository, 'gatsby-site', 'public');

/**
 * Thrown for environment variables with invalid values. The message has one line for each variable, with the allowed
 * values.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Returns the value of a variable. **Empty**: `undefined` if it is invalid; the fault is then added to `faults`. */
function valueOf(environment: Environment, declared: Variable<unknown>, faults: string[]): unknown {
  const given = readInput(environment, declared);
  if ('fault' in given) {
    faults.push(given.fault);
    return undefined;
  }
  if (given.text === '') return declared.default;
  const value = declared.parse(given.text);
  if (value === undefined)
    faults.push(
      `${declared.name} is ${declared.secret ? 'not what it may be' : `'${given.text}'`}: use ${declared.allowed}`,
    );
  return value;
}

/** Returns the configuration for some values, with default folders and memory where they set none. */
function placed({ data, state, keysDirectory, hub, memory, ...values }: Values, defaultDirectory: string): Config {
  const dataDirectory = data ?? defaultDirectory;
  const stateDirectory = state ?? path.join(path.dirname(path.resolve(dataDirectory)), 'state');
  const keys = keysDirectory === 'memory' ? undefined : (keysDirectory ?? path.join(stateDirectory, 'keys'));
  return Object.freeze({
    ...values,
    memoryMegabytes: memory ?? defaultMemoryMegabytes(memoryOfMachine(), values.processes),
    dataDirectory,
    stateDirectory,
    keysDirectory: keys,
    hubDirectory: hub ?? hubDirectory,
    isSandbox: data === undefined,
  });
}

/**
 * Reads the configuration from an environment. A missing or empty variable has its default.
 * **Throws** `ConfigError` with all faults. Each names the variable, what is allowed and, unless it is a secret, the
 * value.
 */
export function configFrom(environment: Environment, defaultDirectory: string, asked: readonly Rule[] = rules): Config {
  const faulty = new Set<string>();
  const faults: string[] = [...removedFaults(environment)];
  const values = Object.fromEntries(
    Object.entries<Variable<unknown>>(variables).map(([member, declared]) => {
      const before = faults.length;
      const value = valueOf(environment, declared, faults);
      if (faults.length > before) faulty.add(member);
      return [member, value];
    }),
  ) as Values;
  const config = placed(values, defaultDirectory);
  const broken = asked
    .filter(({ of }) => !of.some((member) => faulty.has(member)))
    .flatMap(({ fault }) => fault(config) ?? []);
  if (faults.length + broken.length > 0) throw new ConfigError([...faults, ...broken]);
  return config;
}

/** Reads the configuration of this process, like `configFrom`. **Throws** `ConfigError` if a value is invalid. */
export const environmentConfig = (defaultDirectory: string, asked: readonly Rule[] = rules): Config =>
  configFrom(process.env, defaultDirectory, asked);

/** Returns `NODE_OPTIONS` for a child process: the option, then this process's own options, which take precedence. */
export const nodeOptionsWith = (option: string): string => `${option} ${process.env.NODE_OPTIONS ?? ''}`.trim();

/** Returns a line for each unknown environment variable of this process whose name resembles one of the server's. */
export const unknownEnvironment = (): readonly string[] => unknownVariables(process.env);

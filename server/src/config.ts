import { readFileSync } from 'node:fs';
import { rules } from './config/rules.js';
import type { Variable } from './config/variable.js';
import { variables } from './config/variables.js';

export { logLevels, type LogLevel } from './config/variables.js';

type Variables = typeof variables;

/** The value of every variable. */
type Values = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/** Everything the environment decides. Frozen. */
export interface Config extends Omit<Values, 'data'> {
  readonly dataDirectory: string;
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

/** Variables of an environment, as `process.env` holds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a variable is set to, or what is wrong with how it is set. */
type Given = { readonly text: string } | { readonly fault: string };

const textIn = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

function secretFrom(name: string, text: string, file: string): Given {
  if (file === '') return { text };
  if (text !== '') return { fault: `${name} and ${name}_FILE are both set: use one of them` };
  try {
    return { text: readFileSync(file, 'utf8').trim() };
  } catch (error) {
    return { fault: `${name}_FILE is '${file}': use a file that can be read; ${error instanceof Error ? error.message : String(error)}` };
  }
}

function givenFor(environment: Environment, { name, secret }: Variable<unknown>): Given {
  const text = textIn(environment, name);
  return secret ? secretFrom(name, text, textIn(environment, `${name}_FILE`)) : { text };
}

/** The value of a variable; what is wrong with it is added to `faults`. */
function valueOf(environment: Environment, declared: Variable<unknown>, faults: string[]): unknown {
  const given = givenFor(environment, declared);
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
  const { data, ...values } = Object.fromEntries(
    Object.entries<Variable<unknown>>(variables).map(([member, declared]) => [member, valueOf(environment, declared, faults)]),
  ) as Values;
  if (faults.length > 0) throw new ConfigError(faults);
  const config: Config = Object.freeze({ ...values, dataDirectory: data ?? defaultDirectory, isSandbox: data === undefined });
  const broken = rules.filter(({ isKept }) => !isKept(config));
  if (broken.length > 0) throw new ConfigError(broken.map(({ fault }) => fault));
  return config;
}

/** The configuration of this process. **Throws** `ConfigError`. */
export const environmentConfig = (defaultDirectory: string): Config => configFrom(process.env, defaultDirectory);

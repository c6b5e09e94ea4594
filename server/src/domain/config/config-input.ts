import { readFileSync } from 'node:fs';
import type { Variable } from './variable.js';
import { errorMessage } from '../errors.js';

/** Environment variables, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a variable, empty if it is not set, or a fault. */
export type ConfigInput = { readonly text: string } | { readonly fault: string };

const textIn = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

function secretFrom(name: string, text: string, file: string): ConfigInput {
  if (file === '') return { text };
  if (text !== '') return { fault: `${name} and ${name}_FILE are both set: use one of them` };
  try {
    const held = readFileSync(file, 'utf8').trim();
    return held === ''
      ? { fault: `${name}_FILE is '${file}': use a file that contains the secret; this one is empty` }
      : { text: held };
  } catch (error) {
    return {
      fault: `${name}_FILE is '${file}': use a file that can be read; ${errorMessage(error)}`,
    };
  }
}

/** Reads an environment variable. A secret can be in a file that `NAME_FILE` names. */
export function readInput(
  environment: Environment,
  { name, secret }: Pick<Variable<unknown>, 'name' | 'secret'>,
): ConfigInput {
  const text = textIn(environment, name);
  return secret ? secretFrom(name, text, textIn(environment, `${name}_FILE`)) : { text };
}

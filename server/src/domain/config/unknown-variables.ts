import { nearestWord } from '../text/nearest.js';
import type { Environment } from './config-input.js';
import type { Variable } from './variable.js';
import { variables } from './variables.js';

/** Prefix of our variables. */
const PREFIX = 'GOALSQUARE_';

/** Maximum edit distance between a name without our prefix and a variable: two edits, or one for a short name. */
const MAX_EDITS = 2;
const LENGTH_PER_EDIT = 4;

/** Variables of the clients and of repository tools. They may be set where a server runs. */
const othersOfOurs =
  /^GOALSQUARE_(?:(?:SANDBOX_)?URL|TOKEN(?:_[A-Z]+)?|CLIENT_(?:ID|SECRET)|DEV_PROCESS|SMALL_WORLD)$/u;

const names: readonly string[] = Object.values<Variable<unknown>>(variables).flatMap(({ name, secret }) =>
  secret ? [name, `${name}_FILE`] : [name],
);

/**
 * Suggests the intended variable for a misspelt name. Other programs have similar names, so a name without our prefix
 * must begin with the same letter.
 */
const nearestTo = (name: string): string | undefined =>
  name.startsWith(PREFIX)
    ? nearestWord(name, names)
    : nearestWord(
        name,
        names.filter((known) => known.startsWith(name.slice(0, 1).toUpperCase())),
        Math.min(MAX_EDITS, Math.floor(name.length / LENGTH_PER_EDIT)),
      );

/**
 * Returns a line for each unknown environment variable whose name resembles one of ours. The line names the nearest
 * variable and contains no value.
 */
export const unknownVariables = (environment: Environment): readonly string[] =>
  Object.keys(environment)
    .filter((name) => environment[name]?.trim() && !names.includes(name) && !othersOfOurs.test(name))
    .sort()
    .flatMap((name) => {
      const nearest = nearestTo(name);
      if (nearest !== undefined) return [`${name} is set, but the server has no such variable: use ${nearest}`];
      return name.startsWith(PREFIX)
        ? [`${name} is set, but the server has no such variable: --help lists all variables`]
        : [];
    });

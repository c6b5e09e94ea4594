import { metricFault } from './metric-fault';
import {
  isParameterName,
  parameterNames,
  parameters,
  type Level,
  type ParameterKind,
  type ParameterName,
} from './parameters';
import { initialQuery, type Query } from './query';
import { acceptedText, isAccepted } from './value-check';

/** A query that was read from an address, and descriptions of the parts of the address that were ignored. */
export interface ReadQuery {
  readonly query: Query;
  readonly faults: readonly string[];
}

const sent = (given: URLSearchParams, name: string, { isList }: ParameterKind): readonly string[] => {
  const texts = given.getAll(name);
  const values = isList ? texts.flatMap((text) => text.split(',')) : texts.slice(0, 1);
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
};

/** Returns the valid values of a parameter in an address, and adds what is wrong with the others to `faults`. */
function readParameter(given: URLSearchParams, name: ParameterName, level: Level, faults: string[]): readonly string[] {
  return sent(given, name, parameters[name]).filter((value) => {
    const kind = parameters[name];
    const problem = !isAccepted(kind, value)
      ? `${name} ${value} is not ${acceptedText(kind)}`
      : name === 'metric'
        ? metricFault(value, level)
        : undefined;
    if (problem !== undefined) faults.push(problem);
    return problem === undefined;
  });
}

/**
 * Reads the query of an address. Its parameters are those of the API; `level=squads` selects squads. Invalid parts are
 * left out and reported. An address without parameters has the initial query.
 */
export function readQuery(search: string): ReadQuery {
  const given = new URLSearchParams(search);
  const faults: string[] = [];
  const level = given.get('level') === 'squads' ? 'squads' : 'players';
  const names = parameterNames.filter((name) => given.has(name) && (name !== 'context' || level === 'squads'));
  for (const name of new Set(given.keys()))
    if (name !== 'level' && !isParameterName(name)) faults.push(`${name} is not a parameter of a query`);
  if (given.has('context') && level === 'players') faults.push('context exists for squads only');
  const values = names
    .map((name) => [name, readParameter(given, name, level, faults)] as const)
    .filter(([, list]) => list.length > 0);
  const isEmpty = names.length === 0 && !given.has('level');
  return { query: isEmpty ? initialQuery : { level, values: Object.fromEntries(values) }, faults };
}

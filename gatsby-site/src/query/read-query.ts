import { readAddress, type AddressQuery } from '../addresses/address-query';
import { metricFault } from './metric-fault';
import { isParameterName, parameterNames, parameters, type ParameterKind } from './parameters';
import { initialQuery, type Query } from './query';
import { acceptedText, isAccepted } from './value-check';

/** A query read from an address, and descriptions of the parts that were ignored. */
export interface ReadQuery {
  readonly query: Query;
  readonly faults: readonly string[];
}

/**
 * Returns the valid values of a parameter in an address. Adds a description of each invalid value to `faults`.
 * `faultOf` checks what the kind of the parameter does not.
 */
export function validValues(
  given: AddressQuery,
  name: string,
  kind: ParameterKind,
  faults: string[],
  faultOf: (value: string) => string | undefined = () => undefined,
): readonly string[] {
  const text = given.text(name).trim();
  const values = kind.isList ? given.list(name) : text === '' ? [] : [text];
  return values.filter((value) => {
    const fault = isAccepted(kind, value) ? faultOf(value) : `${name} ${value} is not ${acceptedText(kind)}`;
    if (fault !== undefined) faults.push(fault);
    return fault === undefined;
  });
}

/**
 * Reads the query of an address. Its parameters are those of the API, and `level=squads` selects squads. Invalid parts
 * are ignored and reported. An address without parameters has the initial query.
 */
export function readQuery(search: string): ReadQuery {
  const given = readAddress(search);
  const faults: string[] = [];
  const level = given.text('level') === 'squads' ? 'squads' : 'players';
  const names = parameterNames.filter(
    (name) => given.names.includes(name) && (name !== 'context' || level === 'squads'),
  );
  for (const name of given.names)
    if (name !== 'level' && !isParameterName(name)) faults.push(`${name} is not a parameter of a query`);
  if (given.names.includes('context') && level === 'players') faults.push('context exists for squads only');
  const values = names
    .map((name) => {
      const faultOf = name === 'metric' ? (code: string) => metricFault(code, level) : undefined;
      return [name, validValues(given, name, parameters[name], faults, faultOf)] as const;
    })
    .filter(([, list]) => list.length > 0);
  if (names.includes('metric') && !values.some(([name]) => name === 'metric'))
    faults.push(`no valid metric is left, so the result has every metric of ${level}`);
  const isEmpty = names.length === 0 && !given.names.includes('level');
  return { query: isEmpty ? initialQuery : { level, values: Object.fromEntries(values) }, faults };
}

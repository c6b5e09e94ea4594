import { snakeCase } from '@goalsquare/openapi/call-literals';
import type { SampleCall, Value } from './sample-call.js';

/** The parameters for the members of a query in a body, if their names differ. */
const parameters: Readonly<Record<string, string>> = {
  seasonIds: 'seasonId',
  metricCodes: 'metric',
  measures: 'measure',
  results: 'result',
};

/**
 * Returns the arguments of the function that queries statistics across matches, metric and season first. **Empty**:
 * `undefined` for a call of another operation.
 */
export function acrossArguments({ id, query, body }: SampleCall): Readonly<Record<string, Value>> | undefined {
  const level = /^(?:get|post)(Players|Squads)(?:Evidence)?AcrossMatches$/u.exec(id)?.[1]?.toLowerCase();
  if (level === undefined) return undefined;
  const [first = {}] = (body?.queries ?? [query]) as readonly Readonly<Record<string, Value>>[];
  const { metric, seasonId, ...filters } = Object.fromEntries(
    Object.entries(first).map(([member, value]) => [parameters[member] ?? member, value]),
  );
  const given = { metric, seasonId, ...(level === 'squads' && { of: level }), ...filters };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[snakeCase(name), value]])),
  );
}

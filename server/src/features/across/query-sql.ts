import { hasNul, isOver, questionSql, sqlDialects, type SqlDialect, type SqlSort } from '@goalsquare/engine';
import { JSON_TYPE } from '../../answers/json/json.js';
import { Written } from '../../answers/json/written.js';
import { problemWith, type Fault, invalidParameter } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { ResolvedQuery } from './query-runner.js';
import type { RequestedQuery } from './requested-query.js';
import { canTakePart } from './select-seasons.js';
import type { SortItem } from './sort-items.js';
import type { FaultLocation } from '../../domain/fault-location.js';
import { keyOf } from '../../domain/scope.js';

/** The media type of SQL. **Source**: RFC 6922. */
const SQL = 'application/sql';
const SQL_TYPE = `${SQL}; charset=utf-8`;

type SqlRequest = Pick<ExtensionRequest, 'req' | 'call'>;

/** The dialect and dataset in a request for SQL. */
interface SqlParameters {
  readonly dialect: SqlDialect;
  readonly dataset: string;
}

const NUL_IN_DATASET = 'dataset contains a NUL character; send a folder or URL, such as s3://football/dataset.';

/**
 * Returns the dialect and dataset of a request for SQL. **Empty**: `undefined` if the request is for another format.
 * **Throws** a problem of status 400 if SQL text cannot contain the dataset.
 */
export function sqlParametersOf({ req, call: { query: parameters } }: SqlRequest): SqlParameters | undefined {
  const { format = req.accepts([JSON_TYPE, SQL]) === SQL ? 'sql' : undefined } = parameters;
  if (format !== 'sql') return undefined;
  const dialect = sqlDialects.find((name) => name === parameters.dialect) ?? 'duckdb';
  const dataset = typeof parameters.dataset === 'string' ? parameters.dataset : 'dataset';
  if (hasNul(dataset)) throw invalidParameter('dataset', NUL_IN_DATASET, truncated(dataset));
  return { dialect, dataset };
}

/** Query members that SQL cannot express, and the reasons. */
const inexpressible = {
  cursor: 'a statement returns all its rows, or the first ones with limit',
  validation: 'a statement does not list the metrics that cannot be answered',
  fields: 'a statement has all columns',
  rowPersonIds: 'a statement returns the rows of all players; select from it',
} as const satisfies Partial<Record<keyof RequestedQuery, string>>;

/** Requires that a dataset can answer a query. **Throws** a problem of status 400 that names each fault. */
function requireExpressible({ checked, selected }: ResolvedQuery, place: FaultLocation): void {
  const faults: Fault[] = (Object.keys(inexpressible) as (keyof typeof inexpressible)[]).flatMap(
    (member): readonly Fault[] => {
      if (checked.request[member] === undefined) return [];
      const { label, where } = place(member);
      return [{ detail: `${label} cannot be expressed in SQL: ${inexpressible[member]}.`, ...where }];
    },
  );
  const takesPart = canTakePart(checked.query.matches);
  const live = selected.seasons.flatMap(({ matches }) => matches).find((match) => takesPart(match) && !isOver(match));
  if (live !== undefined) {
    const detail = `Match ${live.id} is being played, and a dataset has matches as they were when it was exported.`;
    faults.push({ detail, parameter: 'format' });
  }
  if (faults.length > 0) throw problemWith('invalid-parameter', faults);
}

const sortFrom = ({ key, isDescending }: SortItem): SqlSort => ({
  isDescending,
  by: key.is === 'value' || key.is === 'dimension' ? key : key.is,
});

/** Returns a query as a SQL statement. **Throws** a problem of status 400 if SQL cannot express it. */
function statementOf(resolved: ResolvedQuery, place: FaultLocation, { dialect, dataset }: SqlParameters): string {
  requireExpressible(resolved, place);
  const { checked, selected } = resolved;
  const { limit } = checked.request;
  return questionSql({
    query: checked.query,
    seasons: selected.seasons.map(keyOf),
    sort: checked.sort.map(sortFrom),
    ...(limit !== undefined && { limit }),
    dataset,
    dialect,
  });
}

/** Returns queries as SQL statements, each ending with a semicolon. **Throws** a problem of status 400. */
export const statementsOf = (
  resolved: readonly ResolvedQuery[],
  placeOf: (at: number) => FaultLocation,
  parameters: SqlParameters,
): Written =>
  new Written(
    SQL_TYPE,
    resolved.map((one, at) => `${statementOf(one, placeOf(at), parameters).trimEnd()};\n`).join('\n'),
  );

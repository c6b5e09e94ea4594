import type { Dimension, Measure } from '@goalsquare/engine';
import type { Level, ParameterName } from './parameters';

/** Values of parameters, as text. An omitted parameter does not filter the result. */
export type QueryValues = Readonly<Partial<Record<ParameterName, readonly string[]>>>;

/** The state of the form: a query across matches. */
export interface Query {
  readonly level: Level;
  readonly values: QueryValues;
}

/** The query of an empty form. */
export const initialQuery: Query = {
  level: 'players',
  values: { metric: ['DISPOSAL'], measure: ['perMatch'], limit: ['20'] },
};

/** Returns the values that select a season of a level, or several. */
export const seasonValues = (leagueId: number, levelId: number, ...seasonIds: readonly number[]): QueryValues => ({
  leagueId: [String(leagueId)],
  levelId: [String(levelId)],
  seasonId: seasonIds.map(String),
});

/** Returns the values of a parameter. **Empty**: none if the query omits it. */
export const valuesOf = ({ values }: Query, name: ParameterName): readonly string[] => values[name] ?? [];

/** Returns the first value of a parameter. **Empty**: `''`. */
export const valueOf = (query: Query, name: ParameterName): string => valuesOf(query, name)[0] ?? '';

/** Returns a query with changed parameters. A parameter without values is removed. */
export function withValues({ level, values }: Query, changed: QueryValues): Query {
  const all = Object.entries({ ...values, ...changed })
    .map(([name, list]) => [name, list.filter((value) => value !== '')] as const)
    .filter(([, list]) => list.length > 0);
  return { level, values: Object.fromEntries(all) };
}

/** Returns the dimensions that a query groups rows by. */
export const dimensionsOf = (query: Query): readonly Dimension[] => {
  const by = valuesOf(query, 'by') as readonly Dimension[];
  return by.length > 0 ? by : [query.level === 'players' ? 'person' : 'squad'];
};

/** Returns the measures of a query. */
export const measuresOf = (query: Query): readonly Measure[] => {
  const measures = valuesOf(query, 'measure') as readonly Measure[];
  return measures.length > 0 ? measures : ['total'];
};

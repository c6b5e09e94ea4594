import { powerQueryLiteral, pythonLiteral, rLiteral, shellQuoted, snakeCase } from '@goalsquare/openapi/call-literals';
import { pathOf } from './address';
import { parameterNames, parameters, type ParameterName } from './parameters';
import type { Query } from './query';

/** Languages that a call is shown in. */
export const snippetKinds = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
  excel: 'Excel',
} as const;
export type SnippetKind = keyof typeof snippetKinds;

type Value = string | number | readonly (string | number)[];

const typed = (name: ParameterName, value: string): string | number =>
  ['integer', 'number'].includes(parameters[name].is) ? Number(value) : value;

/** Returns the arguments of a call, by their names in the contract. A list of one value is the value. */
const argumentsOf = ({ values }: Query): readonly (readonly [name: ParameterName, value: Value])[] =>
  parameterNames.flatMap((name) => {
    const list = (values[name] ?? []).map((value) => typed(name, value));
    const [first] = list;
    return first === undefined ? [] : [[name, list.length === 1 ? first : list] as const];
  });

const called = (name: string, given: readonly string[]): string =>
  given.join(', ').length < 70 ? `${name}(${given.join(', ')})` : `${name}(\n  ${given.join(',\n  ')}\n)`;

/** What the clients' functions are asked for in addition, because their defaults differ from those of the API. */
const withDefaults = (query: Query): Query => ({
  ...query,
  values: { ...query.values, measure: query.values.measure ?? ['total'], limit: query.values.limit ?? ['50'] },
});

const curl = (base: string, key: string, query: Query): string =>
  `curl -H ${shellQuoted(`Authorization: Bearer ${key}`)} \\\n  ${shellQuoted(base + pathOf(query))}`;

const javascript = (base: string, key: string, query: Query): string =>
  [
    `const response = await fetch(${JSON.stringify(base + pathOf(query))}, {`,
    `  headers: { Authorization: ${JSON.stringify(`Bearer ${key}`)} },`,
    '});',
    'if (!response.ok) throw new Error((await response.json()).detail);',
    'const { rows } = await response.json();',
  ].join('\n');

function python(base: string, key: string, query: Query): string {
  const given = argumentsOf(withDefaults(query)).map(([name, value]) => `${snakeCase(name)}=${pythonLiteral(value)}`);
  const of = query.level === 'squads' ? ['of="squads"'] : [];
  return `import os\nfrom goalsquare import API\n\nos.environ["GOALSQUARE_URL"] = ${JSON.stringify(base)}\napi = API(token=${JSON.stringify(key)})\n${called('api.season_stats', [...of, ...given])}`;
}

function r(base: string, key: string, query: Query): string {
  const given = argumentsOf(withDefaults(query)).map(([name, value]) => `${snakeCase(name)} = ${rLiteral(value)}`);
  const of = query.level === 'squads' ? ['of = "squads"'] : [];
  return `library(goalsquare)\n\nSys.setenv(GOALSQUARE_URL = ${JSON.stringify(base)}, GOALSQUARE_TOKEN = ${JSON.stringify(key)})\n${called('gs_season_stats', [...of, ...given])}`;
}

/** The queries GoalsquareUrl and GoalsquareToken of the workbook contain the server and the key. */
function excel(query: Query): string {
  const texts = parameterNames.flatMap((name) => {
    const list = query.values[name] ?? [];
    return list.length === 0 ? [] : [`${name} = ${powerQueryLiteral(list.join())}`];
  });
  return [
    'GoalsquareAnswer([',
    `  RelativePath = ${powerQueryLiteral(`v1/statistics/${query.level}`)},`,
    `  Query = [${[...texts, 'format = "csv"'].join(', ')}],`,
    '  Headers = [Authorization = "Bearer " & GoalsquareToken]',
    '])',
  ].join('\n');
}

/** Returns the call of a query in a language, ready to run. `base` is the origin of the server. */
export function snippetOf(kind: SnippetKind, base: string, key: string, query: Query): string {
  switch (kind) {
    case 'curl':
      return curl(base, key, query);
    case 'javascript':
      return javascript(base, key, query);
    case 'python':
      return python(base, key, query);
    case 'r':
      return r(base, key, query);
    case 'excel':
      return excel(query);
  }
}

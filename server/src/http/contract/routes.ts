import {
  contractDocument,
  type ContractOperation,
  type ExtensionId,
  type Method,
  type OperationId,
} from '@goalsquare/openapi';
import { redactPermalinks } from '../../domain/permalink-path.js';
import { Problem } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';
import { listNamesOf, parametersOf, type Parameter } from './parameters.js';

/** A path of the contract, prepared for matching. */
export interface Route {
  /** The path as in the contract: `/v1/matches/{matchId}`. */
  readonly template: string;
  readonly operations: Readonly<Partial<Record<Method, RouteOperation>>>;
  /** Value of the `Allow` header. */
  readonly allow: string;
  /** Whether POST accepts the same query in its body, as `postX` does for `getX`. */
  readonly hasPostForm: boolean;
  /** Whether a path matches this route. */
  readonly matches: (path: string) => boolean;
  /** Returns the raw path parameter values of a matching path, still percent-encoded. */
  readonly valuesIn: (path: string) => Readonly<Record<string, string>>;
}

/** An operation and its parameters. */
export interface RouteOperation {
  readonly operation: ContractOperation<OperationId | ExtensionId>;
  readonly parameters: readonly Parameter[];
  /** Query parameters that take a list. */
  readonly listNames: ReadonlySet<string>;
}

const allowed = [
  ['get', 'GET, HEAD'],
  ['post', 'POST'],
  ['delete', 'DELETE'],
] as const satisfies readonly (readonly [Method, string])[];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const routes: readonly Route[] = Object.entries(contractDocument.paths).map(([template, methods]) => {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const source = template
    .split(/\{\w+\}/u)
    .map(escaped)
    .join('([^/]+)');
  const pattern = new RegExp(`^${source}$`, 'u');
  return {
    template,
    operations: Object.fromEntries(
      Object.entries(methods).map(([method, operation]): readonly [string, RouteOperation] => {
        const parameters = parametersOf(operation);
        return [method, { operation, parameters, listNames: listNamesOf(parameters) }];
      }),
    ),
    allow: [
      ...allowed.filter(([method]) => method in methods).map(([, names]) => names),
      ...(methods.post?.['x-query'] === true ? ['QUERY'] : []),
      'OPTIONS',
    ].join(', '),
    hasPostForm:
      methods.post !== undefined && methods.post.operationId === methods.get?.operationId.replace(/^get/u, 'post'),
    matches: (path) => pattern.test(path),
    valuesIn: (path) => {
      const found = pattern.exec(path);
      return Object.fromEntries(names.map((name, at) => [name, found?.[at + 1] ?? '']));
    },
  };
});

/** Returns the last part of a path or template. */
const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const slashesIn = (path: string): number => {
  let count = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) count += 1;
  return count;
};

const endsInParameter = ({ template }: Route): boolean => endOf(template).includes('{');

const groupedBy = <K>(all: readonly Route[], keyOf: (route: Route) => K): ReadonlyMap<K, readonly Route[]> =>
  new Map(all.map(keyOf).map((key) => [key, all.filter((route) => keyOf(route) === key)]));

/** Routes that end with a fixed word, by that word. */
const byEnd = groupedBy(
  routes.filter((route) => !endsInParameter(route)),
  ({ template }) => endOf(template),
);

/** Routes that end with a parameter, by number of parts. */
const byParts = groupedBy(routes.filter(endsInParameter), ({ template }) => slashesIn(template));

/**
 * Returns the route of a path. The path must be spelt exactly as in the contract. **Empty**: `undefined` if no route
 * matches.
 */
export function routeOf(path: string): Route | undefined {
  for (const route of byEnd.get(endOf(path)) ?? []) if (route.matches(path)) return route;
  for (const route of byParts.get(slashesIn(path)) ?? []) if (route.matches(path)) return route;
  return undefined;
}

/** Returns the problem for an unknown path. It repeats the path without a permalink's secret. */
export const routeNotFound = (path: string): Problem =>
  new Problem('route-not-found', `There is nothing at ${quoted(redactPermalinks(path))}.`);

/**
 * Returns the operation for a method. HEAD is treated as GET, and QUERY as a POST marked `x-query`, because OpenAPI 3.0
 * has no QUERY. **Source**: RFC 10008.
 */
export function operationFor(
  { operations: { get, post, delete: remove } }: Route,
  method: string,
): RouteOperation | undefined {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return get;
    case 'POST':
      return post;
    case 'QUERY':
      return post?.operation['x-query'] === true ? post : undefined;
    case 'DELETE':
      return remove;
    default:
      return undefined;
  }
}

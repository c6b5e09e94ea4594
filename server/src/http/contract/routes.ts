import {
  contractDocument,
  type ContractOperation,
  type ExtensionId,
  type Method,
  type OperationId,
} from '@goalsquare/openapi';
import { parametersOf, type Parameter } from './parameters.js';

/** One path of the contract, ready to be matched. */
export interface Route {
  /** The path as the contract spells it: `/v1/matches/{matchId}`. */
  readonly template: string;
  readonly operations: Readonly<Partial<Record<Method, RouteOperation>>>;
  /** Value of the `Allow` header. */
  readonly allow: string;
  /** Whether POST accepts the same query in its body: `postX` of `getX`. */
  readonly hasPostForm: boolean;
}

/** An operation and its parameters. */
export interface RouteOperation {
  readonly operation: ContractOperation<OperationId | ExtensionId>;
  readonly parameters: readonly Parameter[];
}

/** A route and the raw values of its path parameters, still percent-encoded. */
export interface RouteMatch {
  readonly route: Route;
  readonly values: Readonly<Record<string, string>>;
}

const allowed = [
  ['get', 'GET, HEAD'],
  ['post', 'POST'],
  ['delete', 'DELETE'],
] as const satisfies readonly (readonly [Method, string])[];

interface Pattern {
  readonly route: Route;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const patterns: readonly Pattern[] = Object.entries(contractDocument.paths).map(([template, methods]) => {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const source = template
    .split(/\{\w+\}/u)
    .map(escaped)
    .join('([^/]+)');
  const route: Route = {
    template,
    operations: Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { operation, parameters: parametersOf(operation) },
      ]),
    ),
    allow: [...allowed.filter(([method]) => method in methods).map(([, names]) => names), 'OPTIONS'].join(', '),
    hasPostForm:
      methods.post !== undefined && methods.post.operationId === methods.get?.operationId.replace(/^get/u, 'post'),
  };
  return { route, names, pattern: new RegExp(`^${source}$`, 'u') };
});

const slashesIn = (path: string): number => {
  let count = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) count += 1;
  return count;
};

/** Paths match templates of as many parts alone. */
const byParts: ReadonlyMap<number, readonly Pattern[]> = new Map(
  [...new Set(patterns.map(({ route }) => slashesIn(route.template)))].map((count) => [
    count,
    patterns.filter(({ route }) => slashesIn(route.template) === count),
  ]),
);

/** Returns the route of a path, which must be spelt exactly as in the contract. **Empty**: `undefined` for another. */
export function routeOf(path: string): RouteMatch | undefined {
  for (const { route, names, pattern } of byParts.get(slashesIn(path)) ?? []) {
    const found = pattern.exec(path);
    if (found !== null)
      return { route, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** The operation that answers a method: HEAD is answered as GET. */
export function operationFor(route: Route, method: string): RouteOperation | undefined {
  if (method === 'GET' || method === 'HEAD') return route.operations.get;
  return method === 'POST' ? route.operations.post : method === 'DELETE' ? route.operations.delete : undefined;
}

import { contract, type ContractOperation } from '@goalsquare/openapi';
import { parametersOf, type Parameter } from './parameters.js';

/** One path of the contract, ready to be matched. */
export interface Route {
  /** The path as the contract spells it: `/v1/matches/{matchId}`. */
  readonly template: string;
  readonly operations: Readonly<Partial<Record<'get' | 'post', RouteOperation>>>;
  /** Value of the `Allow` header. */
  readonly allow: string;
}

/** An operation and its parameters. */
export interface RouteOperation {
  readonly operation: ContractOperation;
  readonly parameters: readonly Parameter[];
}

/** A route and the raw values of its path parameters, still percent-encoded. */
export interface RouteMatch {
  readonly route: Route;
  readonly values: Readonly<Record<string, string>>;
}

interface Pattern { readonly route: Route; readonly names: readonly string[]; readonly pattern: RegExp }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const patterns: readonly Pattern[] = Object.entries(contract.paths).map(([template, { get, post }]) => {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const source = template.split(/\{\w+\}/u).map(escaped).join('([^/]+)');
  const ready = (operation: ContractOperation): RouteOperation => ({ operation, parameters: parametersOf(operation) });
  const route: Route = {
    template,
    operations: { ...(get && { get: ready(get) }), ...(post && { post: ready(post) }) },
    allow: [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS'].join(', '),
  };
  return { route, names, pattern: new RegExp(`^${source}/?$`, 'iu') };
});

/** The route a path belongs to. Letter case and a trailing slash do not matter. **Empty**: none for an unknown path. */
export function routeOf(path: string): RouteMatch | undefined {
  for (const { route, names, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return { route, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** The operation that answers a method: HEAD is answered as GET. */
export function operationFor(route: Route, method: string): RouteOperation | undefined {
  if (method === 'GET' || method === 'HEAD') return route.operations.get;
  return method === 'POST' ? route.operations.post : undefined;
}

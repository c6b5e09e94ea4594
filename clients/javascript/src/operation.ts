import { operations } from './contract/operations.js';
import { ConfigurationError } from './errors.js';
import { listed } from './several.js';

/** An operation: its method, its path template, and the names of its parameters. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly query: readonly string[];
  readonly answers: 'json' | 'stream' | 'file';
  /** A member that every response has, or `[]` if the response is a list. **Empty**: the response is not JSON. */
  readonly member: string | undefined;
  /**
   * Whether the request may be retried even if the server may have processed it. Also true for a POST that only reads.
   */
  readonly mayRepeat: boolean;
}

/** A request of an operation. **Empty**: `body` is `undefined` if the operation has none. */
export interface OperationRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body?: unknown;
  readonly mayRepeat: boolean;
}

/** Returns the operation with an id. **Throws** `ConfigurationError` if there is none. */
export function operationNamed(id: string): Operation {
  const text = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (text === undefined) throw new ConfigurationError(`There is no operation '${id}'.`);
  const words = text.split(' ');
  const target = words.find((word) => word.startsWith('/')) ?? '';
  const method = words.find((word) => /^[A-Z]+$/u.test(word)) ?? 'GET';
  const [below = '', names] = target.split('?');
  const path = `/v1${below}`;
  return {
    id,
    method,
    path,
    inPath: [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
    query: names?.split(',') ?? [],
    member: words.at(-1) === target ? undefined : words.at(-1),
    answers: words.includes('stream') ? 'stream' : words.includes('file') ? 'file' : 'json',
    mayRepeat: method !== 'POST' || words.includes('safe'),
  };
}

function segment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text.replaceAll('.', '') === '') throw new ConfigurationError(`${operation.id} needs ${name}.`);
  return encodeURIComponent(text);
}

/**
 * Returns the request for an operation. Parameters that are `undefined` are omitted. **Throws** `ConfigurationError`
 * for a parameter that the operation does not have, and for a missing path parameter.
 */
export function requestOf(operation: Operation, parameters: Readonly<Record<string, unknown>>): OperationRequest {
  const { id, method, inPath, query, mayRepeat } = operation;
  const { body, ...named } = parameters;
  const allowed = [...inPath, ...query];
  for (const [name, value] of Object.entries(named))
    if (value !== undefined && !allowed.includes(name))
      throw new ConfigurationError(`${id} has no parameter '${name}'; it has ${allowed.join(', ') || 'none'}.`);
  const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => segment(operation, name, named[name]));
  const search = new URLSearchParams();
  for (const name of query) for (const value of listed(named[name]) ?? []) search.append(name, String(value));
  return {
    method,
    target: search.size === 0 ? path : `${path}?${search.toString()}`,
    mayRepeat,
    ...(body !== undefined && { body }),
  };
}

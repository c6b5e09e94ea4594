import type { Change } from './change.js';
import { operationChanges, type Operation } from './compare-operations.js';
import { resolverOf } from './schema.js';

/** A bundled OpenAPI document, as far as the comparison reads it. */
export interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A change, and the operations that have it: `GET /v1/leagues`. */
export interface SharedChange extends Change {
  readonly operations: readonly string[];
}

const operationsOf = ({ paths }: Document): ReadonlyMap<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

function* changesOf(before: Document, after: Document): Generator<readonly [operation: string, change: Change]> {
  const [from, to] = [operationsOf(before), operationsOf(after)];
  const [resolveBefore, resolveAfter] = [resolverOf(before), resolverOf(after)];
  for (const [name, operation] of from) {
    const now = to.get(name);
    if (now === undefined) yield [name, { kind: 'removed', isBreaking: true, part: '', detail: 'is removed' }];
    else
      for (const change of operationChanges({ before: operation, after: now, resolveBefore, resolveAfter }))
        yield [name, change];
  }
  for (const name of to.keys())
    if (!from.has(name)) yield [name, { kind: 'added', isBreaking: false, part: '', detail: 'is new' }];
}

/**
 * Compares two versions of a contract. A change that several operations have is listed once, breaking changes first,
 * otherwise in the order of the documents. **Empty**: nothing if all operations allow the same requests and responses.
 */
export function documentChanges(before: Document, after: Document): readonly SharedChange[] {
  const shared = new Map<string, { readonly change: Change; readonly operations: Set<string> }>();
  for (const [operation, change] of changesOf(before, after)) {
    const key = JSON.stringify(change);
    const known = shared.get(key) ?? { change, operations: new Set() };
    known.operations.add(operation);
    shared.set(key, known);
  }
  const all = [...shared.values()].map(({ change, operations }) => ({ ...change, operations: [...operations] }));
  return [...all.filter(({ isBreaking }) => isBreaking), ...all.filter(({ isBreaking }) => !isBreaking)];
}

import type { Change } from './change.js';
import { schemaChanges } from './compare-schemas.js';
import type { Resolve, Schema } from './schema.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** An operation of a document, as far as the comparison reads it. */
export interface Operation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly headers?: Readonly<Record<string, unknown>>; readonly content?: Content }>
  >;
}

/** The two forms of an operation, with the resolvers of their documents. */
export interface OperationPair {
  readonly before: Operation;
  readonly after: Operation;
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
}

const JSON_TYPE = 'application/json';

const added = (part: string, isBreaking = false, detail = 'is new'): Change => ({
  kind: 'added',
  isBreaking,
  part,
  detail,
});
const removed = (part: string, isBreaking = true): Change => ({
  kind: 'removed',
  isBreaking,
  part,
  detail: 'is removed',
});

function parametersOf({ parameters = [] }: Operation, resolve: Resolve): ReadonlyMap<string, Parameter> {
  return new Map(
    parameters.map((one) => {
      const parameter = resolve(one);
      return [`${parameter.in} parameter ${parameter.name}`, parameter];
    }),
  );
}

function* parameterChanges({ before, after, resolveBefore, resolveAfter }: OperationPair): Generator<Change> {
  const [from, to] = [parametersOf(before, resolveBefore), parametersOf(after, resolveAfter)];
  for (const [part, parameter] of from) {
    const now = to.get(part);
    if (now === undefined) {
      yield removed(part);
      continue;
    }
    if ((parameter.required ?? false) !== (now.required ?? false)) {
      const isRequired = now.required === true;
      yield { kind: 'changed', isBreaking: isRequired, part, detail: isRequired ? 'is required' : 'is optional' };
    }
    if (parameter.deprecated !== true && now.deprecated === true)
      yield { kind: 'deprecated', isBreaking: false, part, detail: 'is deprecated' };
    const pair = { before: parameter.schema, after: now.schema, resolveBefore, resolveAfter };
    yield* schemaChanges({ ...pair, direction: 'request' }, part);
  }
  for (const [part, { required = false }] of to)
    if (!from.has(part)) yield added(part, required, required ? 'is new and required' : 'is new');
}

function* contentChanges(
  from: Content,
  to: Content,
  { resolveBefore, resolveAfter }: OperationPair,
  direction: 'request' | 'response',
  part: string,
): Generator<Change> {
  for (const [type, { schema }] of Object.entries(from)) {
    const now = to[type]?.schema;
    const label = type === JSON_TYPE ? `${part}:` : `${part} as ${type}`;
    if (!(type in to)) yield removed(`${part} as ${type}`);
    else if (schema !== undefined && now !== undefined)
      yield* schemaChanges({ before: schema, after: now, resolveBefore, resolveAfter, direction }, label);
  }
  for (const type of Object.keys(to)) if (!(type in from)) yield added(`${part} as ${type}`);
}

const isSuccess = (status: string): boolean => /^[23]/u.test(status);

function* responseChanges(pair: OperationPair): Generator<Change> {
  const { before, after, resolveBefore, resolveAfter } = pair;
  for (const [status, response] of Object.entries(before.responses)) {
    const part = `response ${status}`;
    const later = after.responses[status];
    if (later === undefined) {
      yield removed(part, isSuccess(status));
      continue;
    }
    const [was, is] = [resolveBefore(response), resolveAfter(later)];
    for (const name of Object.keys(was.headers ?? {}))
      if (!(name in (is.headers ?? {}))) yield removed(`${part} header ${name}`);
    for (const name of Object.keys(is.headers ?? {}))
      if (!(name in (was.headers ?? {}))) yield added(`${part} header ${name}`);
    yield* contentChanges(was.content ?? {}, is.content ?? {}, pair, 'response', part);
  }
  for (const status of Object.keys(after.responses))
    if (!(status in before.responses)) yield added(`response ${status}`);
}

function* bodyChanges(pair: OperationPair): Generator<Change> {
  const [from, to] = [pair.resolveBefore(pair.before.requestBody), pair.resolveAfter(pair.after.requestBody)];
  if (from === undefined && to === undefined) return;
  if (from === undefined) yield added('request body', to?.required === true);
  else if (to === undefined) yield removed('request body');
  else {
    if (from.required !== true && to.required === true)
      yield { kind: 'changed', isBreaking: true, part: 'request body', detail: 'is required' };
    yield* contentChanges(from.content, to.content, pair, 'request', 'request body');
  }
}

/** Compares the two forms of an operation. **Empty**: nothing if they allow the same requests and responses. */
export function* operationChanges(pair: OperationPair): Generator<Change> {
  if (pair.before.deprecated !== true && pair.after.deprecated === true)
    yield { kind: 'deprecated', isBreaking: false, part: '', detail: 'is deprecated' };
  yield* parameterChanges(pair);
  yield* bodyChanges(pair);
  yield* responseChanges(pair);
}

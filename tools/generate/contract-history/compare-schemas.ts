import type { Change, Direction } from './change.js';
import { mergedSchema, type Resolve, type Schema } from './schema.js';

/** The two schemas of a part, with the resolvers of their documents. */
export interface SchemaPair {
  readonly before: Schema;
  readonly after: Schema;
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
  readonly direction: Direction;
}

/** Bounds of values. A request must not get a narrower one; `tightens` is the sign of such a change. */
const bounds = {
  minimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  maxLength: -1,
  maxItems: -1,
} as const;

/** Keywords that a value must satisfy exactly: another text is another set of values. */
const exact = ['type', 'format', 'pattern'] as const;

const textOf = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

const changed = (part: string, isBreaking: boolean, detail: string): Change => ({
  kind: 'changed',
  isBreaking,
  part,
  detail,
});

function* keywordChanges(before: Schema, after: Schema, direction: Direction, part: string): Generator<Change> {
  for (const keyword of exact) {
    if (before[keyword] === after[keyword]) continue;
    const isLoosened = direction === 'request' && after[keyword] === undefined;
    yield changed(part, !isLoosened, `${keyword} is ${textOf(after[keyword])} instead of ${textOf(before[keyword])}`);
  }
  for (const [keyword, sign] of Object.entries(bounds)) {
    const [from, to] = [before[keyword], after[keyword]] as (number | undefined)[];
    if (from === to) continue;
    const isTighter = to !== undefined && (from === undefined || (to - from) * sign > 0);
    yield changed(part, direction === 'request' && isTighter, `${keyword} is ${textOf(to)} instead of ${textOf(from)}`);
  }
  const [wasNullable, isNullable] = [before.nullable === true, after.nullable === true];
  if (wasNullable !== isNullable)
    yield changed(part, isNullable === (direction === 'response'), isNullable ? 'can be null' : 'is never null');
  if (before.deprecated !== true && after.deprecated === true)
    yield { kind: 'deprecated', isBreaking: false, part, detail: 'is deprecated' };
}

/** A value that a client must handle is breaking in a response, one that it can no longer send in a request. */
function* enumChanges(before: Schema, after: Schema, direction: Direction, part: string): Generator<Change> {
  if (before.enum === undefined && after.enum === undefined) return;
  if (before.enum === undefined || after.enum === undefined) {
    const isListed = after.enum !== undefined;
    const detail = isListed ? 'has only listed values' : 'has any value, not only listed ones';
    yield changed(part, isListed === (direction === 'request'), detail);
    return;
  }
  const [from, to] = [before.enum, after.enum];
  const added = to.filter((value) => !from.includes(value));
  const removed = from.filter((value) => !to.includes(value));
  if (added.length > 0)
    yield changed(part, direction === 'response', `has the new values ${added.map(String).join(', ')}`);
  if (removed.length > 0)
    yield changed(part, direction === 'request', `no longer has the values ${removed.map(String).join(', ')}`);
}

const memberPart = (part: string, name: string): string => `${part}${part.endsWith(':') ? ' ' : '.'}${name}`;

function* propertyChanges(pair: SchemaPair, part: string, seen: ReadonlySet<string>): Generator<Change> {
  const { before, after, direction } = pair;
  const [from, to] = [before.properties ?? {}, after.properties ?? {}];
  const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)];
  for (const [name, schema] of Object.entries(from)) {
    const inner = memberPart(part, name);
    const now = to[name];
    if (now === undefined) {
      yield { kind: 'removed', isBreaking: true, part: inner, detail: 'is removed' };
      continue;
    }
    if (wasRequired.has(name) !== isRequired.has(name)) {
      const needs = isRequired.has(name);
      const detail = needs ? 'is always there' : 'can be absent';
      yield changed(
        inner,
        needs === (direction === 'request'),
        direction === 'request' && needs ? 'is required' : detail,
      );
    }
    yield* schemaChanges({ ...pair, before: schema, after: now }, inner, seen);
  }
  for (const name of Object.keys(to)) {
    if (name in from) continue;
    const isBreaking = direction === 'request' && isRequired.has(name);
    const detail = isBreaking ? 'is new and required' : 'is new';
    yield { kind: 'added', isBreaking, part: memberPart(part, name), detail };
  }
}

const variantsOf = ({ oneOf, anyOf }: Schema): readonly Schema[] | undefined => oneOf ?? anyOf;

/**
 * Compares two schemas. `part` names the value that they describe. Schemas inside themselves are compared once.
 * **Empty**: nothing if they allow the same values; texts and examples are not compared.
 */
export function* schemaChanges(
  pair: SchemaPair,
  part: string,
  seen: ReadonlySet<string> = new Set(),
): Generator<Change> {
  const { resolveBefore, resolveAfter, direction } = pair;
  const references = `${pair.before.$ref ?? ''} ${pair.after.$ref ?? ''}`;
  if (references !== ' ' && seen.has(references)) return;
  const inner = references === ' ' ? seen : new Set([...seen, references]);
  const before = mergedSchema(resolveBefore, pair.before);
  const after = mergedSchema(resolveAfter, pair.after);
  yield* keywordChanges(before, after, direction, part);
  yield* enumChanges(before, after, direction, part);
  yield* propertyChanges({ ...pair, before, after }, part, inner);
  if (before.items !== undefined && after.items !== undefined)
    yield* schemaChanges({ ...pair, before: before.items, after: after.items }, `${part}[]`, inner);
  const [from, to] = [before.additionalProperties, after.additionalProperties];
  if (typeof from === 'object' && typeof to === 'object')
    yield* schemaChanges({ ...pair, before: from, after: to }, `${part}{}`, inner);
  else if ((from === false) !== (to === false) && direction === 'request')
    yield changed(part, to === false, to === false ? 'takes no other members' : 'takes other members');
  if (JSON.stringify(variantsOf(before)) !== JSON.stringify(variantsOf(after)))
    yield changed(part, true, 'has other variants');
}

import type { Fault } from '../../domain/problems.js';
import { allowedBy, resolved, schemaAt, type Schema } from '../contract/schema.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated, quoted } from '../../domain/text/quoted.js';

/** One finding of the validator. */
export interface Finding {
  readonly path: string;
  readonly message: string;
  readonly errorCode?: string;
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** JSON pointer to a member. **Source**: RFC 6901. */
export const pointerOf = (path: readonly string[]): string =>
  path.map((key) => `/${key.replace(/~/gu, '~0').replace(/\//gu, '~1')}`).join('');

/** Splits a path at the last object the schema knows: what is left is the name of one member, slashes and all. */
function splitName(schema: Schema, path: readonly string[]): readonly [readonly string[], string] {
  let at = 0;
  while (at < path.length - 1 && schemaAt(schema, path.slice(0, at + 1)) !== undefined) at += 1;
  return [path.slice(0, at), path.slice(at).join('/')];
}

function unknownMember(schema: Schema, path: readonly string[], body: unknown): Fault {
  const [parent, name] = splitName(schema, path);
  const known = Object.keys(resolved(schemaAt(schema, parent) ?? {}).properties ?? {});
  const near = nearestWord(name, known);
  return {
    detail: `Unknown member ${quoted(name)} at ${pointerOf(parent) || 'the top'}: allowed are ${known.join(', ')}${near === undefined ? '' : `; the nearest is ${near}`}.`,
    pointer: String(truncated(pointerOf([...parent, name]))),
    value: truncated(member(parent.reduce(member, body), name)),
    allowed: known,
  };
}

function fault(schema: Schema, path: readonly string[], keyword: string, body: unknown): Fault {
  if (keyword === 'additionalProperties') return unknownMember(schema, path, body);
  const pointer = pointerOf(path);
  const at = schemaAt(schema, path) ?? {};
  if (keyword === 'required') return { detail: `${pointer || 'The body'} is missing: give ${allowedBy(at)}.`, pointer };
  const value = path.reduce(member, body);
  if (keyword === 'maxItems' && Array.isArray(value))
    return { detail: `${pointer} has ${value.length} items, but may be ${allowedBy(at)}.`, pointer };
  const near = at.enum !== undefined && typeof value === 'string' ? nearestWord(value, at.enum) : undefined;
  return {
    detail: `${pointer || 'The body'} ${quoted(value)} is not ${allowedBy(at)}${near === undefined ? '' : `; the nearest is ${near}`}.`,
    pointer,
    value: truncated(value),
    ...(at.enum && { allowed: at.enum }),
  };
}

/** The way to a member without a name, for which the validator has no path. */
function pathToNameless(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, '') && !Array.isArray(value)) return [''];
  for (const [key, part] of Object.entries(value)) {
    const rest = pathToNameless(part);
    if (rest !== undefined) return [key, ...rest];
  }
  return undefined;
}

/** What is wrong with a body, from what the validator found: one fault for each place. */
export function bodyFaults(schema: Schema, findings: readonly Finding[], body: unknown): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const { path, errorCode = '' } of findings) {
    const keys =
      path === ''
        ? (pathToNameless(body) ?? [])
        : path
            .split('/')
            .slice(2)
            .map((key) => key.replace(/~1/gu, '/').replace(/~0/gu, '~'));
    const found = fault(schema, keys, errorCode.split('.')[0] ?? '', body);
    if (!faults.has(found.pointer ?? '')) faults.set(found.pointer ?? '', found);
  }
  return [...faults.values()];
}

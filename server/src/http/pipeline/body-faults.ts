import { type Fault, MAX_FAULTS, problemWith } from '../../domain/problems.js';
import { allowedBy, resolved, schemaAt, type Schema } from '../contract/schema.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated, quoted } from '../../domain/text/quoted.js';

/** A finding of the validator. */
export interface Finding {
  readonly path: string;
  readonly message: string;
  readonly errorCode?: string;
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Returns the JSON pointer to a member. **Source**: RFC 6901. */
export const pointerOf = (path: readonly string[]): string =>
  path.map((key) => `/${key.replace(/~/gu, '~0').replace(/\//gu, '~1')}`).join('');

/**
 * Splits a path after its last object in the schema. The rest is the name of a single member, even if it contains
 * slashes.
 */
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
    return { detail: `${pointer} has ${value.length} items; at most ${at.maxItems} are allowed.`, pointer };
  const near = at.enum !== undefined && typeof value === 'string' ? nearestWord(value, at.enum) : undefined;
  return {
    detail: `${pointer || 'The body'} ${quoted(value)} is not ${allowedBy(at)}${near === undefined ? '' : `; the nearest is ${near}`}.`,
    pointer,
    value: truncated(value),
    ...(at.enum && { allowed: at.enum }),
  };
}

/** Returns the path of a member whose name is empty, for which the validator reports no path. */
function pathToNameless(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, '') && !Array.isArray(value)) return [''];
  for (const [key, part] of Object.entries(value)) {
    const rest = pathToNameless(part);
    if (rest !== undefined) return [key, ...rest];
  }
  return undefined;
}

/** Returns the faults of a body from the validator's findings, at most one for each place. */
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

/** Faults that were found before the validator runs. */
export interface EarlyFindings {
  /** The first findings, as many as an error lists. */
  readonly findings: readonly Finding[];
  /** Number of all findings. */
  readonly count: number;
}

const isText = ({ minLength = 0, maxLength = Infinity, enum: values }: Schema, value: unknown): boolean =>
  typeof value === 'string' &&
  value.length >= minLength &&
  (value.length <= maxLength || Array.from(value).length <= maxLength) &&
  (values?.includes(value) ?? true);

const isNumber = ({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: unknown): boolean =>
  typeof value === 'number' && value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value));

/** Whether a value matches a schema for a string, number or boolean. */
function fits(schema: Schema, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return isText(schema, value);
    case 'integer':
    case 'number':
      return isNumber(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}

const isOverlong = ({ maxItems = Infinity }: Schema, value: unknown): boolean =>
  Array.isArray(value) && value.length > maxItems;

/**
 * Finds unknown members, lists that are too long, and invalid strings and numbers. The validator would describe every
 * one of them, which takes seconds for a hostile body. If a body has more faults than an error lists, it is rejected
 * with these findings. **Empty**: no findings if only the validator can decide.
 */
export function earlyFindings(root: Schema, body: unknown): EarlyFindings {
  const findings: Finding[] = [];
  const path: (string | number)[] = [];
  let count = 0;
  const add = (errorCode: string): void => {
    count += 1;
    if (findings.length >= MAX_FAULTS) return;
    findings.push({ path: `/body${pointerOf(path.map(String))}`, message: '', errorCode });
  };

  const look = (of: Schema, value: unknown): void => {
    const schema = resolved(of);
    const { items, properties = {}, additionalProperties } = schema;
    if (Array.isArray(value)) {
      if (isOverlong(schema, value)) add('maxItems');
      else if (items !== undefined)
        for (let index = 0; index < value.length; index += 1) {
          path.push(index);
          look(items, value[index]);
          path.pop();
        }
    } else if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) {
        const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
        path.push(name);
        if (member !== undefined) look(member, (value as Readonly<Record<string, unknown>>)[name]);
        else if (additionalProperties === false) add('additionalProperties');
        path.pop();
      }
    } else if (!fits(schema, value) && !(value === null && schema.nullable === true)) add('type');
  };

  look(root, body);
  return { findings, count };
}

/** Rejects a body with more faults than an error lists, or with a list that is too long. **Throws** a problem. */
export function checkEarly(schema: Schema, body: unknown): void {
  const { findings, count } = earlyFindings(schema, body);
  const overlong = findings.filter(({ errorCode }) => errorCode === 'maxItems');
  if (count > MAX_FAULTS) throw problemWith('invalid-body', bodyFaults(schema, findings, body), count);
  if (overlong.length > 0) throw problemWith('invalid-body', bodyFaults(schema, overlong, body));
}

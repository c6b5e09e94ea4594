import { allowedValues } from '@goalsquare/openapi/allowed-values';
import { isReference, nameOf, resolved, type Reference, type Schema } from './document';

/** The type of a value, in words. */
interface Kind {
  readonly type: string;
  readonly description: string;
  readonly isNullable: boolean;
  /** The allowed values. **Empty**: `''` if the type allows every value. */
  readonly allowed: string;
}

/** A member of an object, nested in `depth` objects. */
export interface Member extends Kind {
  readonly name: string;
  /** The path of names from the root, joined by dots. */
  readonly path: string;
  readonly depth: number;
  readonly isRequired: boolean;
}

/** A value with its members in document order. Each member comes before its own members. */
export interface Shape extends Kind {
  readonly members: readonly Member[];
}

type Either = Schema | Reference;

/** Returns a choice of schemas as an object that has a member for each schema. */
const choiceOf = (own: Schema, choices: readonly Reference[]): Schema => ({
  ...own,
  type: 'object of one of these kinds',
  properties: Object.fromEntries(choices.map((choice) => [nameOf(choice), choice])),
  required: choices.map(nameOf),
});

function merged(schema: Either): Schema {
  const { allOf, oneOf, ...own } = resolved<Schema>(schema);
  if (oneOf !== undefined) return choiceOf(own, oneOf);
  if (allOf === undefined) return own;
  const parts = [...allOf.map(merged), own];
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schema['properties'],
    required: parts.flatMap(({ required = [] }) => required),
    ...(own.description !== undefined && { description: own.description }),
  }) as Schema;
}

const plain: Readonly<Record<string, string>> = {
  int32: 'integer',
  int64: 'integer',
  double: 'number',
  float: 'number',
  date: 'date',
  'date-time': 'date-time',
  uri: 'URI',
};

/** Returns a short name for the type of a value. */
export function typeOf(schema: Either): string {
  const { type = 'any', format, items, additionalProperties } = merged(schema);
  if (type === 'array' && items !== undefined) return `list of ${typeOf(items)}`;
  if (type === 'object' && typeof additionalProperties === 'object') return `object of ${typeOf(additionalProperties)}`;
  return plain[format ?? ''] ?? type;
}

/** Returns the schema inside a list or map: that of its items or values. */
function inside(schema: Either): Either {
  const { type, items, additionalProperties } = merged(schema);
  if (type === 'array' && items !== undefined) return inside(items);
  return type === 'object' && typeof additionalProperties === 'object' ? inside(additionalProperties) : schema;
}

const namesIn = (schema: Either): readonly string[] => (isReference(schema) ? [nameOf(schema)] : []);

function membersOf(schema: Either, path: readonly string[], above: readonly string[]): readonly Member[] {
  const inner = inside(schema);
  const known = [...above, ...namesIn(inner)];
  const { properties = {}, required = [] } = merged(inner);
  return Object.entries(properties).flatMap(([name, member]): readonly Member[] => {
    const { description = '', nullable = false, ...rest } = merged(member);
    const here = [...path, name];
    const [again] = namesIn(inside(member)).filter((one) => known.includes(one));
    const type = again === undefined ? typeOf(member) : `${typeOf(member)}, as ${again} above`;
    const one = {
      name,
      path: here.join('.'),
      depth: path.length,
      type,
      description,
      isNullable: nullable,
      isRequired: required.includes(name),
      allowed: allowedValues(rest.type === 'array' ? merged(inside(member)) : rest),
    };
    return [one, ...(again === undefined ? membersOf(member, here, known) : [])];
  });
}

/**
 * Returns a schema as pages show it, with references resolved and parts merged. A recursive schema is expanded only
 * once.
 */
export function shapeOf(schema: Either): Shape {
  const { description = '', nullable = false, ...rest } = merged(schema);
  return {
    type: typeOf(schema),
    description,
    isNullable: nullable,
    allowed: allowedValues(rest),
    members: membersOf(schema, [], []),
  };
}

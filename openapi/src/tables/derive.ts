import type { DeclaredTable, Level } from './declaration.js';
import { columnName } from './names.js';
import { wholeSchema, type AnswerSchema, type Resolve } from './schema.js';
import type { Column, ColumnType, Step, Table } from './table.js';
import { unitOf } from './units.js';

/** A scalar, or a list of scalars, in the schema of an object. */
interface Leaf {
  readonly path: readonly Step[];
  readonly schema: AnswerSchema;
  readonly nullable: boolean;
}

const isScalar = ({ type }: AnswerSchema): boolean => type !== 'object' && type !== 'array';

/** Returns the type of the column for a member. **Throws** if a column cannot hold it. */
export function typeOf({ type, format }: AnswerSchema): ColumnType {
  if (type === 'array') return 'list';
  if (type === 'string' && (format === 'date' || format === 'date-time')) return format;
  if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean') return type;
  throw new Error(`a table cannot hold a member of type ${type}`);
}

/** Returns the schema of the items of a list. Items without a description have that of the list. */
function itemsOf({ items = {}, description }: AnswerSchema, resolve: Resolve): AnswerSchema {
  const whole = wholeSchema(items, resolve);
  return description === undefined ? whole : { description, ...whole };
}

/**
 * Returns the leaves of an object in the order of the contract. Inner objects are opened; an inner list of objects only
 * if it has numbered columns.
 */
function leavesOf(
  schema: AnswerSchema,
  wide: Readonly<Record<string, number>>,
  resolve: Resolve,
  path: readonly Step[] = [],
  nullable = false,
): readonly Leaf[] {
  const whole = wholeSchema(schema, resolve);
  if (whole.type === 'object') {
    return Object.entries(whole.properties ?? {}).flatMap(([member, inner]) =>
      leavesOf(inner, wide, resolve, [...path, member], nullable || whole.required?.includes(member) !== true),
    );
  }
  const empty = nullable || whole.nullable === true;
  if (whole.type !== 'array') return [{ path, schema: whole, nullable: empty }];
  const items = itemsOf(whole, resolve);
  const numbered = wide[path.join('.')];
  if (numbered !== undefined)
    return Array.from({ length: numbered }, (_, at) => leavesOf(items, wide, resolve, [...path, at], true)).flat();
  return isScalar(items) ? [{ path, schema: whole, nullable: empty }] : [];
}

/** The schema of the items at a member path. **Throws** for a path the contract does not have. */
export function itemsAt(schema: AnswerSchema, at: string, resolve: Resolve): AnswerSchema {
  let found = wholeSchema(schema, resolve);
  for (const member of at === '' ? [] : at.split('.')) {
    const inner = found.properties?.[member];
    if (inner === undefined) throw new Error(`no member ${member} of ${at} in the contract`);
    found = wholeSchema(inner, resolve);
  }
  return found.type === 'array' ? itemsOf(found, resolve) : found;
}

type LevelNames = Pick<Level, 'noun' | 'only' | 'names' | 'wide'>;

function columnsOf(
  schema: AnswerSchema,
  depth: number,
  before: readonly Step[],
  level: LevelNames,
  resolve: Resolve,
): readonly Column[] {
  const { only, wide = {} } = level;
  const leaves = leavesOf(schema, wide, resolve);
  const absent = only?.filter((wanted) => !leaves.some(({ path }) => path.join('.') === wanted)) ?? [];
  if (absent.length > 0) throw new Error(`no member ${absent.join(', ')} in the contract`);
  return leaves
    .filter(({ path }) => only === undefined || only.includes(path.join('.')))
    .map(({ path, schema: leaf, nullable }) => {
      const name = columnName(path, level);
      const type = typeOf(leaf);
      const unit = type === 'integer' || type === 'number' ? unitOf(name) : undefined;
      return {
        name,
        depth,
        path: [...before, ...path],
        type,
        ...(unit && { unit }),
        ...(type === 'list' && { items: typeOf(itemsOf(leaf, resolve)) }),
        ...(nullable && { nullable }),
        description: leaf.description ?? '',
      };
    });
}

/** Returns the table of a response as declared. **Throws** for a declaration that contradicts the contract. */
export function deriveTable(answer: AnswerSchema, levels: DeclaredTable, resolve: Resolve): Table {
  const columns: Column[] = [];
  let schema = wholeSchema(answer, resolve);
  for (const [depth, level] of levels.entries()) {
    const places = level.at?.split(',') ?? [];
    if (depth > 0) schema = itemsAt(schema, places[0] ?? '', resolve);
    columns.push(...columnsOf(schema, depth, [], level, resolve));
    const { beside } = level;
    if (beside !== undefined)
      columns.push(
        ...columnsOf(
          itemsAt(answer, beside.list, resolve),
          0,
          [...beside.list.split('.'), `@${depth}`],
          beside,
          resolve,
        ),
      );
  }
  return { rows: levels.slice(1).map(({ at = '' }) => at), columns };
}

import { MError, recordOf, type MFunction, type MRecord, type MTable, type MType } from '../values.js';
import { selectItems } from './lists.js';

const DESCENDING = 'descending';

const forms: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu,
  integer: /^-?\d+$/u,
  logical: /^(?:true|false)$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  datetimezone: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
  text: /^/u,
};

function converted(value: unknown, { primitive }: MType): unknown {
  if (value === null) return null;
  if (typeof value !== 'string' || forms[primitive]?.test(value) !== true)
    throw new MError('DataFormat.Error', `We couldn't convert ${JSON.stringify(value)} to ${primitive}.`);
  return primitive === 'number' || primitive === 'integer'
    ? Number(value)
    : primitive === 'logical'
      ? value === 'true'
      : value;
}

function typed(table: MTable, changes: readonly (readonly [string, MType])[], culture?: string): MTable {
  if (culture !== 'en-US')
    throw new MError('DataFormat.Error', 'The reader may write numbers and dates in another way than the server.');
  const types = new Map(changes);
  return {
    ...table,
    types: Object.fromEntries(changes.map(([name, { primitive }]) => [name, primitive])),
    rows: table.rows.map((row) =>
      row.map((cell, at) => {
        const type = types.get(table.columns[at] ?? '');
        return type === undefined ? cell : converted(cell, type);
      }),
    ),
  };
}

/** The names of the columns. A table that is read on demand is read once more. */
async function columnNames({ columns, again }: MTable): Promise<readonly string[]> {
  await again?.();
  return columns;
}

export const rowAsRecord = ({ columns }: MTable, row: readonly unknown[]): MRecord =>
  recordOf(Object.fromEntries(columns.map((name, at) => [name, row[at]])));

const combined = (parts: readonly MTable[]): MTable => {
  const columns = [...new Set(parts.flatMap((table) => table.columns))];
  const rows = parts.flatMap((table) =>
    table.rows.map((row) => columns.map((name) => row[table.columns.indexOf(name)] ?? null)),
  );
  return { columns, rows, types: Object.assign({}, ...parts.map(({ types }) => types)) as MTable['types'] };
};

/** A table with a column for each value of one of its columns. **Throws** if a row would have two values in a cell. */
function pivoted(table: MTable, values: readonly string[], attribute: string, value: string): MTable {
  const [ofName, ofValue] = [table.columns.indexOf(attribute), table.columns.indexOf(value)];
  const others = table.columns.filter((name) => name !== attribute && name !== value);
  const groups = new Map<string, { readonly keys: readonly unknown[]; readonly cells: Map<unknown, unknown> }>();
  for (const row of table.rows) {
    const keys = row.filter((_, at) => at !== ofName && at !== ofValue);
    const key = JSON.stringify(keys);
    const group = groups.get(key) ?? { keys, cells: new Map<unknown, unknown>() };
    groups.set(key, group);
    if (group.cells.has(row[ofName]))
      throw new MError(
        'Expression.Error',
        'There were too many elements in the enumeration to complete the operation.',
      );
    group.cells.set(row[ofName], row[ofValue]);
  }
  const { [value]: type, [attribute]: _attribute, ...types } = table.types;
  return {
    columns: [...others, ...values],
    rows: [...groups.values()].map(({ keys, cells }) => [...keys, ...values.map((name) => cells.get(name) ?? null)]),
    types: { ...types, ...(type !== undefined && Object.fromEntries(values.map((name) => [name, type]))) },
  };
}

/** A table with some of its columns. **Throws** `MError` for one that it does not have. */
function withColumns({ columns, rows, types }: MTable, names: readonly string[]): MTable {
  const missing = names.find((name) => !columns.includes(name));
  if (missing !== undefined)
    throw new MError('Expression.Error', `The column '${missing}' of the table wasn't found.`, missing);
  return {
    columns: names,
    rows: rows.map((row) => names.map((name) => row[columns.indexOf(name)])),
    types: Object.fromEntries(Object.entries(types).filter(([name]) => names.includes(name))),
  };
}

/** A table with one more column, which a function computes from each row. */
async function withColumn(table: MTable, name: string, valueOf: MFunction, type?: MType): Promise<MTable> {
  const values = await Promise.all(table.rows.map((row) => valueOf(rowAsRecord(table, row))));
  return {
    columns: [...table.columns, name],
    rows: table.rows.map((row, at) => [...row, values[at]]),
    types: { ...table.types, ...(type !== undefined && { [name]: type.primitive }) },
  };
}

/** A table with other names for some of its columns. */
function renamed(table: MTable, names: readonly (readonly [string, string])[]): MTable {
  const renames = new Map(names);
  return {
    ...table,
    columns: table.columns.map((name) => renames.get(name) ?? name),
    types: Object.fromEntries(Object.entries(table.types).map(([name, type]) => [renames.get(name) ?? name, type])),
  };
}

/** A table whose rows are sorted by numbers in columns, the greatest first. `null` is last. */
const sorted = (table: MTable, orders: readonly (readonly [string, string])[]): MTable => ({
  ...table,
  rows: table.rows.toSorted((a, b) => {
    for (const [name, order] of orders) {
      if (order !== DESCENDING) throw new Error(`the order ${order} is not known here`);
      const [first, second] = [a, b].map((row) => (row[table.columns.indexOf(name)] as number | null) ?? -Infinity);
      if (first !== second) return (second ?? 0) - (first ?? 0);
    }
    return 0;
  }),
});

/** Functions of tables. */
export const tables: Readonly<Record<string, unknown>> = {
  'Int64.Type': { primitive: 'integer', isNullable: true },
  'Order.Descending': DESCENDING,
  'Replacer.ReplaceValue': 'replace',
  'Table.AddColumn': withColumn,
  'Table.Column': ({ columns, rows }: MTable, name: string) => rows.map((row) => row[columns.indexOf(name)]),
  'Table.ColumnNames': columnNames,
  'Table.Combine': combined,
  'Table.FirstN': (table: MTable, count: number) => ({ ...table, rows: table.rows.slice(0, count) }),
  'Table.Pivot': pivoted,
  'Table.PromoteHeaders': (table: MTable) => ({ ...table, columns: table.rows[0] ?? [], rows: table.rows.slice(1) }),
  'Table.RenameColumns': renamed,
  'Table.ReplaceValue': (table: MTable, from: unknown, to: unknown) => ({
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (cell === from ? to : cell))),
  }),
  'Table.RowCount': ({ rows }: MTable) => rows.length,
  'Table.SelectColumns': withColumns,
  'Table.SelectRows': async (table: MTable, condition: MFunction) => ({
    ...table,
    rows: await selectItems(table.rows, (row) => condition(rowAsRecord(table, row as readonly unknown[]))),
  }),
  'Table.Sort': sorted,
  'Table.TransformColumnTypes': typed,
};

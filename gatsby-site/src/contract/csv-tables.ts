import declared from '@goalsquare/openapi/tables.json';

interface Column {
  readonly name: string;
  readonly depth: number;
  readonly path: readonly (string | number)[];
  readonly type: string;
  readonly unit?: string;
  readonly nullable?: true;
  readonly description: string;
}

interface Table {
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
}

interface OperationTables {
  readonly default: string;
  readonly tables: Readonly<Record<string, Table>>;
}

const tables = declared.operations as unknown as Readonly<Record<string, OperationTables>>;

/** A table of a response as CSV. */
export interface CsvTable {
  readonly name: string;
  readonly isDefault: boolean;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly unit: string;
    readonly mayBeEmpty: boolean;
    readonly description: string;
  }[];
}

/**
 * Returns the CSV tables of an operation's response, the default one first. **Empty**: none for an operation that
 * returns only JSON.
 */
export function csvTablesOf(operationId: string): readonly CsvTable[] {
  const { default: first, tables: all } = tables[operationId] ?? { default: '', tables: {} };
  return Object.entries(all)
    .map(([name, { columns }]) => ({
      name,
      isDefault: name === first,
      columns: columns.map(({ name: column, type, unit = '', nullable = false, description }) => ({
        name: column,
        type,
        unit,
        mayBeEmpty: nullable,
        description,
      })),
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

const placesOf = (rows: readonly string[], depth: number): readonly string[] =>
  rows
    .slice(0, depth)
    .reduce<readonly string[]>(
      (places, row) => places.flatMap((place) => row.split(',').map((one) => [place, one].filter(Boolean).join('.'))),
      [''],
    );

/** Returns the units of the members of an operation's response, by path. */
export function unitsOf(operationId: string): ReadonlyMap<string, string> {
  return new Map(
    Object.values(tables[operationId]?.tables ?? {}).flatMap(({ rows, columns }) =>
      columns.flatMap(({ depth, path, unit }) => {
        const tail = path.filter((step): step is string => typeof step === 'string' && !step.startsWith('@'));
        return unit === undefined
          ? []
          : placesOf(rows, depth).map((place) => [[place, ...tail].filter(Boolean).join('.'), unit] as const);
      }),
    ),
  );
}

import functionality from '../../../docs/functionality.json';
import { code, type ServerTable } from './server-table';

type Row = (typeof functionality.operations)[number];

const named = (names: readonly string[]): string => names.map(code).join(', ');

/** Returns the name of an operation's Excel function, otherwise of the one that calls any operation. */
const excelOf = ({ excel, excelGeneric }: Row): string =>
  excel.length > 0 || excelGeneric === '' ? named(excel) : code(excelGeneric);

const operationOf = ({ id, method, path, isExtension }: Row): string =>
  isExtension ? `${code(id)}: ${code(`${method} ${path}`)}` : `[${code(id)}](/api/${id}/)`;

/**
 * Returns a table of the client functions for the operations of a tag. The tag `Extensions` selects the extensions.
 * **Throws** if the tag has no operations.
 */
export function functionalityTable(tag: string): ServerTable {
  const rows = functionality.operations.filter((row) =>
    tag === 'Extensions' ? row.isExtension : !row.isExtension && row.tag === tag,
  );
  if (rows.length === 0) throw new Error(`no operation is of ${tag}`);
  return {
    columns: ['Operation', 'R', 'Python', 'JavaScript', 'Excel', 'Swagger'],
    rows: rows.map((row) => [
      operationOf(row),
      named(row.r),
      named(row.python),
      named(row.javascript),
      excelOf(row),
      'yes',
    ]),
  };
}

const count = (has: (row: Row) => boolean): string => {
  const own = functionality.operations.filter(({ isExtension }) => !isExtension);
  return `${own.filter(has).length} of ${own.length}`;
};

/** Returns a table with the number of contract operations that have a function in each client. */
export const functionalityCounts = (): ServerTable => ({
  columns: ['Operations', 'R', 'Python', 'JavaScript', 'Excel', 'Swagger'],
  rows: [
    [
      'with a function of their own',
      count(({ r }) => r.length > 0),
      count(({ python }) => python.length > 0),
      count(({ javascript }) => javascript.length > 0),
      count(({ excel }) => excel.length > 0),
      count(() => true),
    ],
  ],
});

import functionality from '../../../docs/functionality.json';
import { code, type ServerTable } from './server-table';

type Row = (typeof functionality.operations)[number];

const named = (names: readonly string[]): string => names.map(code).join(', ');

/** The name under which Excel's function for every operation is called. */
const excelOf = ({ excel, excelGeneric }: Row): string =>
  excel.length > 0 || excelGeneric === '' ? named(excel) : code(excelGeneric);

const operationOf = ({ id, method, path, isExtension }: Row): string =>
  isExtension ? `${code(id)}: ${code(`${method} ${path}`)}` : `[${code(id)}](/api/${id}/)`;

/**
 * What each client calls the operations of a tag, or, where the tag is `Extensions`, of our own. **Throws** for a tag
 * that has none.
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

/** How many operations of the contract each client has a function of its own for. */
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

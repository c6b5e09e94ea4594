import type { Column, ColumnType, OperationTables, Tables } from '@goalsquare/openapi';

const types: Readonly<Record<ColumnType, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  date: 'string',
  'date-time': 'string',
  list: 'readonly (string | number)[]',
};

const comment = ({ description, unit }: Column): string => {
  const text = [description.replaceAll('*/', '* /').replaceAll(/\s+/gu, ' ').trim(), unit && `Unit: ${unit}.`];
  const whole = text.filter(Boolean).join(' ');
  return whole === '' ? '' : `    /** ${whole} */\n`;
};

const member = (column: Column): string =>
  `${comment(column)}    readonly ${column.name}: ${types[column.type]}${column.nullable === true ? ' | null' : ''};\n`;

const rowType = (columns: readonly Column[]): string => `{\n${columns.map(member).join('')}  }`;

const operationType = ([id, { tables }]: readonly [string, OperationTables]): string =>
  `  readonly ${id}: {\n${Object.entries(tables)
    .map(([name, { columns }]) => `  readonly ${JSON.stringify(name)}: ${rowType(columns)};\n`)
    .join('')}  };\n`;

/** Returns TypeScript with the row type of each table of each operation, and each operation's default table. */
export const rowTypes = ({ operations }: Tables): string =>
  `/** The rows of each table of each operation: the columns of the server's CSV. An empty cell is null. */
export interface TableRows {
${Object.entries(operations).map(operationType).join('')}}

/** The table of each operation that you get if you name none. */
export interface DefaultTables {
${Object.entries(operations)
  .map(([id, { default: first }]) => `  readonly ${id}: ${JSON.stringify(first)};\n`)
  .join('')}}
`;

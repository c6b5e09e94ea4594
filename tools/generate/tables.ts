import { allTables } from '@goalsquare/openapi/tables-of';
import type { Column, ContractDocument, Table, Tables } from '@goalsquare/openapi';

const preface = `# Tables

<!-- Generated from openapi/src/tables/ by \`npm run generate\`. Do not edit. -->

This page lists the columns that each operation has as \`text/csv\`, and in the data frames of the R and Python packages. They are also in \`openapi/tables.json\`.
Their names, types and order are stable. [CSV](csv.md) describes how to request it.

- If a member is absent or null, its cell is empty. Only columns marked with \`?\` can have empty cells.
- A column of type \`list\` contains several items: joined by \`;\` in CSV, and as a list in data frames.
- Columns marked \`(full)\` are always in CSV, but in data frames only with \`full=True\` (in R \`full = TRUE\`).
- A table has one row for each item of a list. \`a > b\` is the list \`b\` in each item of \`a\`. \`(the list)\` is the response itself, if it is a list. The columns of
  enclosing objects are repeated on each row.
- \`table=\` selects one of the tables of an operation. The first one is the default.

Operations: `;

const columnLine = ({ name, type, unit, nullable, detail, path, depth, description }: Column): string =>
  `| \`${name}\`${detail ? ' (full)' : ''} | ${type}${nullable ? '?' : ''} | ${unit ?? ''} | ${depth} \`${path.join('.')}\` | ${description.replaceAll('|', String.raw`\|`)} |`;

const tableText = (name: string, { rows, columns }: Table): string => {
  const walked =
    rows.length === 0
      ? 'One row: the response itself.'
      : `One row for each item of \`${rows.map((at) => (at === '' ? '(the list)' : at)).join(' > ')}\`.`;
  return `### ${name}\n\n${walked}\n\n| column | type | unit | depth and member | meaning |\n|---|---|---|---|---|\n${columns.map(columnLine).join('\n')}\n`;
};

const operationText = ([id, { tables }]: readonly [
  string,
  { readonly tables: Readonly<Record<string, Table>> },
]): string =>
  `## ${id}\n\n${Object.entries(tables)
    .map(([name, table]) => tableText(name, table))
    .join('\n')}`;

const members = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',\n');

const tableJson = ({ rows, columns }: Table): string =>
  `{"rows":${JSON.stringify(rows)},"columns":[\n${columns.map((column) => JSON.stringify(column)).join(',\n')}]}`;

/** Returns JSON with one line for each column, so that changing a column changes one line. */
const jsonOf = ({ version, operations }: Tables): string => {
  const all = Object.entries(operations).map(
    ([id, { default: first, tables }]) =>
      [
        id,
        `{"default":${JSON.stringify(first)},"tables":{\n${members(Object.entries(tables).map(([name, table]) => [name, tableJson(table)]))}}}`,
      ] as const,
  );
  return `{"version":${JSON.stringify(version)},"operations":{\n${members(all)}}}\n`;
};

/**
 * Generates the flattening table of a contract: files for the server and for readers, and a copy in each client
 * package.
 */
export function generateTables(contract: ContractDocument): ReadonlyMap<string, string> {
  const tables = allTables(contract);
  const json = jsonOf(tables);
  const links = Object.keys(tables.operations).map((id) => `[${id}](#${id.toLowerCase()})`);
  return new Map([
    ['openapi/tables.json', json],
    ['clients/python/src/goalsquare/_tables.json', json],
    ['clients/r/inst/tables.json', json],
    [
      'docs/tables.md',
      `${preface}${links.join(', ')}.\n\n${Object.entries(tables.operations).map(operationText).join('\n')}`,
    ],
  ]);
}

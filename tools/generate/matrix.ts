import { readFileSync } from 'node:fs';
import { API } from '@goalsquare/client';
import type { ContractDocument } from '@goalsquare/openapi';
import { openLibrary } from '../../clients/excel/test/support/open-library.js';
import { interfaceSection, sharedFunctions } from '../../clients/behaviour/interface-section.js';
import { libraryInM } from '../../clients/excel/test/support/library.js';
import { metadata, whole } from '../../clients/excel/test/support/m/values.js';

/** The functions of each client, by operation id. */
type Named = Readonly<Record<string, readonly string[]>>;

/**
 * An operation and the functions of each client that call it. **Empty**: an empty list if a client has no function of
 * its own for the operation.
 */
interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly isExtension: boolean;
  readonly r: readonly string[];
  readonly python: readonly string[];
  readonly javascript: readonly string[];
  readonly excel: readonly string[];
  /** The Excel call with the function that calls any operation by its id. **Empty**: an empty text for an extension. */
  readonly excelGeneric: string;
}

const GENERIC = 'Goalsquare';

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** Returns the functions of the Power Query library, by the operations that their documentation names. */
async function namedByExcel(): Promise<Named> {
  const evaluated = (await openLibrary())(() => Promise.reject(new Error('nothing is asked for')));
  const named: Record<string, string[]> = {};
  for (const name of libraryInM().keys()) {
    const value = await evaluated(name);
    const said =
      typeof value === 'function'
        ? ((await whole(metadata.get(value))) as { readonly 'Goalsquare.Operations'?: readonly string[] })
        : {};
    for (const id of said['Goalsquare.Operations'] ?? []) (named[id] ??= []).push(name);
  }
  return named;
}

async function rowsOf({ paths }: ContractDocument): Promise<readonly Row[]> {
  const python = jsonOf('clients/python/docs/operations.json') as Named;
  const { operations: r } = jsonOf('clients/r/inst/operations.json') as { readonly operations: Named };
  const excel = await namedByExcel();
  const calls = (named: Named, id: string, name: string | undefined): boolean =>
    name !== undefined && named[id]?.includes(name) === true;
  /** Returns the shared functions that call an operation, or else the method with the operation's id. */
  const javascriptOf = (id: string): readonly string[] => {
    const names = sharedFunctions.flatMap((shared) =>
      calls(python, id, shared.python) || calls(r, id, shared.r) ? (shared.javascript ?? []) : [],
    );
    return names.length > 0 ? names : id in API.prototype ? [id] : [];
  };
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId: id, tags, summary, 'x-extension': isExtension = false }]): Row => ({
        id,
        method: method.toUpperCase(),
        path,
        tag: tags[0] ?? '',
        summary,
        isExtension,
        r: r[id] ?? [],
        python: python[id] ?? [],
        javascript: javascriptOf(id),
        excel: excel[id] ?? [],
        excelGeneric: isExtension ? '' : `${GENERIC}("${id}")`,
      }),
    ),
  );
  const known = new Set(rows.map(({ id }) => id));
  const strange = [python, r, excel].flatMap((named) => Object.keys(named)).filter((id) => !known.has(id));
  if (strange.length > 0) throw new Error(`clients name operations that are none: ${strange.join(', ')}`);
  return rows;
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const line = ({ id, method, path, r, python, javascript, excel, excelGeneric }: Row): string =>
  `| \`${id}\` | \`${method} ${path}\` | ${code(r)} | ${code(python)} | ${code(javascript)} | ${code(excel.length > 0 || excelGeneric === '' ? excel : [excelGeneric])} | yes |`;

const section = (title: string, rows: readonly Row[]): string =>
  `## ${title}\n\n| operation | call | R | Python | JavaScript | Excel | Swagger |\n|---|---|---|---|---|---|---|\n${rows.map(line).join('\n')}\n`;

const count = (rows: readonly Row[], has: (row: Row) => boolean): string =>
  `${rows.filter(has).length} of ${rows.length}`;

function page(rows: readonly Row[]): string {
  const own = rows.filter(({ isExtension }) => !isExtension);
  const tags = [...new Set(own.map(({ tag }) => tag))];
  return `# Functionality

<!-- Generated from the contract and the clients by \`npm run generate\`. Do not edit. -->

Every operation, and the functions that call it in each client. The table is generated from the packages: from the operations that the Python and R
packages declare for their functions (their tests compare these with the code), the shared interface of the clients, and the documentation in the Power
Query functions. The JavaScript client has a method for each operation under its id, which is listed if there is no shorter one. In Excel, you call an
operation without its own function by id, with \`${GENERIC}\`. Swagger stands for the OpenAPI document, with which you can try every operation.
\`functionality.json\` has the same data as JSON.

| | R | Python | JavaScript | Excel | Swagger |
|---|---|---|---|---|---|
| operations with a function of their own | ${count(own, ({ r }) => r.length > 0)} | ${count(own, ({ python }) => python.length > 0)} | ${count(own, ({ javascript }) => javascript.length > 0)} | ${count(own, ({ excel }) => excel.length > 0)} | ${own.length} of ${own.length} |

${[
  interfaceSection(),
  ...tags.map((tag) =>
    section(
      tag,
      own.filter((row) => row.tag === tag),
    ),
  ),
  section(
    'Extensions of the contract',
    rows.filter(({ isExtension }) => isExtension),
  ),
].join('\n')}`;
}

/** Generates the functionality matrix as a page and as JSON. **Throws** if a client names an unknown operation. */
export async function generateMatrix(contract: ContractDocument): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(contract);
  return new Map([
    ['docs/functionality.md', page(rows)],
    ['docs/functionality.json', `${JSON.stringify({ operations: rows }, undefined, 2)}\n`],
  ]);
}

import { readFileSync } from 'node:fs';
import type { ContractDocument, Tables } from '@goalsquare/openapi';
import { allTables } from '@goalsquare/openapi/tables-of';
import { problemCodes } from '@goalsquare/server/problems';
import { columnTypes } from './client-contract/column-types.js';
import { callableOperations } from './client-contract/operations.js';
import { encodeTable } from './client-contract/encode-table.js';
import { rowTypes } from './client-contract/row-types.js';

const folder = 'clients/javascript/src/contract';
const banner = (source: string): string => `// Generated from ${source} by tools/release/made. Do not edit.\n\n`;
const textOf = (file: string): string => readFileSync(new URL(`../../../openapi/${file}`, import.meta.url), 'utf8');

/** Returns the operations as data. Text takes less space than code, and compresses well. */
const operationsText = (contract: ContractDocument): string =>
  `/**
 * Each operation by id, as words: \`safe\` for a POST that changes nothing, \`stream\` or \`file\` for a response that is
 * not JSON, the method unless it is GET, the path after /v1 with the names of its query parameters after \`?\`,
 * and a member that each response has, or \`[]\` for a list.
 */
export const operations: Readonly<Record<string, string>> = {
${[...callableOperations(contract)]
  .map(([id, { method, path, query, isSafe, answers, member }]) => {
    const names = query.length === 0 ? '' : `?${query.join(',')}`;
    const words = [isSafe && 'safe', answers, method === 'GET' ? undefined : method].filter(
      (word) => word !== undefined,
    );
    return `  ${id}: '${[...words, `${path.replace(/^\/v1/u, '')}${names}`, ...(member === undefined ? [] : [member])].join(' ')}',\n`;
  })
  .join('')}};
`;

/**
 * Returns the tables of operations as data. An operation with the same tables as an earlier one names that operation.
 */
function tablesText({ operations }: Tables): string {
  const first = new Map<string, string>();
  const lines = Object.entries(operations).map(([id, { default: chosen, tables }]) => {
    const names = [chosen, ...Object.keys(tables).filter((name) => name !== chosen)];
    const members = names.map((name) => {
      const table = tables[name];
      return table === undefined ? '' : `    '${name}': '${encodeTable(table)}',\n`;
    });
    const text = `{\n${members.join('')}  }`;
    const same = first.get(text);
    if (same === undefined) first.set(text, id);
    return `  ${id}: ${same === undefined ? text : `'${same}'`},\n`;
  });
  return `/** The tables of each operation, default first, in the format of \`tools/release/made/client-contract/encode-table.ts\`, or the id of an operation with the same tables. */
export const tables: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
${lines.join('')}};
`;
}

const problemsText = `${banner('server/src/domain/problems.ts')}/** The codes of problems: the last part of the \`type\` of a problem document. */
export type ProblemCode =
${problemCodes.map((code) => `  | '${code}'`).join('\n')};
`;

/** Generates the contract in the JavaScript client: operations and tables as data, and their types. */
export function clientContract(): ReadonlyMap<string, string> {
  const contract = JSON.parse(textOf('openapi.json')) as ContractDocument;
  const tables = allTables(contract);
  return new Map([
    [`${folder}/operations.ts`, banner('openapi/openapi.yaml') + operationsText(contract)],
    [`${folder}/tables.ts`, banner('openapi/src/tables/') + tablesText(tables)],
    [`${folder}/rows.ts`, banner('openapi/src/tables/') + rowTypes(tables)],
    [`${folder}/column-types.ts`, banner('openapi/src/tables/') + columnTypes(tables)],
    [`${folder}/problems.ts`, problemsText],
    [`${folder}/types.ts`, textOf('src/types.ts')],
    ...['fold-forecast.ts', 'fold-statistics.ts'].map(
      (name) => [`${folder}/${name}`, banner(`openapi/src/${name}`) + textOf(`src/${name}`)] as const,
    ),
  ]);
}

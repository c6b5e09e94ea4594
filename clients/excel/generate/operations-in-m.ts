import { referenceTarget } from '@goalsquare/openapi/reference-target';
import { allTables } from '@goalsquare/openapi/tables-of';
import type { ColumnType, ContractDocument, Table } from '@goalsquare/openapi';

/** Power Query types for column types. Cells of every column may be empty. */
const types: Readonly<Record<ColumnType, string>> = {
  integer: 'Int64.Type',
  number: 'type number',
  string: 'type text',
  boolean: 'type logical',
  date: 'type date',
  'date-time': 'type datetimezone',
  list: 'type text',
};

interface Named {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly content: { readonly 'application/json': { readonly schema: Named } };
}

/** Returns the name of the only member of an operation's request body. **Empty**: `undefined` without a body. */
function batchOf(contract: ContractDocument, requestBody: unknown): string | undefined {
  if (requestBody === undefined) return undefined;
  const { schema } = (requestBody as Sent).content['application/json'];
  const whole = schema.$ref === undefined ? schema : (referenceTarget(contract, schema.$ref) as Named);
  return Object.keys(whole.properties ?? {})[0];
}

const text = (value: string): string => `"${value}"`;

const tableOf = ([name, { columns }]: readonly [string, Table]): string =>
  `            ${name} = {${columns.map((column) => `{${text(column.name)}, ${types[column.type]}}`).join(', ')}}`;

const header = `// Generated from openapi/openapi.yaml and openapi/src/tables/ by \`npm run generate\`. Do not edit.
`;

/**
 * Returns the operations of the contract as a Power Query record: the path template, its parameters, the list in the
 * body of a POST, and the columns of each table with their types.
 */
export function operationsInM(contract: ContractDocument): string {
  const { operations } = allTables(contract);
  const records = Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.values(methods).flatMap(({ operationId, requestBody, 'x-extension': isExtension }) => {
      if (isExtension === true) return [];
      const { default: first, tables } = operations[operationId as keyof typeof operations];
      const batch = batchOf(contract, requestBody);
      const ids = [...template.matchAll(/\{(\w+)\}/gu)].map(([, id = '']) => text(id));
      return `    ${operationId} = [
        Template = ${text(template.slice(1))}, Path = {${ids.join(', ')}}, Batch = ${batch === undefined ? 'null' : text(batch)}, Default = ${text(first)},
        Tables = [
${Object.entries(tables).map(tableOf).join(',\n')}
        ]
    ]`;
    }),
  );
  return `${header}[\n${records.join(',\n')}\n]\n`;
}

import type { ContractDocument, ContractOperation } from '../contract.js';
import type { OperationId } from '../operation.js';
import { declaredTables } from './declared.js';
import { deriveTable } from './derive.js';
import { mainColumns } from './main-columns.js';
import type { AnswerSchema } from './schema.js';
import type { OperationTables, Table, Tables } from './table.js';

const reached = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], from);

/** Returns the target of a reference in the contract. */
export const resolverOf =
  (contract: ContractDocument) =>
  (reference: string): AnswerSchema =>
    reached(contract, reference.slice(2).split('/')) as AnswerSchema;

/** The schema of the 200 answer of an operation. */
export const answerSchema = ({ responses }: ContractOperation): AnswerSchema =>
  reached(responses, ['200', 'content', 'application/json', 'schema']) as AnswerSchema;

/** A table whose columns other than the main ones are marked. **Throws** for a name that is no column. */
function withDetail(table: Table, main: readonly string[] | undefined): Table {
  if (main === undefined) return table;
  const absent = main.filter((name) => !table.columns.some((column) => column.name === name));
  if (absent.length > 0) throw new Error(`no column ${absent.join(', ')} in the table`);
  const columns = table.columns.map((column) =>
    main.includes(column.name) ? column : ({ ...column, detail: true } as const),
  );
  return { ...table, columns };
}

function tablesOf(contract: ContractDocument, operation: ContractOperation): OperationTables {
  const declared = Object.entries(
    (declaredTables as Readonly<Partial<typeof declaredTables>>)[operation.operationId] ?? {},
  );
  const [first] = declared;
  if (first === undefined)
    throw new Error(`no table of ${operation.operationId} is declared in openapi/src/tables/declared.ts`);
  const tables = declared.map(([name, levels]) => {
    try {
      const table = deriveTable(answerSchema(operation), levels, resolverOf(contract));
      return [name, withDetail(table, mainColumns[operation.operationId]?.[name])] as const;
    } catch (error) {
      throw new Error(`table ${name} of ${operation.operationId}`, { cause: error });
    }
  });
  return { default: first[0], tables: Object.fromEntries(tables) };
}

/** Every table of the operations of a contract, as declared. Extensions of it have none. */
export function allTables(contract: ContractDocument): Tables {
  const operations = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation): operation is ContractOperation => operation['x-extension'] !== true);
  return {
    version: contract.info.version.replace(/^v/u, ''),
    operations: Object.fromEntries(
      operations.map((operation) => [operation.operationId, tablesOf(contract, operation)]),
    ) as Record<OperationId, OperationTables>,
  };
}

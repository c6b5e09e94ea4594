import type { ContractDocument, ContractOperation } from '../contract.js';
import { answerSchema, resolverOf } from './all-tables.js';
import { itemsAt, typeOf } from './derive.js';
import { wholeSchema } from './schema.js';
import type { Column, Table } from './table.js';

/**
 * Returns the type of the members that a column of an operation's response contains. **Throws** if the contract has no
 * such operation or member.
 */
export function memberType(
  contract: ContractDocument,
  operationId: string,
  rows: Table['rows'],
  { depth, path }: Pick<Column, 'depth' | 'path'>,
): Pick<Column, 'type' | 'items'> {
  const operation = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
  const resolve = resolverOf(contract);
  let schema = answerSchema(operation as ContractOperation);
  for (const at of rows.slice(0, depth)) schema = itemsAt(schema, at, resolve);
  for (const step of path) {
    const { properties, items } = wholeSchema(schema, resolve);
    const inner = typeof step === 'number' ? items : properties?.[step];
    if (inner === undefined) throw new Error(`no member ${step} of ${path.join('.')} in ${operationId}`);
    schema = wholeSchema(inner, resolve);
  }
  return {
    type: typeOf(schema),
    ...(schema.items !== undefined && { items: typeOf(wholeSchema(schema.items, resolve)) }),
  };
}

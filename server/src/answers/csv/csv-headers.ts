import { contract, type OperationId } from '@goalsquare/openapi';
import type { CheckedCall } from '../checked-call.js';
import type { RequestedTable } from './requested-table.js';

const templates = new Map<OperationId, string>(
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.values(methods).map(({ operationId }) => [operationId, template] as const),
  ),
);

/** Returns the file name of a CSV response: the request's path, and the table's name unless it is the default table. */
export function csvFileName(
  { operationId, path }: Pick<CheckedCall, 'operationId' | 'path'>,
  { name, isDefault }: Pick<RequestedTable, 'name' | 'isDefault'>,
): string {
  const place = (templates.get(operationId) ?? operationId)
    .replace(/^\/v1\//u, '')
    .replace(/\{(\w+)\}/gu, (_, id: string) => String(path[id]));
  return `${[...place.split('/'), ...(isDefault ? [] : [name])].join('-')}.csv`;
}

/** Returns the headers that only CSV responses have, each name followed by its value. */
export const csvHeaders = (call: CheckedCall, table: RequestedTable): readonly string[] => [
  'Content-Disposition',
  `attachment; filename="${csvFileName(call, table)}"`,
  'Link',
  '</tables.json>; rel="describedby"; type="application/json"',
];

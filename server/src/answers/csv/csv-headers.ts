import { contract, type OperationId } from '@goalsquare/openapi';
import type { CheckedCall } from '../checked-call.js';
import type { RequestedTable } from './requested-table.js';

const templates = new Map<OperationId, string>(
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.values(methods).map(({ operationId }) => [operationId, template] as const),
  ),
);

/** File name of a response: the call's path, followed by the table unless it is the first one. */
export function csvFileName(
  { operationId, path }: Pick<CheckedCall, 'operationId' | 'path'>,
  { name, isDefault }: Pick<RequestedTable, 'name' | 'isDefault'>,
): string {
  const place = (templates.get(operationId) ?? operationId)
    .replace(/^\/v1\//u, '')
    .replace(/\{(\w+)\}/gu, (_, id: string) => String(path[id]));
  return `${[...place.split('/'), ...(isDefault ? [] : [name])].join('-')}.csv`;
}

/** Headers that only CSV responses have. Each name is followed by its value. */
export const csvHeaders = (call: CheckedCall, table: RequestedTable): readonly string[] => [
  'Content-Disposition',
  `attachment; filename="${csvFileName(call, table)}"`,
  'Link',
  '</tables.json>; rel="describedby"; type="application/json"',
];

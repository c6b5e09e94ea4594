import { type Table, tables } from '@goalsquare/openapi';
import type { Request } from 'express';
import type { CheckedCall } from '../checked-call.js';
import { Problem } from '../../domain/problems.js';
import { JSON_TYPE } from '../json/json.js';
import { CSV_TYPE } from './csv.js';

/**
 * Whether the Accept header prefers CSV to JSON. Without a preference the response is JSON. It is also JSON if the
 * header accepts neither, because the contract has no 406.
 */
export const prefersCsv = (req: Request): boolean =>
  /text\//iu.test(req.headers.accept ?? '') && req.accepts([JSON_TYPE, CSV_TYPE]) === CSV_TYPE;

/** A table of an operation, and whether it is the default. */
export interface RequestedTable {
  readonly name: string;
  readonly isDefault: boolean;
  readonly table: Table;
}

const isCsv = (req: Request, format: unknown): boolean => (format === undefined ? prefersCsv(req) : format === 'csv');

function rejectTable(value: unknown): never {
  const detail = 'table applies to CSV only. Add format=csv, or send Accept: text/csv.';
  throw new Problem('invalid-parameter', detail, { errors: [{ detail, parameter: 'table', value }] });
}

/**
 * Returns the table that a checked call requests. **Empty**: the call requests JSON. **Throws** a problem of status 400
 * if the call names a table but requests JSON.
 */
export function requestedTable(
  req: Request,
  { operationId, query: { format, table: named } }: CheckedCall,
): RequestedTable | undefined {
  if (!isCsv(req, format)) return named === undefined ? undefined : rejectTable(named);
  const { default: first, tables: all } = tables().operations[operationId];
  const name = typeof named === 'string' ? named : first;
  const table = all[name];
  if (table === undefined) throw new Error(`${operationId} has no table ${name}`);
  return { name, isDefault: name === first, table };
}

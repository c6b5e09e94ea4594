import { type Table, tables } from '@goalsquare/openapi';
import type { Request } from 'express';
import type { CheckedCall } from '../checked-call.js';
import { Problem } from '../../domain/problems.js';
import { JSON_TYPE } from '../json/json.js';
import { CSV_TYPE } from './csv.js';

/**
 * Whether the Accept header of a request would rather have CSV than JSON. Where it has no choice between them, or takes
 * neither, it is JSON: the contract knows no 406.
 */
export const prefersCsv = (req: Request): boolean =>
  /text\//iu.test(req.headers.accept ?? '') && req.accepts([JSON_TYPE, CSV_TYPE]) === CSV_TYPE;

/** A table of an operation, and whether it is the one answered where none is named. */
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
 * The table a call asks for, which the contract has checked. **Empty**: the call asks for JSON. **Throws** a problem of
 * status 400 for a table of JSON.
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

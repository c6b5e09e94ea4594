import type { Request } from 'express';
import { JSON_TYPE } from '../json/json.js';
import { CSV_TYPE } from './csv.js';

/**
 * Whether the Accept header of a request would rather have CSV than JSON. Where it has no choice between them, or takes
 * neither, it is JSON: the contract knows no 406.
 */
export const prefersCsv = (req: Request): boolean =>
  /text\//iu.test(req.headers.accept ?? '') && req.accepts([JSON_TYPE, CSV_TYPE]) === CSV_TYPE;

import type { Request } from 'express';
import type { AuditEntry, AuditLog } from '../../domain/audit/audit-entry.js';
import { parseBearerToken } from '../../http/steps/bearer-strategy.js';
import '../../http/pipeline/request.js';

/** Records an action of the account that sent a request. */
export type RequestAudit = (req: Request, entry: Pick<AuditEntry, 'action' | 'details' | 'result'>) => void;

/** Returns a function that records actions, each with the account of its request and the id of the key. */
export const requestAudit =
  (audit: AuditLog, keyIdOf: (key: string) => string | undefined): RequestAudit =>
  ({ headers, account }, entry) => {
    const token = headers.authorization === undefined ? undefined : parseBearerToken(headers.authorization);
    const key = token === undefined ? undefined : keyIdOf(token);
    audit.record({ ...entry, actor: account?.id ?? 'unknown', ...(key !== undefined && { key }) });
  };

import { hostname, userInfo } from 'node:os';
import { appendAuditSync, auditLine } from './audit-file.js';
import type { AuditLog } from './audit-entry.js';

/** Returns the user of a command line. In many containers the user has no name. */
export function commandLineActor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

/**
 * Returns the audit log of a command line. An entry is on disk when `record` returns; otherwise `record` **throws**.
 */
export const commandLineAudit = (stateDirectory: string, now: () => number): AuditLog => ({
  record: (entry) => {
    const at = now();
    appendAuditSync(stateDirectory, auditLine({ at: new Date(at).toISOString(), ...entry }), at);
  },
});

import { hostname, userInfo } from 'node:os';
import { appendAuditSync, auditLine } from './audit-file.js';
import type { AuditLog } from './audit-entry.js';

/** The user of a command line, who may have no name, as in many containers. */
export function commandLineActor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

/** The audit log of a command line: an entry is on the disk when `record` returns. `record` **throws** otherwise. */
export const commandLineAudit = (stateDirectory: string, now: () => number): AuditLog => ({
  record: (entry) => {
    const at = now();
    appendAuditSync(stateDirectory, auditLine({ at: new Date(at).toISOString(), ...entry }), at);
  },
});

/** Actions that the audit log records. */
export const auditActions = [
  'account add',
  'account plan',
  'account licence',
  'account operator',
  'account login',
  'account token',
  'account revoke',
  'subscription add',
  'subscription remove',
  'subscription redeliver',
  'permalink add',
  'permalink remove',
  'match begin',
  'match append',
  'backup create',
  'backup restore',
  'server start',
  'server stop',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Details of an action: ids and numbers, never a secret. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

/** An action of an account or operator. */
export interface AuditEntry {
  /** End of the action, in UTC. */
  readonly at: string;
  readonly action: AuditAction;
  /** The id of an account, `server`, or `USER@HOST` for a command line. */
  readonly actor: string;
  /** Id of the key that the actor used. **Empty**: no key, or a signed token. */
  readonly key?: string;
  /** The account that the action concerns. */
  readonly account?: string;
  readonly details?: AuditDetails;
  /** `done`, `failed`, or the code of the problem that refused it. */
  readonly result: string;
}

/** Records actions. */
export interface AuditLog {
  readonly record: (entry: Omit<AuditEntry, 'at'>) => void;
}

/** A log that records nothing. */
export const noAudit: AuditLog = { record: () => undefined };

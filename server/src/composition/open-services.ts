import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { KeyUse } from '../domain/accounts/key-use.js';
import { logAccess } from '../domain/accounts/log-access.js';
import { openAccounts, type OpenAccounts } from '../domain/accounts/open-accounts.js';
import { dailyCounter } from '../domain/accounts/usage-store.js';
import type { AuditLog } from '../domain/audit/audit-entry.js';
import { AuditWriter } from '../domain/audit/audit-writer.js';
import type { Config } from '../domain/config.js';
import type { Identity } from '../features/identity/identity.js';
import type { StateDisk } from '../domain/state/state-disk.js';
import { markState } from '../domain/state/state-version.js';
import { openIdentity } from '../features/identity/open-identity.js';
import { personIdentities } from '../features/identity/person-identities.js';
import type { ReadinessBoard } from '../features/operations/readiness.js';
import type { PermalinkStore } from '../features/permalinks/permalink-store.js';
import type { SessionStore } from '../features/replay/session-store.js';
import { keyState, keyWrites } from './key-writes.js';
import { stateStep } from './state-step.js';
import { portFor, type Port } from '../http/listener/port.js';
import type { Limits } from '../storage/redis/limits.js';
import { recordCleanEnd } from '../storage/lmdb/clean-end.js';
import { openLimits } from '../storage/redis/open-limits.js';
import { openPermalinks, openSessions } from '../storage/redis/open-store.js';

/** Options for opening the services. */
export interface ServiceContext {
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly readiness: ReadinessBoard;
  readonly disk: StateDisk;
}

/** Services that are opened before the first request. */
export interface OpenServices {
  readonly accounts: OpenAccounts;
  readonly audit: AuditLog;
  readonly limits: Limits;
  readonly permalinks: PermalinkStore;
  readonly sessions: SessionStore;
  readonly port: Port;
  readonly identity: Identity;
  /** Writes all pending counts, audit entries and last key uses. */
  readonly closeRecords: () => Promise<void>;
  /** Records that the server has stopped, after everything is closed. */
  readonly recordEnd: () => void;
}

/** Writes the version to the state folder. If the disk is full or read-only, the folder stays unchanged. */
function markWritable(stateDirectory: string, disk: StateDisk): void {
  try {
    markState(stateDirectory);
  } catch (error) {
    if (!disk.failed('version', error)) throw error;
  }
}

/** Opens the accounts, limits, permalinks, replay sessions and identity provider, and reserves the port. */
export async function openServices(
  { config, logger, registry, readiness, disk }: ServiceContext,
  isSandboxWorld: boolean,
): Promise<OpenServices> {
  const complain = (message: string): void => {
    logger.error(message);
  };
  const complainOf = (part: string): ((message: string, error?: unknown) => void) => {
    const isOfDisk = disk.reporter(part);
    return (message, error) => {
      if (!isOfDisk(error)) complain(message);
    };
  };
  markWritable(config.stateDirectory, disk);
  const keyUse = new KeyUse(config.stateDirectory, complainOf('last-uses'));
  const audit = new AuditWriter(config.stateDirectory, complainOf('audit'));
  const accounts = openAccounts({ ...config, isSandboxWorld }, complain, keyUse.used);
  logAccess(logger, accounts);
  const onState = <T>(step: () => Promise<T>): Promise<T> => stateStep(config.stateDirectory, step);
  const limits = await onState(() => openLimits({ ...config, logger, registry, disk }));
  const permalinks = await onState(() => openPermalinks({ ...config, logger, disk }));
  const sessions = await onState(() => openSessions({ ...config, logger, disk }));
  const port = await portFor(config.port, config.host);
  const publicUrl = config.publicUrl ?? `http://localhost:${port.number}`;
  const memory = { ...limits, countTokens: dailyCounter(limits.usage, 'tokens') };
  const writes = keyWrites({ config, disk, logger });
  const identity = await onState(() =>
    openIdentity(personIdentities(accounts), { ...config, publicUrl }, memory, writes),
  );
  readiness.add('limits', limits.state);
  readiness.add('keys', () => keyState(identity.ring.delayedSince()));
  const closeRecords = async (): Promise<void> => {
    keyUse.close();
    await Promise.all([audit.flush(), limits.usage.close()]);
  };
  const recordEnd = (): void => {
    if (config.redisUrls.length === 0) recordCleanEnd(config.stateDirectory);
  };
  return { accounts, audit, closeRecords, recordEnd, limits, permalinks, sessions, port, identity };
}

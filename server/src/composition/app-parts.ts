import type { LiveStore, World } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { FindAccount } from '../domain/accounts/account.js';
import type { AuditLog } from '../domain/audit/audit-entry.js';
import type { Tracing } from '../domain/tracing/tracing.js';
import type { RateLimits } from '../domain/accounts/plan.js';
import type { UsageStore } from '../domain/accounts/usage-store.js';
import type { Identity } from '../features/identity/identity.js';
import type { OpenStreams } from '../features/events/open-streams.js';
import type { Timers } from '../domain/timers.js';
import type { Hub } from '../features/hub/hub.js';
import type { OpenedSite } from '../features/hub/site-file.js';
import type { MatchSource } from '../domain/match-source.js';
import type { Readiness } from '../features/operations/readiness.js';
import type { SeasonEngine } from '../features/across/season-engine.js';
import type { Persons } from '../features/persons/persons.js';
import type { PermalinkStore } from '../features/permalinks/permalink-store.js';
import type { Deprecations } from '../http/contract/deprecations.js';
import type { OpenBuckets } from '../http/limits/token-buckets.js';
import type { StepMemory } from '../http/pipeline/step-memory.js';
import type { ContractCheck } from '../http/pipeline/validator.js';
import type { ReplaySettings } from '../features/replay/open-replays.js';

/** Parts of an app. Omitted members have the defaults of a sandbox. */
export interface AppParts {
  readonly matches: MatchSource;
  /**
   * The leagues and seasons of the matches, or a function that returns them if they change with live matches. Default:
   * none.
   */
  readonly world?: World | (() => World);
  /** Returns the players of the world. Default: they are indexed when a request first names them. */
  readonly persons?: () => Promise<Persons>;
  /** Folder with the register of external ids. Default: nothing has external ids. */
  readonly dataDirectory?: string;
  /** Computes queries across matches. Default: an engine that saves no season totals. */
  readonly seasonEngine?: SeasonEngine;
  /** The store through which operators feed matches. Default: feeding is off. */
  readonly live?: LiveStore;
  readonly logger: Logger;
  readonly check?: ContractCheck;
  readonly readiness?: Readiness;
  readonly registry?: Registry;
  /** Finds accounts by their opaque keys. Default: the demo accounts of the sandbox. */
  readonly accounts?: FindAccount;
  /** Issues signed tokens to people and machines. Default: the demo accounts can log in, and keys are in memory. */
  readonly identity?: Identity;
  /** Default: in memory. */
  readonly usage?: UsageStore;
  /** Default: in memory. */
  readonly permalinks?: PermalinkStore;
  /** Maximum number of permalinks per account. */
  readonly permalinksPerAccount?: number;
  /** Stores rate-limit buckets and quota use. Default: in memory. */
  readonly buckets?: OpenBuckets;
  /** Limits of the demo accounts. Default: those of the standard plan. */
  readonly limits?: RateLimits;
  readonly refusalsPerMinute?: number;
  readonly replays?: ReplaySettings;
  /** Folder of the dataset. Default: no dataset. */
  readonly dataset?: string | undefined;
  /** Folder of the release files. Default: no release files. */
  readonly releaseFolder?: string;
  /** The documentation. Default: none. */
  readonly hub?: Hub;
  /** The operator's description of the site. Default: none. */
  readonly site?: OpenedSite;
  /** When the data last changed, as an instant. Default: unknown. */
  readonly dataUpdated?: () => string | undefined;
  /** Whether the matches are those of the sandbox. Some hub pages contain sandbox matches until the server responds. */
  readonly isSandbox?: boolean;
  /** Records request spans. Default: none are recorded. */
  readonly tracing?: Tracing | undefined;
  /** Records what accounts and operators do. Default: nothing is recorded. */
  readonly audit?: AuditLog;
  /** Finds the id of a key, for the audit log. Default: no ids. */
  readonly keyIdOf?: (key: string) => string | undefined;
  /** Whether assistants can call the tools at `/mcp`. Default: `off`. */
  readonly mcp?: 'on' | 'off';
  readonly corsOrigins?: readonly string[];
  readonly trustProxy?: number | readonly string[];
  /** The public URL of the server. Default: the host of each request. */
  readonly publicUrl?: string | undefined;
  /** The open event streams. Default: streams with the default limit per account. */
  readonly streams?: OpenStreams;
  /** The timers of statistics streams. Default: the timers of the process. */
  readonly timers?: Timers;
  /** The deprecations that responses announce. Default: those that the contract declares. */
  readonly deprecations?: Deprecations;
  /** The steps that cache results. Default: all steps that can. */
  readonly memories?: ReadonlySet<StepMemory>;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

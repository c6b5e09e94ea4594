import type { Session } from './session.js';

/** Stores the replays of accounts. Implementations remove those that have ended. */
export interface SessionStore {
  /** Adds a replay, unless its id is taken or its account has too many active ones. */
  readonly add: (session: Session, limit: number, now: number) => Promise<'kept' | 'taken' | 'too many'>;
  /** Updates a replay. */
  readonly put: (session: Session) => Promise<void>;
  /** Returns the active replays of an account, oldest first. */
  readonly of: (accountId: string, now: number) => readonly Session[];
  /** **Empty**: `undefined` also if another server has just added the replay. */
  readonly find: (matchId: number) => Session | undefined;
  /**
   * Finds a replay that another server may have just added; `find` returns it from then on. **Throws** a problem of
   * status 503 if that cannot be found out.
   */
  readonly lookUp: (matchId: number) => Promise<Session | undefined>;
  readonly remove: (matchId: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

import type { Session } from './session.js';

/** Stores the replays of accounts. Implementations remove replays that have ended. */
export interface SessionStore {
  /** Adds a replay, unless its id is taken or its account has too many active ones. */
  readonly add: (session: Session, limit: number, now: number) => Promise<'kept' | 'taken' | 'too many'>;
  /** Updates a replay. */
  readonly put: (session: Session) => Promise<void>;
  /** Returns the active replays of an account, oldest first. */
  readonly of: (accountId: string, now: number) => readonly Session[];
  /** Finds a replay. **Empty**: also `undefined` if another server has only just added it. */
  readonly find: (matchId: number) => Session | undefined;
  /**
   * Finds a replay that another server may have just added. Afterwards `find` returns it too. **Throws** a problem of
   * status 503 if that cannot be determined.
   */
  readonly lookUp: (matchId: number) => Promise<Session | undefined>;
  readonly remove: (matchId: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

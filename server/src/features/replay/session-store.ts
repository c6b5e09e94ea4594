import type { Session } from './session.js';

/** Where replays of accounts are kept. Those that ended are for the store to forget. */
export interface SessionStore {
  /** Keeps a replay. `false` where its id is taken, or its account has as many under way as the limit. */
  readonly add: (session: Session, limit: number, now: number) => Promise<'kept' | 'taken' | 'too many'>;
  /** Keeps how a replay goes on. */
  readonly put: (session: Session) => Promise<void>;
  /** The replays of an account that are under way, oldest first. */
  readonly of: (accountId: string, now: number) => readonly Session[];
  readonly find: (matchId: number) => Session | undefined;
  readonly remove: (matchId: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

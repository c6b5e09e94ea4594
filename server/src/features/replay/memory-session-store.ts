import { isActive, type Session } from './session.js';
import type { SessionStore } from './session-store.js';

/** Returns a store that keeps replays in memory until the process ends. */
export function memorySessionStore(): SessionStore {
  const sessions = new Map<number, Session>();
  const of = (accountId: string, now: number): readonly Session[] =>
    [...sessions.values()]
      .filter((one) => one.accountId === accountId && isActive(one, now))
      .sort((a, b) => a.begun - b.begun);
  return {
    add: (session, limit, now) => {
      for (const one of sessions.values()) if (!isActive(one, now)) sessions.delete(one.matchId);
      if (sessions.has(session.matchId)) return Promise.resolve('taken');
      if (of(session.accountId, now).length >= limit) return Promise.resolve('too many');
      sessions.set(session.matchId, session);
      return Promise.resolve('kept');
    },
    put: (session) => {
      if (sessions.has(session.matchId)) sessions.set(session.matchId, session);
      return Promise.resolve();
    },
    of,
    find: (matchId) => sessions.get(matchId),
    lookUp: (matchId) => Promise.resolve(sessions.get(matchId)),
    remove: (matchId) => {
      sessions.delete(matchId);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

import { emptyWorld, type World } from '@goalsquare/data';
import type { MatchSource } from '../../domain/match-source.js';
import { joinSources } from '../../domain/sources.js';
import { REPLAYS_PER_ACCOUNT } from '../../domain/accounts/limits-of-account.js';
import type { Replaying } from './replay-operations.js';
import { Replays } from './replays.js';
import type { SessionStore } from './session-store.js';
import { sessionsInMemory } from './sessions-in-memory.js';
import { Timetable } from './timetable.js';

/** What is said of replays where an app is made. */
export interface ReplaySettings {
  /** Where replays of accounts are kept. Default: in memory. */
  readonly sessions?: SessionStore;
  /** How many replays an account may have at a time. */
  readonly replaysPerAccount?: number;
  /** Whether matches are replayed for everyone. Default: they are. */
  readonly timetable?: 'on' | 'off';
}

/** What replays are made over. **Units**: `now` in milliseconds. */
interface Grounds {
  readonly matches: MatchSource;
  readonly world: () => World;
  readonly now: () => number;
}

/** Matches, and those of them that are played again; and what the operations on replays are answered from. */
export function openReplays(
  { matches, world, now }: Grounds,
  settings: ReplaySettings = {},
): { readonly matches: MatchSource; readonly replaying: Replaying } {
  const {
    sessions = sessionsInMemory(),
    replaysPerAccount: limit = REPLAYS_PER_ACCOUNT,
    timetable: isOn = 'on',
  } = settings;
  const timetable = new Timetable(isOn === 'on' ? world : () => emptyWorld);
  const replays = new Replays({ matches, timetable, sessions, now });
  return { matches: joinSources(matches, replays), replaying: { replays, sessions, limit, now, timetable, world } };
}

import { emptyWorld, type World } from '@goalsquare/data';
import type { MatchSource } from '../../domain/match-source.js';
import { joinMatchSources } from '../../domain/sources.js';
import { REPLAYS_PER_ACCOUNT } from '../../domain/accounts/plan.js';
import type { ReplayOperationServices } from './replay-operations.js';
import { Replays } from './replays.js';
import type { SessionStore } from './session-store.js';
import { memorySessionStore } from './memory-session-store.js';
import { Timetable } from './timetable.js';

export interface ReplaySettings {
  /** Stores the replays of accounts. Default: in memory. */
  readonly sessions?: SessionStore;
  /** Maximum number of simultaneous replays for each account. */
  readonly replaysPerAccount?: number;
  /** Whether the timetable replays matches that everyone can see. Default: `on`. */
  readonly timetable?: 'on' | 'off';
}

/** The matches that can be replayed, and the clock. **Units**: `now` in milliseconds. */
interface ReplaySources {
  readonly matches: MatchSource;
  readonly world: () => World;
  readonly now: () => number;
}

/** Returns a match source that includes replays, and the services of the replay operations. */
export function openReplays(
  { matches, world, now }: ReplaySources,
  settings: ReplaySettings = {},
): { readonly matches: MatchSource; readonly replayServices: ReplayOperationServices } {
  const {
    sessions = memorySessionStore(),
    replaysPerAccount: limit = REPLAYS_PER_ACCOUNT,
    timetable: isOn = 'on',
  } = settings;
  const timetable = new Timetable(isOn === 'on' ? world : () => emptyWorld);
  const replays = new Replays({ matches, timetable, sessions, now });
  return {
    matches: joinMatchSources(matches, replays),
    replayServices: { replays, sessions, limit, now, timetable, world },
  };
}

import { headerAfter, type Entry, type MatchHeader } from '@goalsquare/engine';
import type { LiveMatchState } from '../live/live-seasons.js';
import type { SeasonKey } from '../season-forms.js';
import type { BatchMessage } from './message.js';

/** Returns the season of a match after the header corrections in some entries. */
function seasonAfter(season: SeasonKey, entries: readonly unknown[]): SeasonKey {
  const { leagueId, levelId, seasonId } = headerAfter(season, entries as readonly Entry[]);
  return { leagueId, levelId, seasonId };
}

/**
 * Returns the state of a match after a message that counts, computed from the previous state without opening the match.
 * **Throws** if the message cannot belong to the match.
 */
export function stateAfter(
  matchId: number,
  { header, after, entries }: BatchMessage,
  before: LiveMatchState | undefined,
): LiveMatchState {
  if (header === undefined && before === undefined) throw new Error('its beginning is missing');
  if (header !== undefined && (header as Partial<MatchHeader>).id !== matchId)
    throw new Error('its header belongs to another match');
  const origin = before?.origin ?? seasonAfter(header as SeasonKey, entries.slice(0, after));
  const added = before === undefined ? entries.slice(after) : entries;
  return { matchId, revision: after + added.length, season: seasonAfter(before?.season ?? origin, added), origin };
}

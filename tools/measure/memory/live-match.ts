import type { MatchLog } from '@goalsquare/engine';
import type { LoopMatch } from '../loop/scene.js';
import { liveMatches } from '../soak/live-matches.js';
import type { Target } from '../target.js';

/** Number of entries in each of the operator's requests. */
const BATCH = 25;

/** Feeds a live match to its end, as an operator does. **Throws** if the server refuses an entry. */
export async function playLiveMatch(target: Target): Promise<LoopMatch> {
  const [{ header, entries }] = liveMatches(1) as [MatchLog];
  await target.json('/operator/matches', header, { 'Idempotency-Key': `"begin-${header.id}"` });
  for (let sent = 0; sent < entries.length; sent += BATCH)
    await target.json(
      `/operator/matches/${header.id}/entries`,
      { entries: entries.slice(sent, sent + BATCH) },
      { 'Idempotency-Key': `"${header.id}-${sent}"`, 'If-Match': `"${sent}"` },
    );
  return { matchId: header.id, squadId: header.home.id };
}

import type { LoopMatch } from '../loop/scene.js';
import { planOf } from '../soak/plan.js';
import type { Target } from '../target.js';

/** Entries of a request of an operator. */
const BATCH = 25;

/** Plays a live match to its end, as its operator sends it. **Throws** if the server refuses a part of it. */
export async function playLiveMatch(target: Target): Promise<LoopMatch> {
  const [planned] = planOf({ matches: 1, clients: 0, rate: 0, speed: 1, entries: Infinity });
  if (planned === undefined) throw new Error('no match is planned');
  const { header, entries } = planned.log;
  await target.json('/operator/matches', header, { 'Idempotency-Key': `"begin-${header.id}"` });
  for (let sent = 0; sent < entries.length; sent += BATCH)
    await target.json(
      `/operator/matches/${header.id}/entries`,
      { entries: entries.slice(sent, sent + BATCH) },
      { 'Idempotency-Key': `"${header.id}-${sent}"`, 'If-Match': `"${sent}"` },
    );
  return { matchId: header.id, squadId: header.home.id };
}

import type { Match } from '../match.js';
import type { SideIndex } from '../vocabulary/sides.js';
import { creditsIn } from './credits.js';
import { EventContext } from './event-context.js';
import type { MatchView } from './match-view.js';
import { playedIn } from './played.js';

/** A player's contribution to the squad's margin. **Units**: points. */
export interface PlayerCredit {
  readonly personId: number;
  readonly side: SideIndex;
  readonly points: number;
}

/**
 * Returns how much each player added to the squad's margin: the metric `PLAYER_CREDIT`, plus an equal share of changes
 * that belong to no player, for everyone who has played. Home credits minus away credits are the margin.
 * **Empty**: no players without transactions.
 */
export function playerCredits(match: Match, { rows, setting, score }: MatchView): readonly PlayerCredit[] {
  if (rows.length === 0) return [];
  const hundredths = new Float64Array(match.persons.length);
  for (const { slot, hundredths: more } of creditsIn(new EventContext(rows, [], setting)).credits)
    if (slot !== undefined) hundredths[slot] = (hundredths[slot] ?? 0) + more;
  const sideOf = (slot: number): SideIndex => (slot < match.homePlayers ? 0 : 1);
  const played = playedIn(match);
  const everyone = Array.from(match.persons, (personId, slot) => ({ personId, side: sideOf(slot), slot })).filter(
    ({ slot }) => played?.[slot] !== false,
  );
  const assigned = everyone.reduce((sum, { side, slot }) => sum + (side === 0 ? 1 : -1) * (hundredths[slot] ?? 0), 0);
  const [home, away] = score.totals;
  const rest = home.points - away.points - assigned / 100;
  const counts = [0, 1].map((of) => everyone.filter(({ side }) => side === of).length);
  const halves = counts.map((count, side) => (count === 0 ? 0 : rest / (counts[1 - side] === 0 ? 1 : 2) / count));
  return everyone.map(({ personId, side, slot }) => ({
    personId,
    side,
    points: (hundredths[slot] ?? 0) / 100 + (side === 0 ? 1 : -1) * (halves[side] ?? 0),
  }));
}

import type { Side } from '../vocabulary/sides.js';
import type { BriefPlayer, MatchBrief } from './brief.js';
import { byStart, startOf } from './order.js';

/** The changes of a line-up since the squad's previous match of the season. */
export interface LineUpChanges {
  /** Id of the match before. */
  readonly previousMatchId: number;
  readonly ins: readonly BriefPlayer[];
  readonly outs: readonly BriefPlayer[];
}

const without = (players: readonly BriefPlayer[], others: readonly BriefPlayer[]): readonly BriefPlayer[] => {
  const ids = new Set(others.map(({ personId }) => personId));
  return players.filter(({ personId }) => !ids.has(personId));
};

/**
 * Returns how a line-up differs from that of the squad's previous match among `matches`. Emergencies are not part of a
 * line-up. **Empty**: `undefined` if the squad has no line-up, or no previous match with one.
 */
export function lineUpChanges(
  matches: readonly MatchBrief[],
  match: MatchBrief,
  side: Side,
): LineUpChanges | undefined {
  const { id, players } = match[side];
  const playersIn = ({ home, away }: MatchBrief): readonly BriefPlayer[] =>
    [home, away].find((one) => one.id === id)?.players ?? [];
  const before = matches
    .filter((one) => startOf(one) < startOf(match) && playersIn(one).length > 0)
    .toSorted(byStart)
    .at(-1);
  if (before === undefined || players.length === 0) return undefined;
  const previous = playersIn(before);
  return { previousMatchId: before.id, ins: without(players, previous), outs: without(previous, players) };
}

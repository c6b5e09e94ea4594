import {
  fullNamesOf,
  playedIn,
  playerStatistics,
  sides,
  type Match,
  type Side,
  type ActFilter,
} from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import { queryWorkspace } from './query-workspace.js';
import type { ReadyPlan } from './ready-plan.js';
import { knownFrames } from './known-frames.js';
import { squadOf } from '../shapes/squad.js';
import { frameOf, type Bearer } from './statistics-frame.js';

/**
 * Returns the players of a side, sorted by person id. `first` is the column of the first player of the side in the
 * match header. `played` is indexed by match slot.
 */
function playersOf(match: Match, side: Side, first: number, played: readonly boolean[] | undefined): readonly Bearer[] {
  const firstSlot = side === 'home' ? 0 : match.homePlayers;
  return match
    .details()
    .header[side].players.map((player, n) => ({ player, column: first + n }))
    .sort((a, b) => a.player.personId - b.player.personId)
    .map(({ column, player }) => {
      const { personId, jumperNumber } = player;
      const hasPlayed = played?.[firstSlot + column - first];
      return {
        column,
        members: {
          personId,
          ...fullNamesOf(player),
          ...(jumperNumber !== undefined && { jumperNumber }),
          ...(hasPlayed !== undefined && { played: hasPlayed }),
        },
      };
    });
}

/** Returns the frame for the statistics of all players of a match, or of one squad's players. */
export const playerFrame = knownFrames((match, team) => {
  const played = playedIn(match);
  return frameOf(
    match.id,
    sides
      .filter((side) => team === undefined || team === side)
      .map((side) => ({
        members: squadOf(match.details().header, side),
        players: playersOf(match, side, team === undefined && side === 'away' ? match.homePlayers : 0, played),
      })),
  );
});

/** Computes the statistics of a match's players: home squad first, players by person id. */
export function playerNumbers(match: Match, ready: ReadyPlan, filter: ActFilter = {}): Numbers {
  const { table } = playerStatistics(match, ready.plan, filter, {
    spareTable: ready.table,
    workspace: queryWorkspace,
  });
  ready.table = table;
  return { ready, table, frame: playerFrame(match, filter.team) };
}

import {
  benchPositions,
  rotationTypes,
  sides,
  type HeaderPlayer,
  type Match,
  type Rotation,
  type Side,
  type Stint,
  type MatchView,
} from '@goalsquare/engine';
import type { CurrentStint, MatchRotation, MatchRotations, MatchRotationSquad } from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { namedPerson, playersOf } from './person.js';
import { squadOf } from './squad.js';
import { cachedMatchView } from './match-views.js';

const reasonOf = (code: Rotation['reason']): { readonly reason: string; readonly reasonCode: string } => ({
  reason: rotationTypes[code].name,
  reasonCode: code,
});

const currentStint = ({ status, period, seconds, elapsedSeconds, reason }: Stint): CurrentStint => ({
  status,
  period,
  periodSecs: seconds,
  elapsedSecs: elapsedSeconds,
  ...(reason && reasonOf(reason)),
});

function squadRotations({ header }: MatchView, side: Side, stints: ReadonlyMap<number, Stint>): MatchRotationSquad {
  const first = side === 'home' ? 0 : header.home.players.length;
  const players = header[side].players.map((player, n) => {
    const stint = player.position?.code === benchPositions.EMG.code ? undefined : stints.get(first + n);
    return { ...namedPerson(player), ...(stint && { currentStint: currentStint(stint) }) };
  });
  return { ...squadOf(header, side), players: players.sort((a, b) => a.personId - b.personId) };
}

function rotationOf(
  { header }: MatchView,
  { row, reason, off, on }: Rotation,
  players: readonly HeaderPlayer[],
): readonly MatchRotation[] {
  const [leaves, comes] = [players[off], players[on]];
  if (leaves === undefined || comes === undefined || row.side === undefined) return [];
  return [
    {
      matchTrxId: row.id,
      period: row.period,
      periodSecs: row.seconds,
      squad: squadOf(header, sides[row.side]),
      off: { ...namedPerson(leaves), ...reasonOf(reason) },
      on: namedPerson(comes),
    },
  ];
}

/**
 * Returns every rotation of a match in order of play, and the current stint of each player. **Empty**: no rotations if
 * the source does not capture them; no stint for a player whose stint is unknown.
 */
export function matchRotations(match: Match): Computed<MatchRotations> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  const stints = view.stints();
  return {
    matchId: match.id,
    home: squadRotations(view, 'home', stints),
    away: squadRotations(view, 'away', stints),
    rotations: computedList(view.rotations, (rotation) => rotationOf(view, rotation, players)),
  };
}

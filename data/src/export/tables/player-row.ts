import { playedIn, sides, type HeaderPlayer, type Side } from '@goalsquare/engine';
import { flag, integer } from '../columns.js';
import type { ExportColumn, ExportMatch } from '../table.js';
import { personColumns, personsIn, squadColumns, type Person } from './shared-columns.js';

/** A player in a match. **Shape**: `slot` counts home players, then away players. */
export interface PlayerRow extends ExportMatch {
  readonly side: Side;
  readonly slot: number;
  readonly player: HeaderPlayer;
  readonly person: Person | undefined;
  readonly played: boolean | undefined;
}

/** Returns the players in a match, home then away. **Empty**: no players before the teams are entered. */
export function playersOf(match: ExportMatch): readonly PlayerRow[] {
  const played = playedIn(match.match);
  const persons = personsIn(match);
  return sides.flatMap((side) =>
    match.view.header[side].players.map((player, n) => {
      const slot = side === 'home' ? n : match.match.homePlayers + n;
      return { ...match, side, player, person: persons[slot], slot, played: played?.[slot] };
    }),
  );
}

/** Columns that identify the player of a row. */
export const playerColumns: readonly ExportColumn<PlayerRow>[] = [
  ...squadColumns<PlayerRow>(({ view, side }) => view.header[side]),
  ...personColumns<PlayerRow>(({ person }) => person),
  integer(
    'jumperNumber',
    'number on the back',
    ({ player, listed }) => player.jumperNumber ?? listed(player.personId)?.jumperNumber,
  ),
  flag(
    'played',
    'whether the player was on the ground or made any act; empty before the match',
    ({ played }) => played,
  ),
];

import { fullNamesOf, playedIn, sides, type HeaderPlayer, type Side } from '@goalsquare/engine';
import type { ExportColumn, ExportMatch } from '../table.js';

/** A player in a match. **Shape**: `slot` counts home players, then away players. */
export interface PlayerRow extends ExportMatch {
  readonly side: Side;
  readonly slot: number;
  readonly player: HeaderPlayer;
  readonly played: boolean | undefined;
}

/** Returns the players in a match, home then away. **Empty**: no players before the teams are entered. */
export function playersOf(match: ExportMatch): readonly PlayerRow[] {
  const played = playedIn(match.match);
  return sides.flatMap((side) =>
    match.view.header[side].players.map((player, n) => {
      const slot = side === 'home' ? n : match.match.homePlayers + n;
      return { ...match, side, player, slot, played: played?.[slot] };
    }),
  );
}

/** Returns a player's names from the header or, without them, from the squad list. */
const namesOf = ({ player, listed }: PlayerRow) => fullNamesOf({ ...listed(player.personId), ...player });

/** Columns that identify the player of a row. */
export const playerColumns: readonly ExportColumn<PlayerRow>[] = [
  { name: 'squadId', kind: 'integer', is: 'id of the squad', of: ({ view, side }) => view.header[side].id },
  {
    name: 'squadName',
    kind: 'text',
    chosen: true,
    is: 'name of the squad',
    of: ({ view, side }) => view.header[side].name,
  },
  {
    name: 'squadCode',
    kind: 'text',
    chosen: true,
    is: 'code of the squad',
    of: ({ view, side }) => view.header[side].code,
  },
  { name: 'personId', kind: 'integer', is: 'id of the person', of: ({ player }) => player.personId },
  { name: 'fullname', kind: 'text', chosen: true, is: 'name of the person', of: (row) => namesOf(row).fullname },
  {
    name: 'displayName',
    kind: 'text',
    chosen: true,
    is: 'short name of the person',
    of: (row) => namesOf(row).displayName,
  },
  {
    name: 'jumperNumber',
    kind: 'integer',
    is: 'number on the back',
    of: ({ player, listed }) => player.jumperNumber ?? listed(player.personId)?.jumperNumber,
  },
  {
    name: 'played',
    kind: 'flag',
    is: 'whether the player was on the ground or made any act; empty before the match',
    of: ({ played }) => played,
  },
];

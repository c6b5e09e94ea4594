import { isDeepStrictEqual } from 'node:util';
import {
  sides,
  type BoxScoreLine,
  type Entry,
  type HeaderPlayer,
  type MatchHeader,
  type MatchLog,
  type Side,
} from '@goalsquare/engine';
import type { PlayerRow } from './rows.js';

/** A player in the header, with a line of the box score. */
export interface Listed {
  readonly player: HeaderPlayer;
  readonly line: BoxScoreLine;
}

/** Returns the line of a player in the box score. */
export const lineOf = (row: PlayerRow, personId: number): BoxScoreLine => ({
  kind: 'boxScore',
  personId,
  statistics: row.statistics,
  ...(row.timeOnGroundPercent !== undefined && { timeOnGroundPercent: row.timeOnGroundPercent }),
  ...(row.substitute !== undefined && { substitute: row.substitute }),
});

/** Returns the lines of both squads, home first. */
export const linesOf = (listed: Readonly<Record<Side, readonly Listed[]>>): readonly BoxScoreLine[] =>
  sides.flatMap((side) => listed[side].map(({ line }) => line));

/** Returns the lines that a log does not have yet, so that importing the same file again changes nothing. */
export function newLines(
  { entries }: MatchLog,
  listed: Readonly<Record<Side, readonly Listed[]>>,
): readonly BoxScoreLine[] {
  const known = new Map(entries.flatMap((entry) => (entry.kind === 'boxScore' ? [[entry.personId, entry]] : [])));
  return linesOf(listed).filter((line) => !isDeepStrictEqual(line, known.get(line.personId)));
}

/** Returns a correction that adds missing players to the header. **Empty**: no entry if none is missing. */
export function addedPlayers(header: MatchHeader, listed: Readonly<Record<Side, readonly Listed[]>>): readonly Entry[] {
  const set = Object.fromEntries(
    sides.flatMap((side) => {
      const { players, ...squad } = header[side];
      const known = new Set(players.map(({ personId }) => personId));
      const added = listed[side].flatMap(({ player }) => (known.has(player.personId) ? [] : [player]));
      return added.length === 0 ? [] : [[side, { ...squad, players: [...players, ...added] }] as const];
    }),
  );
  return Object.keys(set).length === 0 ? [] : [{ kind: 'correction', set }];
}

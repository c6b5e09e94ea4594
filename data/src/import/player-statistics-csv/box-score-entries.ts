import { sides, type BoxScoreLine, type HeaderPlayer, type Side } from '@goalsquare/engine';
import type { PlayerRow } from './rows.js';

/** A player in the header, with a line of the box score. */
export interface Listed {
  readonly player: HeaderPlayer;
  readonly line: BoxScoreLine;
}

/** Returns a player's line in the box score. */
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

import type { MatchHeader, Side } from '@goalsquare/engine';
import { DataError, type Fault } from '../../log/fault.js';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import type { PlayerRow } from './rows.js';

/** The player rows of a match, by side. */
export type Squads = Readonly<Record<Side, readonly PlayerRow[]>>;

/**
 * Divides the players of a match into squads by the team in each row. If the team is not in the match, the side in the
 * row is used. Reports such rows, and rows whose side is not the side of the team. **Throws** DataError if a row has
 * neither a team in the match nor a side.
 */
export function squadsOf(
  { home, away }: Pick<MatchHeader, Side>,
  players: readonly PlayerRow[],
  file: string,
  { squad }: Pick<ImportContext, 'squad'>,
  findings: Findings,
): Squads {
  const squads: Record<Side, PlayerRow[]> = { home: [], away: [] };
  const faults: Fault[] = [];
  for (const row of players) {
    const { id } = squad(row.team);
    const sideOfTeam = id === home.id ? 'home' : id === away.id ? 'away' : undefined;
    const side = sideOfTeam ?? row.side;
    const place = { file, line: row.line };
    const team = { ...place, field: 'team', value: row.team, allowed: `${home.name} or ${away.name}` };
    if (side === undefined) faults.push(team);
    else squads[side].push(row);
    if (sideOfTeam === undefined && side !== undefined)
      findings.add({ ...team, allowed: `${team.allowed}, or an alias of one`, action: 'the side of the row is used' });
    if (sideOfTeam !== undefined && row.side !== undefined && row.side !== sideOfTeam)
      findings.add({
        ...place,
        field: 'home_away',
        value: row.side,
        allowed: `${sideOfTeam}, the side of ${row.team}`,
        action: 'the squad is used',
      });
  }
  if (faults.length > 0) throw new DataError(faults);
  return squads;
}

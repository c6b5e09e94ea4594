import type { HeaderPlayer } from '@goalsquare/engine';
import { madeIdOf } from '../afl-ids.js';
import { bareName } from '../match-columns.js';
import type { PlayerRow, PlayerStatistics } from './rows.js';

/** Returns the id of a person known only by name. The same name always gets the same id. */
export const idOfName = (fullname: string): number => madeIdOf(bareName(fullname));

const nameOf = ({ fullname, firstname, surname }: HeaderPlayer): string | undefined =>
  fullname ?? (firstname === undefined || surname === undefined ? undefined : `${firstname} ${surname}`);

/**
 * Returns the only player that meets a condition. **Empty**: `undefined` if there is no such player, or more than one.
 */
function onlyOne(players: readonly HeaderPlayer[], test: (player: HeaderPlayer) => boolean): HeaderPlayer | undefined {
  const found = players.filter(test);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Finds the squad's player that a row describes: by id, by full name, then by jumper number. **Empty**: `undefined` if
 * no player is certain.
 */
export const playerIn = (row: PlayerRow, players: readonly HeaderPlayer[]): HeaderPlayer | undefined =>
  players.find(({ personId }) => personId === row.personId) ??
  onlyOne(players, (player) => bareName(nameOf(player) ?? '') === bareName(row.fullname)) ??
  onlyOne(players, ({ jumperNumber }) => jumperNumber !== undefined && jumperNumber === row.jumper);

export const headerPlayerOf = (row: PlayerRow, personId: number): HeaderPlayer => ({
  personId,
  fullname: row.fullname,
  ...(row.firstname !== undefined && { firstname: row.firstname }),
  ...(row.surname !== undefined && { surname: row.surname }),
  ...(row.jumper !== undefined && { jumperNumber: row.jumper }),
});

/**
 * Returns names without ids that occur in several squads in one round, so each stands for several persons. **Shape**:
 * names as `bareName` returns them.
 */
export function namesakesOf({ matches }: PlayerStatistics, squadId: (name: string) => number): ReadonlySet<string> {
  const squads = new Map<string, number>();
  const names = new Set<string>();
  for (const { match, players } of matches)
    for (const { personId, fullname, team } of players) {
      if (personId !== undefined) continue;
      const name = bareName(fullname);
      const key = `${match.seasonId} ${match.type} ${match.round ?? ''} ${name}`;
      const squad = squadId(team);
      if (squads.has(key) && squads.get(key) !== squad) names.add(name);
      squads.set(key, squad);
    }
  return names;
}

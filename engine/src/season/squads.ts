import type { BriefPlayer, BriefSquad, MatchBrief } from './brief.js';
import { mergeByKey, type ListedPlayer, type SeasonSquad } from './record.js';

/** A player of a squad, with the members of lists and headers. **Units**: centimetres, kilograms. */
export type SquadPlayer = BriefPlayer & Omit<ListedPlayer, keyof BriefPlayer>;

/** A squad of a season and its players, those of its list first. */
export interface CompleteSquad extends Omit<SeasonSquad, 'players'> {
  readonly players: readonly SquadPlayer[];
}

/**
 * Returns the squads of a season: those of its record and of its matches. `matches` are in the order of their starts.
 */
export function squadsOf(listed: readonly SeasonSquad[], matches: readonly MatchBrief[]): readonly CompleteSquad[] {
  const playing = new Map<number, BriefSquad[]>();
  for (const squad of matches.flatMap(({ home, away }) => [home, away]))
    playing.set(squad.id, [...(playing.get(squad.id) ?? []), squad]);
  const named = [...playing.values()]
    .flatMap((ofSquad) => ofSquad.slice(-1))
    .map(({ id, code, name }): SeasonSquad => ({ id, code, name }));
  return mergeByKey(listed, named, ({ id }) => id).map((squad) => {
    const players = new Map(
      (playing.get(squad.id) ?? []).flatMap((match) => match.players).map((player) => [player.personId, player]),
    );
    const latest = [...players.values()].sort((a, b) => a.personId - b.personId);
    return { ...squad, players: mergeByKey<SquadPlayer>(squad.players ?? [], latest, ({ personId }) => personId) };
  });
}

/**
 * Returns the squads on the ladder: those of the record and those that play home-and-away matches. **Empty**: in a
 * season with other matches only.
 */
export function ladderSquadsOf(
  squads: readonly CompleteSquad[],
  listed: readonly SeasonSquad[],
  matches: readonly MatchBrief[],
): readonly CompleteSquad[] {
  const playing = matches.filter(({ type }) => type === 'HA').flatMap(({ home, away }) => [home.id, away.id]);
  const standing = new Set([...listed.map(({ id }) => id), ...playing]);
  return squads.filter(({ id }) => standing.has(id));
}

/**
 * Returns the number of matches that each player of a squad has played, by person id. A match of which only the result
 * is stored counts for everyone named in it.
 */
export function appearancesOf(squadId: number, matches: readonly MatchBrief[]): ReadonlyMap<number, number> {
  const appearances = new Map<number, number>();
  for (const squad of matches.flatMap(({ home, away }) => [home, away])) {
    if (squad.id !== squadId || squad.score === undefined) continue;
    for (const { personId } of squad.players)
      if (squad.unused?.includes(personId) !== true) appearances.set(personId, (appearances.get(personId) ?? 0) + 1);
  }
  return appearances;
}

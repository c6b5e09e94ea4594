import type { BriefPlayer, BriefSquad, MatchBrief } from './brief.js';
import { mergeByKey, type ListedPlayer, type SeasonSquad } from './record.js';

/** A player in a squad, with members from lists and headers. **Units**: centimetres, kilograms. */
export type SquadPlayer = BriefPlayer & Omit<ListedPlayer, keyof BriefPlayer>;

/** A squad of a season with its players, listed players first. */
export interface CompleteSquad extends Omit<SeasonSquad, 'players'> {
  readonly players: readonly SquadPlayer[];
}

/** Returns the squads of a season, from its record and its matches. `matches` are sorted by start. */
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
 * Returns the squads on the ladder: squads in the record, and squads that play home-and-away matches. **Empty**: no
 * squads in a season with only other matches.
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
 * Returns the number of matches that each player of a squad has played, by person id. A match with only a stored result
 * counts for everyone named in it.
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

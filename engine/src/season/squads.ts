import type { BriefPlayer, BriefSquad, MatchBrief } from './brief.js';
import { mergeByKey } from './joined.js';
import type { ListedPlayer, SeasonSquad } from './record.js';

/** A player of a squad, with all that lists and headers know. **Units**: centimetres, kilograms. */
export type SquadPlayer = BriefPlayer & Omit<ListedPlayer, keyof BriefPlayer>;

/** A squad of a season and its players, those on its list first. */
export interface CompleteSquad extends Omit<SeasonSquad, 'players'> {
  readonly players: readonly SquadPlayer[];
}

/** The squads of a season: those of its record, and those its matches name. `matches` are in the order they start. */
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
 * The squads that stand on the ladder: those of the record, and those that play home-and-away matches. **Empty**: of a
 * season of other matches alone.
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
 * Returns in how many matches each player of a squad has played, by person id. A match of which only the result is
 * known counts for everyone named in it.
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

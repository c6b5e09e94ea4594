import type { Person } from '@goalsquare/openapi';
import type { PlayerScope } from './player-queries';

/** A squad that a player belonged to in a season. */
export type PersonSquad = Person['squads'][number];

/** A league and level in which a player has played, with the player's squad in each season, the latest first. */
export interface Competition {
  readonly id: string;
  readonly squads: readonly PersonSquad[];
}

/** Groups a player's squads by competition. */
export function competitionsOf({ squads }: Person): readonly Competition[] {
  const byLevel = new Map<string, PersonSquad[]>();
  for (const squad of squads) {
    const id = `${squad.leagueId}-${squad.levelId}`;
    byLevel.set(id, [...(byLevel.get(id) ?? []), squad]);
  }
  return [...byLevel].map(([id, list]) => ({ id, squads: list }));
}

/** The parameters of an address that select the competition and the season. `seasonId` can be `all`. */
export type AskedScope = Readonly<Partial<Record<'leagueId' | 'levelId' | 'seasonId', string>>>;

/** Returns the competition in an address, otherwise the one with the most matches. */
function competitionOf(all: readonly Competition[], { leagueId, levelId }: AskedScope): Competition | undefined {
  const matches = ({ squads }: Competition): number => squads.reduce((sum, one) => sum + one.matches, 0);
  const named = leagueId === undefined ? undefined : all.find(({ id }) => id === `${leagueId}-${levelId ?? '1'}`);
  return named ?? [...all].sort((a, b) => matches(b) - matches(a))[0];
}

/** Subject of a player's page. */
export interface ShownPlayer {
  readonly competitions: readonly Competition[];
  readonly competition: Competition;
  /** The squad of the latest season in the competition. */
  readonly latest: PersonSquad;
  /** The squad of the selected season, otherwise the latest one. */
  readonly squad: PersonSquad;
  /** The selected season. **Empty**: `undefined` for all seasons. */
  readonly seasonId: number | undefined;
  readonly scope: PlayerScope;
}

/**
 * Returns what a player's page shows, by default the latest season with a match. **Empty**: `undefined` for a player
 * without squads.
 */
export function shownPlayer(person: Person, asked: AskedScope): ShownPlayer | undefined {
  const competitions = competitionsOf(person);
  const competition = competitionOf(competitions, asked);
  const latest = competition?.squads[0];
  const usual = competition?.squads.find(({ matches }) => matches > 0) ?? latest;
  if (competition === undefined || latest === undefined || usual === undefined) return undefined;
  const allSeasons = [...new Set(competition.squads.map(({ seasonId }) => seasonId))];
  const seasonId =
    asked.seasonId === 'all' ? undefined : (allSeasons.find((one) => String(one) === asked.seasonId) ?? usual.seasonId);
  const squad = competition.squads.find((one) => one.seasonId === seasonId) ?? latest;
  const { leagueId, levelId } = squad;
  return {
    competitions,
    competition,
    latest,
    squad,
    seasonId,
    scope: {
      personId: person.personId,
      leagueId,
      levelId,
      allSeasons,
      seasons: seasonId === undefined ? allSeasons : [seasonId],
      formSeasons: seasonId === undefined || seasonId === usual.seasonId ? allSeasons : [seasonId],
    },
  };
}

import type { Answer } from '@goalsquare/openapi';

/** Values of path and query parameters that belong together, by name. */
export type Place = Readonly<Record<string, string>>;

/** Reads an answer of the server under test. */
export type Read = (path: string) => Promise<unknown>;

/** Matches of each status taken from a season. */
const MATCHES = 2;

type Fixture = Answer<'getLevelFixture'>;

function matchesOf({ phases }: Fixture): readonly number[] {
  const seen = new Map<string, number>();
  return phases
    .flatMap(({ rounds }) => rounds)
    .flatMap(({ matches }) => matches)
    .flatMap(({ id, status: { code } }) => {
      const count = (seen.get(code) ?? 0) + 1;
      seen.set(code, count);
      return count <= MATCHES ? [id] : [];
    });
}

/** Metrics of players and squads, for operations that require one. */
const metrics = ['KICK', 'GOAL,DISPOSAL', 'SCORE', 'DISPOSAL_EFFICIENCY'];

/** A person of a match. **Empty**: 0 if its teams are not known. */
async function personOf(read: Read, matchId: number): Promise<number> {
  const { squads } = (await read(`/v1/matches/${matchId}/persons`)) as Partial<Answer<'getMatchPersons'>>;
  return squads?.home.players[0]?.personId ?? 0;
}

async function placesOfSeason(read: Read, season: Place): Promise<readonly Place[]> {
  const path = `/v1/leagues/${season.leagueId ?? ''}/levels/${season.levelId ?? ''}/seasons/${season.seasonId ?? ''}`;
  const { squads } = (await read(`${path}/squads`)) as Answer<'getLevelSquads'>;
  const matches = matchesOf((await read(`${path}/fixture`)) as Fixture);
  return Promise.all(
    matches.map(async (matchId, at) => ({
      ...season,
      matchId: String(matchId),
      squadId: String(squads[at % squads.length]?.id ?? 0),
      personId: String(await personOf(read, matchId)),
      roundNumber: String((at % 5) + 1),
      positionTypeId: String((at % 3) + 1),
      between: `${at * 7}...${at * 7 + 40}`,
      ...(at % 2 === 0 && { metric: metrics[at % metrics.length] }),
    })),
  );
}

/**
 * Places of a running server that hold something: each league, level and season, with squads, rounds, positions and
 * matches of every status.
 */
export async function placesOf(read: Read): Promise<readonly Place[]> {
  const positions = (await read('/v1/positiontypes/1/positions')) as Answer<'getPositions'>;
  const places: Place[] = [];
  for (const { id: leagueId } of (await read('/v1/leagues')) as Answer<'getLeagues'>) {
    const { levels } = (await read(`/v1/leagues/${leagueId}/levels`)) as Answer<'getLevels'>;
    for (const { id: levelId } of levels) {
      const seasons = (await read(`/v1/leagues/${leagueId}/levels/${levelId}/seasons`)) as Answer<'getLevelSeasons'>;
      for (const { id: seasonId } of seasons) {
        places.push(
          ...(await placesOfSeason(read, {
            leagueId: String(leagueId),
            levelId: String(levelId),
            seasonId: String(seasonId),
          })),
        );
      }
    }
  }
  return places.map((place, at) => ({ ...place, positionId: String(positions[at % positions.length]?.id ?? 0) }));
}

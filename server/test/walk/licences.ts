import type { Walker } from './walker.js';

/** A season as lists name it: `3/1/2025`. */
type SeasonName = string;

/** Every season an account finds by its lists. */
async function seasonsFound(walker: Walker): Promise<ReadonlySet<SeasonName>> {
  const found = new Set<SeasonName>();
  for (const { id: leagueId } of (await walker.read('getLeagues')) ?? []) {
    for (const { id: levelId } of (await walker.read('getLevels', { path: { leagueId } }))?.levels ?? []) {
      for (const { id } of (await walker.read('getLevelSeasons', { path: { leagueId, levelId } })) ?? [])
        found.add(`${leagueId}/${levelId}/${id}`);
    }
    const { seasons } = (await walker.read('getLeague', { path: { leagueId } })) ?? { seasons: [] };
    for (const { levelId, seasonId } of seasons) {
      if (!found.has(`${leagueId}/${levelId}/${seasonId}`))
        walker.faults.push(`league ${leagueId} names season ${seasonId} of level ${levelId}, which its level does not`);
    }
  }
  return found;
}

/**
 * Requests every season that `whole` finds, and its matches. Checks that an account can read what its own lists name,
 * and nothing else. Returns those names.
 */
export async function walkLicence(walker: Walker, whole: Walker): Promise<readonly SeasonName[]> {
  const own = await seasonsFound(walker);
  for (const name of await seasonsFound(whole)) {
    const [leagueId = -1, levelId = -1, seasonId = -1] = name.split('/').map(Number);
    const path = { leagueId, levelId, seasonId };
    const expected = own.has(name) ? 200 : 403;
    const fixture = await whole.read('getLevelFixture', { path });
    const [match] = (fixture?.phases ?? []).flatMap(({ rounds }) => rounds).flatMap(({ matches }) => matches);
    const seen = [
      await walker.send('getLevelFixture', { path }),
      await walker.send('getLevelSeason', { path }),
      await walker.send('getMatch', { path: { matchId: match?.id ?? -1 } }),
    ];
    for (const { status } of seen)
      if (status !== expected)
        walker.faults.push(
          `season ${name} or its match ${match?.id ?? '?'} is answered with ${status}, not ${expected}`,
        );
  }
  return [...own];
}

import type { Season, World } from '@goalsquare/data';
import { progressOf, type MatchBrief } from '@goalsquare/engine';
import type { Fixture } from '@goalsquare/openapi';
import { maxAgeOfSeason } from '../max-ages.js';
import { seasonInScope, squadInScope, type SeasonPath } from '../../domain/scope.js';
import { fixture, type Clocks } from '../shapes/fixture.js';
import type { EndpointResult, RequestTime } from './endpoint.js';

interface FixtureCall {
  readonly path: SeasonPath;
  readonly query: { readonly squadId?: number };
}

const known = new WeakMap<readonly MatchBrief[], readonly number[]>();

/** Returns the ids of a season's live matches. Each match's state of play decides whether its clock runs. */
function liveIn({ matches }: Season): readonly number[] {
  const found = known.get(matches) ?? matches.filter((match) => progressOf(match) === 'Live').map(({ id }) => id);
  known.set(matches, found);
  return found;
}

const clocksOf = (season: Season, { clockOf }: RequestTime): Clocks =>
  new Map(
    liveIn(season).flatMap((matchId) => {
      const clock = clockOf(matchId);
      return clock === undefined ? [] : [[matchId, clock] as const];
    }),
  );

const find =
  ({ path, query: { squadId } }: FixtureCall) =>
  (world: World, moment: RequestTime): EndpointResult<Fixture> => {
    const season = seasonInScope(world, path);
    if (squadId !== undefined) squadInScope(season, squadId);
    const clocks = clocksOf(season, moment);
    return {
      version: [season.version, ...Array.from(clocks.values(), ({ periodSeconds }) => periodSeconds)].join('-'),
      maxAge: maxAgeOfSeason(season.matches),
      reply: () => fixture(season, squadId, clocks),
      isCacheable: clocks.size === 0,
    };
  };

/** Endpoints that return the fixture of a season. A squad that is not in the season gives 404. */
export const fixtureEndpoints = { getLevelFixture: { find }, getFixture: { find } };

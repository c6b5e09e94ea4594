import type { World } from '@goalsquare/data';
import type { Fixture } from '@goalsquare/openapi';
import { seasonInScope, squadInScope, type SeasonPath } from '../scope.js';
import { fixture } from '../shapes/fixture.js';
import type { Found } from './endpoint.js';
import { foundIn } from './found.js';

interface FixtureCall {
  readonly path: SeasonPath;
  readonly query: { readonly squadId?: number };
}

const find = ({ path, query: { squadId } }: FixtureCall) => (world: World): Found<Fixture> => {
  const season = seasonInScope(world, path);
  if (squadId !== undefined) squadInScope(season, squadId);
  return foundIn(season, () => fixture(season, squadId));
};

/** The fixture of a season, by its two paths. A squad that is not of the season is 404. */
export const fixtureEndpoints = { getLevelFixture: { find }, getFixture: { find } };

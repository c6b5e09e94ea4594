import {
  briefOf,
  fullNamesOf,
  lineUpChanges,
  sides,
  type Match,
  type MatchHeader,
  type Side,
} from '@goalsquare/engine';
import type { World } from '@goalsquare/data';
import type { LineUpChange, MatchInsAndOuts, SquadInsAndOuts } from '@goalsquare/openapi';
import { licensedWorld } from '../../domain/licensed-world.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { entityTag, matchVersion } from '../../http/pipeline/match-resource.js';
import { licensedMatch, type DerivedServices } from '../derived/licensed-match.js';
import { matchFreshness } from '../derived/match-freshness.js';

type Named = Parameters<typeof fullNamesOf>[0];

const changeOf = (change: LineUpChange['change'], named: Named, reason?: string): LineUpChange => ({
  change,
  personId: named.personId,
  ...fullNamesOf(named),
  ...(reason !== undefined && { reason }),
});

/** Returns the changes of a side: those of the source or, without any, those between two line-ups. */
function changesOf(match: Match, header: MatchHeader, side: Side, world: World): SquadInsAndOuts {
  const { insAndOuts } = header;
  const squadId = header[side].id;
  if (insAndOuts !== undefined)
    return {
      squadId,
      from: 'Source',
      changes: insAndOuts[side].map((one) => changeOf(one.change, one, one.reason)),
    };
  const brief = briefOf(match);
  const { matches = [] } = world.season(brief.leagueId, brief.levelId, brief.seasonId) ?? {};
  const found = lineUpChanges(matches, brief, side);
  if (found === undefined) return { squadId, from: 'None', changes: [] };
  return {
    squadId,
    from: 'LineUps',
    previousMatchId: found.previousMatchId,
    changes: [...found.ins.map((one) => changeOf('In', one)), ...found.outs.map((one) => changeOf('Out', one))],
  };
}

/** Returns the endpoint of `getMatchInsAndOuts`. */
export const insAndOuts =
  (services: DerivedServices): ExtensionEndpoint =>
  async (request) => {
    const match = await licensedMatch(services, request);
    const { account } = request;
    const world = licensedWorld(services.world(), account.licence);
    const compute = (): Promise<MatchInsAndOuts> =>
      workQueue.run(() => {
        const { header } = match.details();
        return { matchId: match.id, squads: sides.map((side) => changesOf(match, header, side, world)) };
      });
    const tag = entityTag(matchVersion(world, { match, shown: match }, { dependsOnSeason: true }), account);
    return { response: { ...matchFreshness(services, match, account), tag, compute } };
  };

import { briefOf, fullNamesOf, lineUpChanges, sides, type Match, type MatchBrief, type Side } from '@goalsquare/engine';
import type { World } from '@goalsquare/data';
import type { LineUpChange, MatchInsAndOuts, SquadInsAndOuts } from '@goalsquare/openapi';
import { licensedWorld } from '../../domain/licensed-world.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { entityTag, matchVersion } from '../../http/pipeline/match-resource.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';

type Named = Parameters<typeof fullNamesOf>[0];

const changeOf = (change: LineUpChange['change'], named: Named, reason?: string): LineUpChange => ({
  change,
  personId: named.personId,
  ...fullNamesOf(named),
  ...(reason !== undefined && { reason }),
});

/** Returns the changes between a side's line-up and its previous one. */
function betweenLineUps(matches: readonly MatchBrief[], brief: MatchBrief, side: Side): SquadInsAndOuts {
  const squadId = brief[side].id;
  const found = lineUpChanges(matches, brief, side);
  if (found === undefined) return { squadId, from: 'None', changes: [] };
  return {
    squadId,
    from: 'LineUps',
    previousMatchId: found.previousMatchId,
    changes: [...found.ins.map((one) => changeOf('In', one)), ...found.outs.map((one) => changeOf('Out', one))],
  };
}

/** Returns the changes of both sides: those that the source lists, or else those between line-ups. */
function changesIn(match: Match, world: World): MatchInsAndOuts['squads'] {
  const { header } = match.details();
  const { insAndOuts } = header;
  if (insAndOuts !== undefined)
    return sides.map((side) => ({
      squadId: header[side].id,
      from: 'Source',
      changes: insAndOuts[side].map((one) => changeOf(one.change, one, one.reason)),
    }));
  const brief = briefOf(match);
  const { matches = [] } = world.season(brief.leagueId, brief.levelId, brief.seasonId) ?? {};
  return sides.map((side) => betweenLineUps(matches, brief, side));
}

/** Returns the endpoint of `getMatchInsAndOuts`. */
export const insAndOuts =
  (services: MatchServices): ExtensionEndpoint =>
  async (request) => {
    const { match, maxAge } = await requestedMatch(services, request);
    const { account } = request;
    const world = licensedWorld(services.world(), account.licence);
    const compute = (): Promise<MatchInsAndOuts> =>
      workQueue.run(() => ({ matchId: match.id, squads: changesIn(match, world) }));
    const tag = entityTag(matchVersion(world, { match, shown: match }, { dependsOnSeason: true }), account);
    return { response: { tag, maxAge, compute } };
  };

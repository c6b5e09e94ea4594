import { qualitySteps, SeasonQualityFold } from '@goalsquare/engine';
import type { ExtensionId } from '@goalsquare/openapi';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { ofMatch, ofSeason } from '../derived/derived-endpoints.js';
import type { MatchServices } from '../../http/pipeline/requested-match.js';
import { SeasonWork, type SeasonFold } from '../derived/season-work.js';
import type { Timers } from '../../domain/timers.js';
import { matchQuality, seasonQuality, type CheckedSeason } from './quality-shapes.js';

function newFold(): SeasonFold<CheckedSeason> {
  const fold = new SeasonQualityFold();
  let notStarted = 0;
  return {
    addNotStarted: (count) => {
      notStarted += count;
    },
    add: async (match) => {
      fold.add(match.id, await workQueue.finish(qualitySteps(match, { samples: 0 })));
    },
    result: () => ({ notStarted, quality: fold.result() }),
  };
}

/** The endpoints that describe the quality of matches. */
export function qualityEndpoints(
  services: MatchServices,
  timers: Timers,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `${string}Quality`>> {
  const work = new SeasonWork(services.matches, timers, 'quality', newFold);
  const season = ofSeason(services, async (one, ids) => seasonQuality(ids, await work.resultOf(one)));
  return {
    getMatchQuality: ofMatch(services, async (match, { account }) =>
      matchQuality(match.id, await workQueue.finish(qualitySteps(match)), account.licence.tier),
    ),
    getLevelSeasonQuality: season,
    getSeasonQuality: season,
  };
}

import { coverageOf, SeasonCoverageFold, type SeasonCoverage } from '@goalsquare/engine';
import type { ExtensionId } from '@goalsquare/openapi';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { ofMatch, ofSeason } from '../derived/derived-endpoints.js';
import type { MatchServices } from '../../http/pipeline/requested-match.js';
import { SeasonWork, type SeasonFold } from '../derived/season-work.js';
import type { Timers } from '../../domain/timers.js';
import { matchCoverage, seasonCoverage, type ListedMetrics } from './coverage-shapes.js';

const listedFor = ({ account, call: { query } }: ExtensionRequest): ListedMetrics =>
  query.showAllMetrics === true ? 'all' : account.licence.tier;

function newFold(): SeasonFold<SeasonCoverage> {
  const fold = new SeasonCoverageFold();
  return {
    addNotStarted: (count) => {
      fold.addNotStarted(count);
    },
    add: (match) =>
      workQueue.run(() => {
        fold.add(match.id, coverageOf(match));
      }),
    result: () => fold.result(),
  };
}

/** The endpoints that describe what the sources of matches captured. */
export function coverageEndpoints(
  services: MatchServices,
  timers: Timers,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `${string}Coverage`>> {
  const work = new SeasonWork(services.matches, timers, 'coverage', newFold);
  const season = ofSeason(services, async (one, ids, request) =>
    seasonCoverage(ids, await work.resultOf(one), listedFor(request)),
  );
  return {
    getMatchCoverage: ofMatch(services, (match, request) =>
      workQueue.run(() => matchCoverage(match.details().header, coverageOf(match), listedFor(request))),
    ),
    getLevelSeasonCoverage: season,
    getSeasonCoverage: season,
  };
}

import type { Season } from '@goalsquare/data';
import { coverageOf, SeasonCoverageFold, type SeasonCoverage } from '@goalsquare/engine';
import { GROWING_MAX_AGE, maxAgeOf, maxAgeOfSeason } from '../../answers/max-ages.js';
import { requireLicence } from '../../domain/licences.js';
import { Problem } from '../../domain/problems.js';
import { requireMatch, scopeOfMatch, scopeOfPath, seasonInScope, type Scope } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import { workQueue } from '../../domain/work-queue.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { entityTag, matchTag } from '../../http/pipeline/match-resource.js';
import { send } from '../../http/pipeline/send.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionHandler, ExtensionHandlers, ExtensionRequest } from '../../http/steps/extensions.js';
import type { Timers } from '../events/timers.js';
import { matchCoverage, seasonCoverage, type ListedMetrics } from './coverage-shapes.js';
import { licensedAs, type CoverageOperationId } from './licensed-as.js';

type CoverageServices = Pick<Services, 'matches' | 'world' | 'now'>;

/** **Throws** a problem of status 403 or 404. */
const checkLicence = ({ account, call: { operationId, query, body } }: ExtensionRequest, scope: () => Scope): void => {
  requireLicence(licensedAs[operationId as CoverageOperationId], { licence: account.licence, scope, query, body });
};

const listedFor = ({ account, call: { query } }: ExtensionRequest): ListedMetrics =>
  query.showAllMetrics === true ? 'all' : account.licence.tier;

/** Sends a response, unless the caller has it. **Units**: `maxAge` in seconds. */
async function sendCoverage(
  { res }: ExtensionRequest,
  { tag, maxAge }: { readonly tag: string; readonly maxAge: number },
  compute: () => Promise<unknown>,
): Promise<void> {
  const isKnown = hasResponse(res.req.headers['if-none-match'], tag);
  const coverage = isKnown ? undefined : await compute();
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(maxAge));
  res.setHeader('ETag', tag);
  if (isKnown) res.status(304).end();
  else await send(res, coverage);
}

const answerMatch =
  ({ matches, world, now }: CoverageServices): ExtensionHandler =>
  async (request) => {
    const matchId = Number(request.call.path.matchId);
    const match = requireMatch(await loadVisibleMatch(matches, matchId, request.account.id), matchId);
    checkLicence(request, () => scopeOfMatch(match));
    const isGrowing = matches.clockOf?.(matchId, now(), match.revision) !== undefined;
    const tag = entityTag(matchTag(match, world().recordVersion), request.account);
    await sendCoverage(request, { tag, maxAge: isGrowing ? GROWING_MAX_AGE : maxAgeOf(match) }, () =>
      workQueue.run(() => matchCoverage(match.details().header, coverageOf(match), listedFor(request))),
    );
  };

/** Matches of a season that are read at once. Those of the sandbox may have to be simulated first. */
const MATCHES_AT_ONCE = 8;

/** Adds up the coverage of the matches of a season, each in a turn of its own. */
async function coverageOfSeason({ matches }: CoverageServices, season: Season): Promise<SeasonCoverage> {
  const fold = new SeasonCoverageFold();
  const started = season.matches.filter(({ home }) => home.score !== undefined).map(({ id }) => id);
  fold.addNotStarted(season.matches.length - started.length);
  for (let from = 0; from < started.length; from += MATCHES_AT_ONCE) {
    const loaded = await Promise.all(started.slice(from, from + MATCHES_AT_ONCE).map((id) => matches.match(id)));
    for (const match of loaded)
      if (match !== undefined)
        await workQueue.run(() => {
          fold.add(match.id, coverageOf(match));
        });
  }
  return fold.result();
}

/** Seasons are kept while they do not change, and so is their coverage. */
const knownSeasons = new WeakMap<Season, Promise<SeasonCoverage>>();

function knownSeason(services: CoverageServices, season: Season): Promise<SeasonCoverage> {
  const known = knownSeasons.get(season);
  if (known !== undefined) return known;
  const computed = coverageOfSeason(services, season);
  knownSeasons.set(season, computed);
  computed.catch(() => knownSeasons.delete(season));
  return computed;
}

/** Time for the coverage of a season, which is computed on meanwhile. **Units**: milliseconds; seconds. */
const [LONGEST_WAIT, RETRY_AFTER] = [20_000, 10];

/** Waits for the coverage of a season. Rejects with a problem of status 503 if it takes too long. */
const inTime = (timers: Timers, computed: Promise<SeasonCoverage>): Promise<SeasonCoverage> =>
  new Promise((resolve, reject) => {
    const cancel = timers.after(LONGEST_WAIT, () => {
      reject(
        new Problem('unavailable', 'The coverage of the season is still being computed.', {
          headers: { 'Retry-After': String(RETRY_AFTER) },
        }),
      );
    });
    computed.then(resolve, reject).finally(cancel);
  });

const answerSeason =
  (services: CoverageServices, timers: Timers): ExtensionHandler =>
  async (request) => {
    const { path } = request.call;
    const world = services.world();
    checkLicence(request, () => scopeOfPath(world, path));
    const season = seasonInScope(world, {
      seasonId: Number(path.seasonId),
      ...(path.leagueId !== undefined && { leagueId: Number(path.leagueId) }),
      ...(path.levelId !== undefined && { levelId: Number(path.levelId) }),
    });
    const { record, version, matches } = season;
    const ids = { leagueId: record.league.id, levelId: record.level.id, seasonId: record.id };
    const tag = listTag(version, request.account);
    await sendCoverage(request, { tag, maxAge: maxAgeOfSeason(matches) }, async () =>
      seasonCoverage(ids, await inTime(timers, knownSeason(services, season)), listedFor(request)),
    );
  };

/** The handlers of the operations that describe what the sources of matches captured. */
export const coverageHandlers = (
  services: CoverageServices,
  timers: Timers,
): Pick<ExtensionHandlers, CoverageOperationId> => ({
  getMatchCoverage: answerMatch(services),
  getLevelSeasonCoverage: answerSeason(services, timers),
  getSeasonCoverage: answerSeason(services, timers),
});

import { revisionsOf, type Match, type MatchLog, type Revision, type RevisedStatistic } from '@goalsquare/engine';
import { GROWING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';
import { codesOrFaults } from '../../answers/statistics/metric-faults.js';
import { queryLocation } from '../../domain/fault-location.js';
import { requireLicence } from '../../domain/licences.js';
import { Problem, problemWith } from '../../domain/problems.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import { workQueue } from '../../domain/work-queue.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { entityTag, matchTag } from '../../http/pipeline/match-resource.js';
import { send } from '../../http/pipeline/send.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionHandler, ExtensionHandlers, ExtensionRequest } from '../../http/steps/extensions.js';
import { comparisonPage } from './comparison-shape.js';
import { Comparisons } from './comparisons.js';
import { licensedAs, type RevisionOperationId } from './licensed-as.js';
import { revisionRange } from './revision-range.js';
import { matchRevision } from './revision-shapes.js';

type RevisionServices = Pick<Services, 'matches' | 'world' | 'now'>;

/** Rows of a page, unless the request chooses. **Source**: `openapi/components/parameters/RowLimit.yaml`. */
const DEFAULT_ROWS = 50;

/** Returns the match, which the account is licensed for. Rejects with a problem of status 403 or 404. */
async function licensedMatch({ matches }: RevisionServices, { account, call }: ExtensionRequest): Promise<Match> {
  const { operationId, path, query, body } = call;
  const matchId = Number(path.matchId);
  const isVisible = matches.isVisibleTo?.(matchId, account.id) ?? true;
  const match = requireMatch(isVisible ? await matches.match(matchId) : undefined, matchId);
  requireLicence(licensedAs[operationId as RevisionOperationId], {
    licence: account.licence,
    scope: () => scopeOfMatch(match),
    query,
    body,
  });
  return match;
}

/** Returns the log of a match. Rejects with a problem of status 404 if it is not stored. */
async function requireLog({ matches }: RevisionServices, matchId: number): Promise<MatchLog> {
  const log = await matches.log?.(matchId);
  if (log === undefined)
    throw new Problem(
      'data-not-held',
      `The server does not store the log of match ${matchId}, so its revisions are not available.`,
    );
  return log;
}

/** Returns the number of a cursor, which is where the page begins. **Throws** a problem of status 400. */
function startIn({ cursor }: Readonly<Record<string, unknown>>): number {
  if (typeof cursor !== 'string') return 0;
  const text = cursor;
  if (!/^(?:0|[1-9]\d{0,8})$/u.test(text))
    throw problemWith('invalid-parameter', [
      {
        detail: `cursor ${quoted(text)} is not a cursor of this list. Send next exactly as the response contained it.`,
        parameter: 'cursor',
        value: truncated(text),
      },
    ]);
  return Number(text);
}

const limitIn = ({ limit = DEFAULT_ROWS }: Readonly<Record<string, unknown>>): number => Number(limit);

/** Sends a response that follows from the log of a match, unless the caller has it. */
async function sendOfMatch(
  services: RevisionServices,
  { res, account }: ExtensionRequest,
  match: Match,
  compute: () => Promise<unknown>,
): Promise<void> {
  const { matches, world, now } = services;
  const isGrowing = matches.clockOf?.(match.id, now(), match.revision) !== undefined;
  const tag = entityTag(matchTag(match, world().recordVersion), account);
  const isKnown = hasResponse(res.req.headers['if-none-match'], tag);
  const answer = isKnown ? undefined : await compute();
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(isGrowing ? GROWING_MAX_AGE : maxAgeOf(match)));
  res.setHeader('ETag', tag);
  if (isKnown) res.status(304).end();
  else await send(res, answer);
}

/** Describes the entries of a log, in a step of the work queue. */
const describedRevisions = ({ matches, now }: RevisionServices, log: MatchLog): Promise<readonly Revision[]> =>
  workQueue.run(() => revisionsOf(log, matches.clockOf?.(log.header.id, now())?.pace));

const answerRevisions =
  (services: RevisionServices): ExtensionHandler =>
  async (request) => {
    const { account, call } = request;
    const match = await licensedMatch(services, request);
    const [start, limit] = [startIn(call.query), limitIn(call.query)];
    const kinds = call.query.kind as readonly string[] | undefined;
    const log = await requireLog(services, match.id);
    await sendOfMatch(services, request, match, async () => {
      const all = await describedRevisions(services, log);
      const selected = all.filter(({ revision, kind }) => revision > start && (kinds?.includes(kind) ?? true));
      const page = selected.slice(0, limit);
      return {
        matchId: match.id,
        revision: all.length,
        revisions: page.map((one) => matchRevision(one, account.licence.tier)),
        ...(selected.length > limit && { next: String(page.at(-1)?.revision ?? start) }),
      };
    });
  };

/** Most metric codes of a request whose faults are described. */
const DESCRIBED_FAULTS = 10;

/** Requires that codes are metrics of players or of squads. **Throws** a problem of status 400. */
function requireKnown(codes: readonly string[]): void {
  const unknown = codes.filter((code) => codesOrFaults('player', [code], queryLocation, 0).count > 0);
  const { faults, count } = codesOrFaults('squad', unknown, queryLocation, DESCRIBED_FAULTS);
  const [first] = faults;
  if (count > 0 && first !== undefined)
    throw problemWith(
      first.code,
      faults.map(({ fault }) => fault),
    );
}

/** Returns a test of the statistics that the filters of a query select. **Throws** a problem of status 400. */
function selectionOf(query: Readonly<Record<string, unknown>>): (one: RevisedStatistic) => boolean {
  const codes = query.metric as readonly string[] | undefined;
  if (codes !== undefined) requireKnown(codes);
  const setOf = (ids: unknown): ReadonlySet<number> | undefined =>
    ids === undefined ? undefined : new Set(ids as readonly number[]);
  const [squads, persons] = [setOf(query.squadId), setOf(query.personId)];
  const metrics = codes && new Set(codes);
  return ({ squadId, personId, code }) =>
    (metrics?.has(code) ?? true) &&
    (squads?.has(squadId) ?? true) &&
    (persons === undefined || (personId !== undefined && persons.has(personId)));
}

const answerComparison =
  (services: RevisionServices, comparisons: Comparisons): ExtensionHandler =>
  async (request) => {
    const { account, call } = request;
    const isSelected = selectionOf(call.query);
    const match = await licensedMatch(services, request);
    const [start, limit] = [startIn(call.query), limitIn(call.query)];
    const log = await requireLog(services, match.id);
    const range = revisionRange(String(call.path.between), match.id, log.entries.length);
    const { tier } = account.licence;
    await sendOfMatch(services, request, match, async () => {
      const compared = await comparisons.of(log, range, tier);
      const revisions = await describedRevisions(services, log);
      const selected = compared.statistics.filter(isSelected);
      return workQueue.run(() =>
        comparisonPage({ matchId: match.id, range, compared, revisions, selected, start, limit, tier }),
      );
    });
  };

/** The handlers of the operations on the revisions of a match. */
export function revisionHandlers(services: RevisionServices): Pick<ExtensionHandlers, RevisionOperationId> {
  return {
    getMatchRevisions: answerRevisions(services),
    getRevisionComparison: answerComparison(services, new Comparisons()),
  };
}

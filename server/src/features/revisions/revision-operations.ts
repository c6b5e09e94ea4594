import { revisionsOf, type MatchLog, type Revision, type RevisedStatistic } from '@goalsquare/engine';
import type { ExtensionId } from '@goalsquare/openapi';
import { codesOrFaults } from '../../answers/statistics/metric-faults.js';
import { queryLocation, requireNoFaults } from '../../domain/fault-location.js';
import { Problem, invalidParameter } from '../../domain/problems.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint, ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';
import { comparisonPage } from './comparison-shape.js';
import { Comparisons } from './comparisons.js';
import { revisionRange } from './revision-range.js';
import { matchRevision } from './revision-shapes.js';

/** Default number of rows on a page. **Source**: `openapi/components/parameters/RowLimit.yaml`. */
const DEFAULT_ROWS = 50;

/** Returns the log of a match. Rejects with a problem of status 404 if it is not stored. */
async function requireLog({ matches }: MatchServices, matchId: number): Promise<MatchLog> {
  const log = await matches.log?.(matchId);
  if (log === undefined)
    throw new Problem(
      'data-not-held',
      `The server does not store the log of match ${matchId}, so its revisions are not available.`,
    );
  return log;
}

/** Returns the number in a cursor, which is the start of the page. **Throws** a problem of status 400. */
function startIn({ cursor }: Readonly<Record<string, unknown>>): number {
  if (typeof cursor !== 'string') return 0;
  if (/^(?:0|[1-9]\d{0,8})$/u.test(cursor)) return Number(cursor);
  const detail = `cursor ${quoted(cursor)} is not a cursor of this list. Send next exactly as the response contained it.`;
  throw invalidParameter('cursor', detail, truncated(cursor));
}

const limitIn = ({ limit = DEFAULT_ROWS }: Readonly<Record<string, unknown>>): number => Number(limit);

/** Describes the entries of a log in a step of the work queue. */
const describedRevisions = ({ matches, now }: MatchServices, log: MatchLog): Promise<readonly Revision[]> =>
  workQueue.run(() => revisionsOf(log, matches.clockOf?.(log.header.id, now())?.pace));

const revisionsEndpoint =
  (services: MatchServices): ExtensionEndpoint =>
  async (request) => {
    const { account, call } = request;
    const { match, ...freshness } = await requestedMatch(services, request);
    const [start, limit] = [startIn(call.query), limitIn(call.query)];
    const kinds = call.query.kind as readonly string[] | undefined;
    const log = await requireLog(services, match.id);
    const compute = async (): Promise<object> => {
      const all = await describedRevisions(services, log);
      const selected = all.filter(({ revision, kind }) => revision > start && (kinds?.includes(kind) ?? true));
      const page = selected.slice(0, limit);
      return {
        matchId: match.id,
        revision: all.length,
        revisions: page.map((one) => matchRevision(one, account.licence.tier)),
        ...(selected.length > limit && { next: String(page.at(-1)?.revision ?? start) }),
      };
    };
    return { response: { ...freshness, compute } };
  };

/** Maximum number of metric codes in a request whose faults are described. */
const DESCRIBED_FAULTS = 10;

/** Requires that codes are player or squad metrics. **Throws** a problem of status 400. */
function requireKnown(codes: readonly string[]): void {
  const unknown = codes.filter((code) => codesOrFaults('player', [code], queryLocation, 0).count > 0);
  requireNoFaults(codesOrFaults('squad', unknown, queryLocation, DESCRIBED_FAULTS).faults);
}

/** Returns a predicate for statistics that match the filters of a query. **Throws** a problem of status 400. */
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

const comparisonEndpoint =
  (services: MatchServices, comparisons: Comparisons): ExtensionEndpoint =>
  async (request) => {
    const { account, call } = request;
    const isSelected = selectionOf(call.query);
    const { match, ...freshness } = await requestedMatch(services, request);
    const [start, limit] = [startIn(call.query), limitIn(call.query)];
    const log = await requireLog(services, match.id);
    const range = revisionRange(String(call.path.between), match.id, log.entries.length);
    const { tier } = account.licence;
    const compute = async (): Promise<object> => {
      const compared = await comparisons.of(log, range, tier);
      const revisions = await describedRevisions(services, log);
      const selected = compared.statistics.filter(isSelected);
      return workQueue.run(() =>
        comparisonPage({ matchId: match.id, range, compared, revisions, selected, start, limit, tier }),
      );
    };
    return { response: { ...freshness, compute } };
  };

/** The endpoints for match revisions. */
export function revisionEndpoints(
  services: MatchServices,
): Pick<ExtensionEndpoints, Extract<ExtensionId, 'getMatchRevisions' | 'getRevisionComparison'>> {
  return {
    getMatchRevisions: revisionsEndpoint(services),
    getRevisionComparison: comparisonEndpoint(services, new Comparisons()),
  };
}

import type { Request, RequestHandler, Response } from 'express';
import { writeMatchLog, type Appended, type LiveStore } from '@goalsquare/data';
import { statusAfter, type Entry, qualityOfBatch, qualityRules, type QualityResult } from '@goalsquare/engine';
import type { OperatorOperation } from '@goalsquare/openapi';
import { allowCompression } from '../../http/pipeline/compression.js';
import { Problem } from '../../domain/problems.js';
import type { AuditAction, AuditDetails } from '../../domain/audit/audit-entry.js';
import type { RequestAudit } from '../audit/request-audit.js';
import { appendProblem } from './append-problem.js';
import { OPERATOR_MATCHES } from '../../http/contract/operator-paths.js';
import { workQueue } from '../../domain/work-queue.js';
import '../../http/pipeline/request.js';

/** The quality rules that a batch's entries break. */
type EntryWarnings = readonly (QualityResult & { readonly title: string })[];

const titles: ReadonlyMap<string, string> = new Map(qualityRules.map(({ id, title }) => [id, title]));

/**
 * Returns the quality rules that the entries of an appended batch break, checked in steps.
 * **Empty**: none if the entries break no rule, or if the match has grown since.
 */
async function warningsOf(
  live: LiveStore,
  { matchId, revision }: Appended,
  entries: readonly Entry[],
): Promise<EntryWarnings> {
  const match = await live.match(matchId);
  if (match?.revision !== revision) return [];
  const { results } = await workQueue.finish(qualityOfBatch(match, entries));
  return results.map((result) => ({ ...result, title: titles.get(result.rule) ?? result.rule }));
}

const matchIdOf = ({ params }: Request): number => Number(params.matchId);

/** Returns the idempotency key of a request, together with its account. **Empty**: `undefined` if none was sent. */
function keyOf({ headers, account }: Request): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? `${account?.id ?? ''} ${key.replace(/^"(.*)"$/u, '$1')}` : undefined;
}

/** Returns the revision in `If-Match`. **Empty**: `undefined` if any revision is accepted. */
function expectedIn({ headers: { 'if-match': given } }: Request): number | undefined {
  return given === undefined || given === '*' ? undefined : Number(given.slice(1, -1));
}

const tagOf = (revision: number): string => `"${revision}"`;

function sendAppended(res: Response, { matchId, revision, repeated }: Appended, warnings: EntryWarnings = []): void {
  res.setHeader('ETag', tagOf(revision));
  if (repeated) res.setHeader('Idempotent-Replayed', 'true');
  res.json({ matchId, revision, ...(warnings.length > 0 && { warnings }) });
}

const unknown = (matchId: number): Problem => new Problem('match-not-found', `There is no match ${matchId}.`);

/** Runs an operation. Returns the details for its audit log entry if the operation changes something. */
type Handler = (live: LiveStore, req: Request, res: Response, now: () => number) => Promise<AuditDetails | undefined>;

type OperationId = OperatorOperation['operationId'];

/** The operations that change something, with their audit actions. */
const changes: Readonly<Partial<Record<OperationId, AuditAction>>> = {
  beginMatch: 'match begin',
  appendEntries: 'match append',
};

const detailsOf = ({ matchId, revision, repeated }: Appended): AuditDetails => ({
  match: matchId,
  revision,
  ...(repeated && { repeated }),
});

const handlers: Readonly<Record<OperationId, Handler>> = {
  beginMatch: async (live, req, res) => {
    const begun = await live.begin(req.body, keyOf(req));
    res.status(201).setHeader('Location', `${OPERATOR_MATCHES}/${begun.matchId}`);
    sendAppended(res, begun);
    return detailsOf(begun);
  },
  appendEntries: async (live, req, res, now) => {
    const [expectedRevision, key] = [expectedIn(req), keyOf(req)];
    const { entries } = req.body as { readonly entries: readonly unknown[] };
    const appended = await live.append({
      matchId: matchIdOf(req),
      entries,
      recordedAt: now(),
      ...(expectedRevision !== undefined && { expectedRevision }),
      ...(key !== undefined && { key }),
    });
    sendAppended(res, appended, await warningsOf(live, appended, entries as readonly Entry[]));
    return detailsOf(appended);
  },
  getLiveMatch: async (live, req, res) => {
    const match = await live.match(matchIdOf(req));
    if (match === undefined) throw unknown(matchIdOf(req));
    const { id: matchId, revision } = match;
    res.setHeader('ETag', tagOf(revision));
    res.json({ matchId, revision, status: statusAfter(match.details().statuses).code });
    return undefined;
  },
  getMatchLog: async (live, req, res) => {
    const matchId = matchIdOf(req);
    const log = await live.log(matchId);
    if (log === undefined && (await live.match(matchId)) === undefined) throw unknown(matchId);
    if (log === undefined)
      throw new Problem('data-not-held', `Match ${matchId} comes from a sealed folder, which contains no logs.`);
    const bytes = Buffer.from(writeMatchLog(log));
    res.setHeader('ETag', tagOf(log.entries.length));
    res.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
    allowCompression(res, bytes.length);
    res.end(bytes);
    return undefined;
  },
};

/**
 * Services of the operator API. **Units**: `now` in milliseconds. **Empty**: without `live`, every request is refused.
 */
export interface OperatorParts {
  readonly live: LiveStore | undefined;
  readonly audit: RequestAudit;
  readonly now: () => number;
}

/**
 * Returns the handler of an operation, which records changes in the audit log. Rejects with the problem of a refused
 * operation.
 */
export const operatorHandler =
  (id: OperationId, { live, audit, now }: OperatorParts): RequestHandler =>
  async (req, res) => {
    const action = changes[id];
    const record = (result: string, details?: AuditDetails): void => {
      if (action !== undefined) audit(req, { action, result, ...(details && { details }) });
    };
    res.setHeader('Cache-Control', 'no-store');
    if (live === undefined)
      throw new Problem('unavailable', 'This server does not accept live matches.', {
        retryAfterSeconds: 60,
      });
    try {
      record('done', await handlers[id](live, req, res, now));
    } catch (error) {
      const problem = appendProblem(error);
      const matchId = matchIdOf(req);
      record(
        problem instanceof Problem ? problem.code : 'failed',
        Number.isNaN(matchId) ? undefined : { match: matchId },
      );
      throw problem;
    }
  };

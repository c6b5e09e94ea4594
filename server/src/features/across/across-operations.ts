import type { StatisticLevel } from '@goalsquare/engine';
import type { ExtensionId, StatisticsRow } from '@goalsquare/openapi';
import { actsOfQuery } from '../../answers/statistics/act-filter.js';
import { workQueue } from '../../domain/work-queue.js';
import { DATA_VARIES } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ContractCheck } from '../../http/pipeline/validator.js';
import type { ExtensionHandler, ExtensionHandlers, ExtensionRequest } from '../../http/steps/extensions.js';
import { batchOfParameters, batchResults, checkBatch, permalinkOf, type QueryBatch } from './batches.js';
import type { CheckedQuery } from './checked-query.js';
import { flatColumns, type FlatRow } from './flat-columns.js';
import { formatOf, type FlatTable } from './formats.js';
import { cursorOf, pageOf, writtenTable } from './page.js';
import { addValidation } from './query-validation.js';
import type { QueryRunner } from './query-runner.js';
import { inParameters, queryOfParameters } from './requested-query.js';
import { checkOne, clientOf, linkNext, resolveAll, sendFile, setCacheHeaders } from './requests.js';

/** The operations on statistics across matches. */
export type AcrossOperationId = Extract<ExtensionId, `${'get' | 'post'}${'Players' | 'Squads'}AcrossMatches`>;

/** Returns the statistics of some rows, each with its row. */
const flatTable = ({ query: { by }, fields }: CheckedQuery, rows: Iterable<StatisticsRow>): FlatTable => ({
  columns: flatColumns(by, fields),
  rows: {
    *[Symbol.iterator](): Iterator<FlatRow> {
      for (const row of rows) for (const statistic of row.statistics) yield { row, statistic };
    },
  },
});

const fileNames: Readonly<Record<StatisticLevel, string>> = { player: 'players', squad: 'squads' };

/** Media type of bodies that QUERY takes. **Source**: RFC 10008. */
const ACCEPT_QUERY = '"application/json"';

/** Answers one query. */
async function answerOne(runner: QueryRunner, level: StatisticLevel, request: ExtensionRequest): Promise<void> {
  const { req, res, call } = request;
  const acts = actsOfQuery(call.query, inParameters);
  const checked = checkOne(request, level, queryOfParameters(call.query, acts.acts), acts);
  const format = formatOf(req, call.query.format);
  const found = await resolveAll(runner, request, [checked], format);
  const [resolved] = found?.resolved ?? [];
  if (found === undefined || resolved === undefined) return;
  const answered = await runner.answer(resolved, clientOf(request));
  const page = await workQueue.finish(pageOf(checked, cursorOf(checked, inParameters), answered));
  const written = writtenTable(checked, answered, page);
  setCacheHeaders(res, found.freshness);
  linkNext(req, res, page.next);
  addValidation(res, format, written.validation);
  if (format === 'json') await send(res, written);
  else await sendFile(res, format, fileNames[level], flatTable(checked, written.rows));
}

/** Answers a set of queries. Responses to GET and QUERY can be reused; QUERY names the URL that GET has for them. */
async function answerBatch(
  runner: QueryRunner,
  level: StatisticLevel,
  request: ExtensionRequest,
  batch: QueryBatch,
): Promise<void> {
  const { req, res } = request;
  const found = await resolveAll(runner, request, checkBatch(request, level, batch), 'json');
  if (found === undefined) return;
  const results = await batchResults(runner, batch, found.resolved, clientOf(request));
  if (req.method === 'POST') res.vary(DATA_VARIES);
  else setCacheHeaders(res, found.freshness);
  const permalink = req.method === 'QUERY' ? permalinkOf(req.path, batch) : undefined;
  if (permalink !== undefined) res.setHeader('Content-Location', permalink);
  await send(res, results);
}

/** The handlers of statistics across matches. */
export function acrossHandlers(runner: QueryRunner, check: ContractCheck): Pick<ExtensionHandlers, AcrossOperationId> {
  const get =
    (level: StatisticLevel): ExtensionHandler =>
    async (request) => {
      request.res.setHeader('Accept-Query', ACCEPT_QUERY);
      const batch = await batchOfParameters(check, request);
      await (batch === undefined ? answerOne(runner, level, request) : answerBatch(runner, level, request, batch));
    };
  const post =
    (level: StatisticLevel): ExtensionHandler =>
    (request) => {
      request.res.setHeader('Accept-Query', ACCEPT_QUERY);
      return answerBatch(runner, level, request, request.call.body as QueryBatch);
    };
  return {
    getPlayersAcrossMatches: get('player'),
    postPlayersAcrossMatches: post('player'),
    getSquadsAcrossMatches: get('squad'),
    postSquadsAcrossMatches: post('squad'),
  };
}

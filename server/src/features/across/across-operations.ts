import type { StatisticLevel } from '@goalsquare/engine';
import type { ExtensionId, StatisticsRow } from '@goalsquare/openapi';
import { actsOfQuery } from '../../answers/statistics/act-filter.js';
import type { ContractCheck } from '../../http/pipeline/validator.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { Resource } from '../../http/pipeline/services.js';
import { batchOfParameters, batchResults, checkBatch, inBody, permalinkOf, type QueryBatch } from './batches.js';
import type { CheckedQuery } from './checked-query.js';
import { flatColumns, type FlatRow } from './flat-columns.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { formats, type FlatTable } from './formats.js';
import { writtenTable } from './page.js';
import type { QueryRunner } from './query-runner.js';
import { statementsOf, sqlParametersOf } from './query-sql.js';
import { queryOfParameters } from './requested-query.js';
import { answerAll, checkOne, onePage, resolveAll, type AnsweredPage, type WrittenPage } from './requests.js';
import { queryLocation } from '../../domain/fault-location.js';

/** Operation ids of statistics across matches. */
export type AcrossOperationId = Extract<ExtensionId, `${'get' | 'post'}${'Players' | 'Squads'}AcrossMatches`>;

/** Returns a flat table with an entry for each statistic of each row. */
const flatTable = ({ query: { by }, fields }: CheckedQuery, rows: Iterable<StatisticsRow>): FlatTable => ({
  columns: flatColumns(by, fields),
  rows: {
    *[Symbol.iterator](): Iterator<FlatRow> {
      for (const row of rows) for (const statistic of row.statistics) yield { row, statistic };
    },
  },
});

const fileNames: Readonly<Record<StatisticLevel, string>> = { player: 'players', squad: 'squads' };

/** Value of `Accept-Query`: the media type of the body of a QUERY request. **Source**: RFC 10008. */
const ACCEPT_QUERY = '"application/json"';

/** Prepares the response to a single query. */
async function findOne(runner: QueryRunner, level: StatisticLevel, request: ExtensionRequest): Promise<Resource> {
  const { req, call } = request;
  const acts = actsOfQuery(call.query);
  const checked = checkOne(request, level, queryOfParameters(call.query, acts.acts), acts);
  const sql = sqlParametersOf(request);
  if (sql !== undefined) {
    const written = statementsOf([await runner.resolve(checked, request.account)], () => queryLocation, sql);
    return { response: { compute: () => written } };
  }
  const format = preferredFormat(req, call.query.format, formats);
  const resolved = await resolveAll(runner, request, [checked], format);
  const write = ({ answered, page }: AnsweredPage): WrittenPage => {
    const json = writtenTable(checked, answered, page);
    return { json, table: flatTable(checked, json.rows), validation: json.validation };
  };
  return { response: onePage(runner, request, checked, resolved, { format, name: fileNames[level], write }) };
}

/**
 * Prepares the response to a set of queries. Responses to GET and QUERY can be cached. QUERY responses also name the
 * equivalent GET URL, unless it is too long.
 */
async function findBatch(
  runner: QueryRunner,
  level: StatisticLevel,
  request: ExtensionRequest,
  batch: QueryBatch,
): Promise<Resource> {
  const { req, res } = request;
  const sql = sqlParametersOf(request);
  if (sql !== undefined) {
    const queries = [];
    for (const checked of checkBatch(request, level, batch))
      queries.push(await runner.resolve(checked, request.account));
    const written = statementsOf(queries, inBody, sql);
    return { response: { compute: () => written } };
  }
  const { resolved, cost, tag, maxAge } = await resolveAll(runner, request, checkBatch(request, level, batch), 'json');
  const compute = async (): Promise<object> => {
    const results = await batchResults(batch, resolved, await answerAll(runner, request, { resolved, cost }));
    const permalink = req.method === 'QUERY' ? permalinkOf(req.path, batch) : undefined;
    if (permalink !== undefined) res.setHeader('Content-Location', permalink);
    return results;
  };
  return { response: { tag, maxAge, compute } };
}

/** The endpoints of statistics across matches. */
export function acrossEndpoints(
  runner: QueryRunner,
  check: ContractCheck,
): Pick<ExtensionEndpoints, AcrossOperationId> {
  const get =
    (level: StatisticLevel): ExtensionEndpoint =>
    async (request) => {
      request.res.setHeader('Accept-Query', ACCEPT_QUERY);
      const batch = await batchOfParameters(check, request);
      return batch === undefined ? findOne(runner, level, request) : findBatch(runner, level, request, batch);
    };
  const post =
    (level: StatisticLevel): ExtensionEndpoint =>
    (request) => {
      request.res.setHeader('Accept-Query', ACCEPT_QUERY);
      return findBatch(runner, level, request, request.call.body as QueryBatch);
    };
  return {
    getPlayersAcrossMatches: get('player'),
    postPlayersAcrossMatches: post('player'),
    getSquadsAcrossMatches: get('squad'),
    postSquadsAcrossMatches: post('squad'),
  };
}

import { displayValue, roundTo, VALUE_DECIMALS, type AcrossTable, type Measure } from '@goalsquare/engine';
import type { ExtensionId, SeasonLeader, SeasonLeaders, SeasonLeaderStatistic } from '@goalsquare/openapi';
import { ComputedList } from '../../answers/json/computed-list.js';
import { scopeOfPath } from '../../domain/scope.js';
import type { Services } from '../../http/pipeline/services.js';
import { checkLicence } from '../../http/pipeline/prepared-call.js';
import type { ExtensionEndpoint, ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { measuredFormat } from './measured-format.js';
import type { Names } from './names.js';
import type { QueryRunner } from './query-runner.js';
import type { RequestedQuery } from './requested-query.js';
import { answerOne, checkOne, resolveAll } from './requests.js';
import { metricFrom } from '../../answers/shapes/metric.js';

/** Operation ids of season leaders. */
export type LeaderOperationId = Extract<ExtensionId, 'getSeasonLeaders' | 'getLevelSeasonLeaders'>;

/** Default league and level, for paths without them. */
const DEFAULT_ID = 1;

/** Returns the rows with the highest values of a code, highest first. Values of 0 or less do not count. */
function leadingRows(table: AcrossTable, n: number, limit: number): readonly number[] {
  const idOf = (row: number): number => table.keys.person?.[row] ?? 0;
  return Array.from({ length: table.rows }, (_, row) => row)
    .filter((row) => (table.value(n, 0, row) ?? 0) > 0 && table.rank(n, 0, row) <= limit)
    .sort((a, b) => table.rank(n, 0, a) - table.rank(n, 0, b) || idOf(a) - idOf(b))
    .slice(0, limit);
}

function leaderFrom(table: AcrossTable, names: Names, n: number, row: number): SeasonLeader {
  const value = table.value(n, 0, row) ?? 0;
  const [code, measure] = [table.codes[n], table.measures[0]];
  if (code === undefined || measure === undefined) throw new Error('the leaders of no metric are listed');
  return {
    ...names.person(table.keys.person?.[row] ?? -1),
    matches: table.matches[row] ?? 0,
    value: roundTo(value, VALUE_DECIMALS),
    valueDisplay: displayValue(value, measuredFormat(code, measure)),
    order: table.order(n, 0, row),
    rank: table.rank(n, 0, row),
  };
}

function* leaderStatistics(table: AcrossTable, names: Names, limit: number): Generator<SeasonLeaderStatistic> {
  for (const [n, code] of table.codes.entries())
    yield {
      ...metricFrom(code),
      persons: leadingRows(table, n, limit).map((row) => leaderFrom(table, names, n, row)),
    };
}

type WrittenLeaders = Omit<SeasonLeaders, 'statistics'> & {
  readonly statistics: ComputedList<SeasonLeaderStatistic>;
};

const leadersEndpoint =
  (runner: QueryRunner, world: Services['world']): ExtensionEndpoint =>
  async (request) => {
    const { path, query } = request.call;
    checkLicence(request, () => scopeOfPath(world(), path));
    const {
      leagueId = DEFAULT_ID,
      levelId = DEFAULT_ID,
      seasonId,
    } = path as { leagueId?: number; levelId?: number; seasonId: number };
    const measure = (query.measure ?? 'total') as Measure;
    const [limit, minMatches] = [Number(query.limit), Number(query.minMatches ?? 1)];
    const asked: RequestedQuery = {
      leagueId,
      levelId,
      seasonIds: [seasonId],
      by: ['person'],
      measures: [measure],
      minMatches,
      ...(query.metric !== undefined && { metricCodes: query.metric as readonly string[] }),
    };
    const checked = checkOne(request, 'player', { ...asked, limit }, { acts: {}, faults: [] });
    const resolved = await resolveAll(runner, request, [checked], 'json');
    const compute = async (): Promise<WrittenLeaders> => {
      const { table, names, matches } = await answerOne(runner, request, resolved);
      const statistics = new ComputedList(() => leaderStatistics(table, names, limit));
      return { leagueId, levelId, seasonId, measure, minMatches, matches, statistics };
    };
    return { response: { tag: resolved.tag, maxAge: resolved.maxAge, compute } };
  };

export const leaderEndpoints = (
  runner: QueryRunner,
  world: Services['world'],
): Pick<ExtensionEndpoints, LeaderOperationId> => ({
  getSeasonLeaders: leadersEndpoint(runner, world),
  getLevelSeasonLeaders: leadersEndpoint(runner, world),
});

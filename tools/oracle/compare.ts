import type { MetricGlossary, Statistic } from '@goalsquare/openapi';
import { readPlayerStatistics, readPublished, readSquadStatistics, type Api } from './api.js';
import { playerValues, squadValues, type Context, type Filter, type ValueOf } from './filter.js';
import { readGame, type Game } from './game.js';
import type { Side } from './side.js';
import { metrics } from './metrics/index.js';

/** A value for which the API and the oracle differ. **Empty**: the value is absent. */
export interface Difference {
  readonly matchId: number;
  readonly code: string;
  /** Person, or side of a squad. */
  readonly of: number | Side;
  readonly filter: Filter;
  readonly context?: Context;
  readonly oracle: number | undefined;
  readonly api: number | undefined;
}

/** The results of comparisons: their number by metric code, and the differences. */
export interface Table {
  readonly comparisons: Map<string, number>;
  readonly differences: Difference[];
}

/** A query: a filter for players and squads, and a context for squads. */
export interface Query {
  readonly filter: Filter;
  readonly context: Context;
}

/** The API rounds to four decimals, and adds rounded credits in a different order. */
const TOLERANCE = 0.000_11;

const agree = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Math.abs(one - other) < TOLERANCE;

/** Maximum number of requests in one body. */
const REQUESTS = 25;

/** Compares all metrics of a match for every person and squad, with each of the queries. */
export async function compareMatch(
  api: Api,
  matchId: number,
  {
    queries,
    glossary,
    table,
  }: {
    readonly queries: readonly Query[];
    readonly glossary: ReadonlyMap<string, MetricGlossary>;
    readonly table: Table;
  },
): Promise<void> {
  const game = readGame(await readPublished(api, matchId));
  const { metrics: listed } = await api.read<{ readonly metrics: readonly { readonly code: string }[] }>(
    `/v1/matches/${matchId}/metrics`,
  );
  const codes = listed.map(({ code }) => code);
  const codesOf = (level: 'Player' | 'Squad', { zones = [] }: Filter): readonly string[] =>
    codes.filter((code) => {
      const entry = glossary.get(code);
      return (
        [level, 'Both'].includes(entry?.level ?? '') && (zones.length === 0 || entry?.dimensions.matchZone === true)
      );
    });
  for (let at = 0; at < queries.length; at += REQUESTS) {
    const batch = queries.slice(at, at + REQUESTS);
    const [players, squads] = [
      await readPlayerStatistics(
        api,
        matchId,
        batch.map(({ filter }) => ({ metricCodes: codesOf('Player', filter), ...filter })),
      ),
      await readSquadStatistics(
        api,
        matchId,
        batch.map(({ filter, context }) => ({ metricCodes: codesOf('Squad', filter), ...filter, context })),
      ),
    ];
    batch.forEach((query, n) => {
      const { filter, context } = query;
      const compare = comparing(table, { matchId, filter });
      const values = valuesBy((code) => playerValues(game, metricOf(code), filter));
      for (const squad of players.playerStatistics[n]?.squads ?? [])
        for (const { personId, statistics } of squad.players)
          compare(personId, codesOf('Player', filter), statistics, values);
      const ofSquads = comparing(table, { matchId, filter, context });
      const squadsBy = valuesBy((code) => squadValues(game, metricOf(code), filter, context));
      for (const { id, statistics } of squads.squadStatistics[n]?.squads ?? [])
        ofSquads(sideOfSquad(game, id), codesOf('Squad', filter), statistics, squadsBy);
    });
  }
}

const sideOfSquad = ({ squadIds }: Game, id: number): Side => (id === squadIds.home ? 'home' : 'away');

/** Returns the oracle's metric for a code. **Throws** an Error if it has none. */
function metricOf(code: string) {
  const metric = metrics.get(code);
  if (metric === undefined) throw new Error(`the oracle has no metric ${code}`);
  return metric;
}

/** Returns a function that computes the values of each metric only once. */
function valuesBy(compute: (code: string) => ValueOf): (code: string) => ValueOf {
  const computed = new Map<string, ValueOf>();
  return (code) => {
    const values = computed.get(code) ?? compute(code);
    computed.set(code, values);
    return values;
  };
}

const comparing =
  ({ comparisons, differences }: Table, where: Pick<Difference, 'matchId' | 'filter' | 'context'>) =>
  (
    of: number | Side,
    codes: readonly string[],
    statistics: readonly Statistic[],
    values: (code: string) => ValueOf,
  ): void => {
    const published = new Map(statistics.map(({ code, value }) => [code, value]));
    for (const code of codes) {
      const [oracle, api] = [values(code)(of), published.get(code) ?? undefined];
      comparisons.set(code, (comparisons.get(code) ?? 0) + 1);
      if (!agree(oracle, api)) differences.push({ ...where, code, of, oracle, api });
    }
  };

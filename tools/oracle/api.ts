import type {
  MatchInfo,
  MatchPersons,
  MatchTransactions,
  MatchVenueDetails,
  MetricGlossary,
  MetricModels,
  PostPlayerMetricResponse,
  PostSquadMetricResponse,
} from '@goalsquare/openapi';
import type { Published } from './game.js';

/** Reads from an API, as any account with full access can. */
export interface Api {
  /** Returns the JSON of a GET, or of a POST if there is a body. **Throws** an Error unless the status is 200. */
  readonly read: <T>(path: string, body?: unknown) => Promise<T>;
}

/** Returns the API at a URL. If the account exceeds its rate limit, it waits and retries. */
export const apiAt = (url: string, key: string): Api => ({
  read: async <T>(path: string, body?: unknown): Promise<T> => {
    for (;;) {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (response.status === 200) return (await response.json()) as T;
      if (response.status !== 429) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 1000 * Number(response.headers.get('Retry-After') ?? 1));
      });
    }
  },
});

/** Reads everything from which the metrics of a match are computed. */
export async function readPublished({ read }: Api, matchId: number): Promise<Published> {
  const path = `/v1/matches/${matchId}`;
  return {
    match: await read<MatchInfo>(path),
    venue: await read<MatchVenueDetails>(`${path}/venue`),
    persons: await read<MatchPersons>(`${path}/persons`),
    transactions: await read<MatchTransactions>(`${path}/transactions`),
    models: await read<MetricModels>('/v1/metadata/models'),
  };
}

/** Reads the glossary, by metric code. */
export const readGlossary = async ({ read }: Api): Promise<ReadonlyMap<string, MetricGlossary>> =>
  new Map((await read<readonly MetricGlossary[]>('/v1/metadata/metrics/glossary')).map((entry) => [entry.code, entry]));

/** Reads the statistics of a match's players, one result for each request. */
export const readPlayerStatistics = async (
  { read }: Api,
  matchId: number,
  playerMetricRequests: readonly object[],
): Promise<PostPlayerMetricResponse> => read(`/v1/matches/${matchId}/statistics/players`, { playerMetricRequests });

/** Reads the statistics of a match's squads, one result for each request. */
export const readSquadStatistics = async (
  { read }: Api,
  matchId: number,
  squadMetricRequests: readonly object[],
): Promise<PostSquadMetricResponse> => read(`/v1/matches/${matchId}/statistics/squads`, { squadMetricRequests });

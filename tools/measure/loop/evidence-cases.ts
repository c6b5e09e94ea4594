import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply, Target } from './target.js';

/** Returns a reply in words. **Throws** if it has another status than 200: then nothing was measured. */
function inWords({ status, bytes, text }: Reply): string {
  if (status !== 200) throw new Error(`a case has no result: ${status} ${text.slice(-300)}`);
  return `200, ${(bytes / 1e6).toFixed(2)} MB`;
}

interface Squads {
  readonly squads: readonly { readonly id: number; readonly players: readonly { readonly personId: number }[] }[];
}

const squadsOf = async (target: Target, matchId: number): Promise<Squads['squads']> =>
  (await target.json<Squads>(`/v1/matches/${matchId}/statistics/players?metric=KICK`)).squads;

/** A GET of a match that no other case has asked for. */
const ofFreshMatch = (name: string, at: string): LoopCase => ({
  name,
  prepare: ({ target, fresh }: Scene) => {
    const path = `/v1/matches/${fresh()}/${at}`;
    return async () => inWords(await target.send(path));
  },
});

/** A batch of a match that no other case has asked for. */
const ofBatch = (name: string, level: 'players' | 'squads', requests: readonly object[]): LoopCase => ({
  name,
  prepare: ({ target, fresh }: Scene) => {
    const path = `/v1/matches/${fresh()}/statistics/${level}`;
    const body = { [level === 'players' ? 'playerMetricRequests' : 'squadMetricRequests']: requests };
    return async () => inWords(await target.send(path, body));
  },
});

const filters = {
  zones: ['D50', 'MID', 'F50'],
  scoreStates: ['leading', 'trailing'],
  fromScoreMargin: -60,
  toScoreMargin: 60,
  area: { is: 'circle', centre: { x: 0, y: 0 }, radius: 60 },
} as const;

/** Metrics with many terms. */
const metricCodes = ['PLAYER_RATING', 'RANKING_POINTS', 'METRES_GAINED', 'DISPOSAL_EFFICIENCY', 'DISPOSAL'];

const UNKNOWN = 500;

const ofSquad = (name: string, query: string): LoopCase => ({
  name,
  prepare: async ({ target, fresh }: Scene) => {
    const matchId = fresh();
    const [squad] = await squadsOf(target, matchId);
    const path = `/v1/matches/${matchId}/statistics/squads/${squad?.id}/evidence?${query}`;
    return async () => inWords(await target.send(path));
  },
});

const ofSeason = (name: string, level: 'players' | 'squads', query: (scene: Scene) => Promise<string>): LoopCase => ({
  name,
  prepare: async (scene: Scene) => {
    const [, leagueId, levelId, seasonId] =
      /leagues\/(?<league>\d+)\/levels\/(?<level>\d+)\/seasons\/(?<season>\d+)$/u.exec(scene.season) ?? [];
    const season = `leagueId=${leagueId}&levelId=${levelId}&seasonId=${seasonId}`;
    const path = `/v1/statistics/${level}/evidence?${season}&${await query(scene)}`;
    return async () => inWords(await scene.target.send(path));
  },
});

const squadKey = async ({ target, matchId }: Scene): Promise<string> =>
  `key=${(await squadsOf(target, matchId))[0]?.id}`;

/** Evidence, the flow, corrections and quality of matches, and metrics that are named instead of being refused. */
export const evidenceCases: readonly LoopCase[] = [
  ofSquad('evidence of a squad', 'metric=PLAYER_RATING&context=PhysicalDiff&limit=5000'),
  ofSquad('evidence of a squad, CSV', 'metric=RANKING_POINTS&context=Diff&format=csv'),
  ofBatch('ids of evidence, every metric of squads', 'squads', [{ evidence: 'ids', context: 'Diff' }]),
  ofBatch('ids of evidence of every player', 'players', [{ metricCodes, evidence: 'ids', ...filters }]),
  ofBatch('evidence of every player', 'players', [{ metricCodes, evidence: 'full', ...filters }]),
  ofBatch(
    'evidence of squads in 20 requests',
    'squads',
    Array.from({ length: 20 }, (_, n) => ({
      metricCodes: ['DISPOSAL', 'METRES_GAINED'],
      evidence: 'full',
      periods: [1 + (n % 4)],
    })),
  ),
  ofSeason('evidence of a squad in a season', 'squads', async (scene) => `metric=DISPOSAL&${await squadKey(scene)}`),
  ofSeason('evidence of a squad in a season, with filters', 'squads', async (scene) => {
    const acts = 'zone=F50,MID&scoreState=leading,trailing&area=circle(0%200%2060)&fromScoreMargin=-60';
    return `metric=METRES_GAINED&context=PhysicalDiff&${acts}&${await squadKey(scene)}`;
  }),
  ofSeason(
    'evidence of all players of a squad',
    'players',
    async (scene) => `metric=DISPOSAL&by=squad&limit=1000&${await squadKey(scene)}`,
  ),
  ofFreshMatch('flow of a match, every metric', 'statistics/flow?limit=5000'),
  ofFreshMatch('flow of a match, XML', 'statistics/flow?format=xml'),
  ofFreshMatch('quality of a match', 'quality'),
  ofFreshMatch('revisions of a match', 'revisions?limit=1000'),
  ofFreshMatch('two revisions compared', 'revisions/1000...2000'),
  {
    name: 'changes of all matches',
    prepare:
      ({ target }: Scene) =>
      async () =>
        inWords(await target.send('/v1/changes?limit=1000')),
  },
  ofBatch(
    'validation=partial with 500 unknown codes',
    'players',
    Array.from({ length: 20 }, (_, at) => ({
      validation: 'partial',
      metricCodes: Array.from({ length: UNKNOWN }, (__, n) => `KICK_INEFFECTIVX_${at}_${n}`),
    })),
  ),
];

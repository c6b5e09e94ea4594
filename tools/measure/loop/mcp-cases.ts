import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply, Target } from './target.js';

/** What a client of the protocol without sessions sends with each request. */
const VERSION = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'check-loop', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const ACCEPT = { Accept: 'application/json, text/event-stream' };

type Arguments = Readonly<Record<string, string | number>>;

/** Calls a tool over HTTP, by the revision without sessions. */
const modern = (target: Target, name: string, args: Arguments): Promise<Reply> =>
  target.send(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args, _meta: META } },
    { ...ACCEPT, 'MCP-Protocol-Version': VERSION, 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
  );

/** Calls a tool over HTTP, by the earlier revisions. */
const legacy = (target: Target, name: string, args: Arguments): Promise<Reply> =>
  target.send('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }, ACCEPT);

/** Returns a reply in words. **Throws** if the tool has no result: then nothing was measured. */
function inWords({ status, bytes, text }: Reply): string {
  if (status !== 200 || !text.includes('notice') || text.includes('"isError":true'))
    throw new Error(`a case has no result: ${status} ${text.slice(0, 400)}`);
  return `200, ${(bytes / 1e6).toFixed(2)} MB`;
}

/** Returns the ids of a season by its path. */
const idsOf = (season: string): Arguments => {
  const [, leagueId, levelId, seasonId] =
    /leagues\/(?<league>\d+)\/levels\/(?<level>\d+)\/seasons\/(?<season>\d+)$/u.exec(season) ?? [];
  return { leagueId: Number(leagueId), levelId: Number(levelId), seasonId: Number(seasonId) };
};

/** Metrics: as many statistics in 1,000 rows as a result may have. */
const METRICS = 'DISPOSAL,GOAL';

const MATCHES = 10;

const called = (
  name: string,
  tool: string,
  argumentsOf: (scene: Scene) => Arguments,
  { call = modern, times = 1 } = {},
): LoopCase => ({
  name,
  prepare: (scene) => {
    const args = argumentsOf(scene);
    return async () => {
      const replies = await Promise.all(Array.from({ length: times }, () => call(scene.target, tool, args)));
      return replies.map(inWords)[0] ?? '';
    };
  },
});

/** Explains the value of a squad with the most terms that a request may ask for. */
const explained = (name: string, times: number): LoopCase => ({
  name,
  prepare: async ({ target, matchId }) => {
    const { squads } = await target.json<{ readonly squads: readonly { readonly id: number }[] }>(
      `/v1/matches/${matchId}/statistics/squads?metric=KICK`,
    );
    const args = { matchId, squadId: squads[0]?.id ?? 0, metric: 'PLAYER_RATING', context: 'Diff', limit: 5000 };
    return async () => {
      const replies = await Promise.all(Array.from({ length: times }, () => modern(target, 'explain', args)));
      return replies.map(inWords)[0] ?? '';
    };
  },
});

const thousandRows = ({ season }: Scene): Arguments => ({
  ...idsOf(season),
  metric: METRICS,
  by: 'person,match',
  limit: 1000,
});

/** The longest text that a body may have, nearly. */
const LONG = 1_000_000;

/** A body that a tool or the protocol refuses. */
const refused = (name: string, body: () => unknown): LoopCase => ({
  name,
  prepare: ({ target }) => {
    const text = JSON.stringify(body());
    return async () => {
      const { status, text: said } = await target.send('/mcp', text, ACCEPT);
      if (said.includes('notice')) throw new Error(`a case was not refused: ${status} ${said.slice(0, 200)}`);
      return `${status}, ${said.slice(-100).replaceAll(/\s+/gu, ' ')}`;
    };
  },
});

const callOf = (id: number, name: string, args: object): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** Calls in one body, which earlier revisions permit. */
const BATCH = 100;

/** Calls in one body, which fit into the longest one. */
const CALLS = 8000;

/** Calls of the tools for assistants over HTTP. */
export const mcpCases: readonly LoopCase[] = [
  called('/mcp: find, every kind', 'find', ({ season }) => ({ ...idsOf(season), name: 'Calder', limit: 50 })),
  called('/mcp: find, every kind, 8 at once', 'find', ({ season }) => ({ ...idsOf(season), name: 'Calder' }), {
    times: 8,
  }),
  called('/mcp: query, 1,000 rows', 'query', thousandRows),
  called('/mcp: query, 1,000 rows, earlier revision', 'query', thousandRows, { call: legacy }),
  called('/mcp: query, 1,000 rows, 8 at once', 'query', thousandRows, { times: 8 }),
  called('/mcp: query, ten matches', 'query', ({ fresh }) => ({
    matchId: Array.from({ length: MATCHES }, fresh).join(','),
    metric: METRICS,
  })),
  explained('/mcp: explain, 5,000 terms', 1),
  explained('/mcp: explain, 5,000 terms, 8 at once', 8),
  called('/mcp: explain, a definition', 'explain', () => ({ metric: 'PLAYER_RATING' })),
  refused('/mcp: a name of 1 MB', () => callOf(1, 'find', { name: 'Calder '.repeat(LONG / 7), kind: 'squad' })),
  refused('/mcp: a matchId of 1 MB', () => callOf(1, 'query', { metric: 'KICK', matchId: '1,'.repeat(LONG / 2) })),
  refused('/mcp: metrics of 1 MB', () => callOf(1, 'query', { metric: 'K'.repeat(LONG) })),
  refused('/mcp: 100 calls in a body', () =>
    Array.from({ length: BATCH }, (_, n) => callOf(n, 'explain', { metric: `X${n}` })),
  ),
  refused('/mcp: unknown arguments, 1 MB', () =>
    callOf(1, 'query', Object.fromEntries(Array.from({ length: LONG / 16 }, (_, n) => [`wrong${n}`, 1]))),
  ),
  refused('/mcp: 8,000 calls in a body', () =>
    Array.from({ length: CALLS }, (_, n) => callOf(n, 'explain', { metric: 'X' })),
  ),
];

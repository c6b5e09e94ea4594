import type { Reply } from '../target.js';
import { requests, type LoopCase } from './case.js';
import type { Scene } from './scene.js';

/** The protocol revision without sessions. Its clients send metadata with each request. */
const VERSION = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'check-loop', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const ACCEPT = { Accept: 'application/json, text/event-stream' };

type Arguments = Readonly<Record<string, string | number>>;

const call = (id: number, name: string, args: object, more: object = {}): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
});

/** Returns a check that a tool returned a result, or that it did not. */
const mustHave =
  (isResult: boolean) =>
  ({ status, text }: Reply): void => {
    const has = status === 200 && text.includes('notice') && !text.includes('"isError":true');
    if (has !== isResult) throw new Error(`a case has ${has ? 'a' : 'no'} result: ${status} ${text.slice(0, 400)}`);
  };

/** Returns a case that calls a tool over HTTP. Default: with the revision without sessions. */
const called = (
  name: string,
  tool: string,
  argumentsOf: (scene: Scene) => Arguments,
  { isEarlier = false, times = 1 } = {},
): LoopCase =>
  requests(name, {
    to: '/mcp',
    body: (scene) => call(1, tool, argumentsOf(scene), isEarlier ? {} : { _meta: META }),
    headers: {
      ...ACCEPT,
      ...(!isEarlier && { 'MCP-Protocol-Version': VERSION, 'Mcp-Method': 'tools/call', 'Mcp-Name': tool }),
    },
    times,
    check: mustHave(true),
  });

/** Returns a case with a body that a tool or the protocol refuses. */
const refused = (name: string, body: () => unknown): LoopCase =>
  requests(name, { to: '/mcp', body, headers: ACCEPT, check: mustHave(false) });

/** Returns the ids of the longest season. */
const idsOf = ({ season }: Scene): Arguments => {
  const [leagueId = 0, levelId = 0, seasonId = 0] = (season.match(/\d+/gu) ?? []).slice(1).map(Number);
  return { leagueId, levelId, seasonId };
};

/** Metrics for which 1,000 rows have as many statistics as a result may have. */
const METRICS = 'DISPOSAL,GOAL';

const thousandRows = (scene: Scene): Arguments => ({
  ...idsOf(scene),
  metric: METRICS,
  by: 'person,match',
  limit: 1000,
});

/** Returns the arguments that explain a squad value with as many terms as a request may ask for. */
const terms = ({ match }: Scene): Arguments => ({ ...match, metric: 'PLAYER_RATING', context: 'Diff', limit: 5000 });

/** Length of a text that almost fills a body. */
const LONG = 1_000_000;

const calls = (count: number): object =>
  Array.from({ length: count }, (_, n) => call(n, 'explain', { metric: `X${n}` }));

/** Cases with tool calls of assistants over HTTP. */
export const mcpCases: readonly LoopCase[] = [
  called('/mcp: find, every kind', 'find', (scene) => ({ ...idsOf(scene), name: 'Calder', limit: 50 })),
  called('/mcp: find, every kind, 8 at once', 'find', (scene) => ({ ...idsOf(scene), name: 'Calder' }), { times: 8 }),
  called('/mcp: query, 1,000 rows', 'query', thousandRows),
  called('/mcp: query, 1,000 rows, earlier revision', 'query', thousandRows, { isEarlier: true }),
  called('/mcp: query, 1,000 rows, 8 at once', 'query', thousandRows, { times: 8 }),
  called('/mcp: query, ten matches', 'query', ({ fresh }) => ({
    matchId: Array.from({ length: 10 }, () => fresh().matchId).join(','),
    metric: METRICS,
  })),
  called('/mcp: explain, 5,000 terms', 'explain', terms),
  called('/mcp: explain, 5,000 terms, 8 at once', 'explain', terms, { times: 8 }),
  called('/mcp: explain, a definition', 'explain', () => ({ metric: 'PLAYER_RATING' })),
  refused('/mcp: a name of 1 MB', () => call(1, 'find', { name: 'Calder '.repeat(LONG / 7), kind: 'squad' })),
  refused('/mcp: a matchId of 1 MB', () => call(1, 'query', { metric: 'KICK', matchId: '1,'.repeat(LONG / 2) })),
  refused('/mcp: metrics of 1 MB', () => call(1, 'query', { metric: 'K'.repeat(LONG) })),
  refused('/mcp: 100 calls in a body', () => calls(100)),
  refused('/mcp: unknown arguments, 1 MB', () =>
    call(1, 'query', Object.fromEntries(Array.from({ length: LONG / 16 }, (_, n) => [`wrong${n}`, 1]))),
  ),
  refused('/mcp: 8,000 calls in a body', () => calls(8000)),
];

import { pythonLiteral, snakeCase, type CallValue } from '@goalsquare/openapi/call-literals';
import { readFileSync } from 'node:fs';
import { acrossArguments } from './across-call.js';
import { batchOf, type BatchRequest } from './batch.js';
import { chosenFunction, oneOrMore } from './chosen-function.js';
import { sandbox, type SampleCall, type Value } from './sample-call.js';
import { signaturesIn } from './signatures.js';

const folder = new URL('../../../clients/python/docs/', import.meta.url);
const signatures = signaturesIn(readFileSync(new URL('api.md', folder), 'utf8'), /```python\n(\w+)\(/gu);
const named = JSON.parse(readFileSync(new URL('operations.json', folder), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

const literal = (value: Value): string => pythonLiteral(oneOrMore(value));

const membersInPython: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };

const added = (request: BatchRequest): string =>
  `.add(${Object.entries(request)
    .map(([member, value]) => `${membersInPython[member] ?? snakeCase(member)}=${literal(value)}`)
    .join(', ')})`;

/** The first parameter stands by itself, the others are named. */
const argumentsOf = (given: Readonly<Record<string, Value>>, first: string | undefined): readonly string[] =>
  Object.entries(given).map(([name, value]) => (name === first ? literal(value) : `${name}=${literal(value)}`));

const namesInReplays: Readonly<Record<string, string>> = { from: 'start' };

/** What a replay is begun or changed with, its match or the replay first. */
const replayWith = ({ path, body }: SampleCall): string =>
  Object.entries({ ...path, ...(body as Readonly<Record<string, CallValue>>) })
    .map(([name, value]) =>
      name === 'matchId' || name === 'replayId'
        ? pythonLiteral(value)
        : `${namesInReplays[name] ?? name}=${pythonLiteral(value)}`,
    )
    .join(', ');

const follow = (events: string, one: string): string =>
  `for ${one} in api.${events}:\n    print(${one === 'event' ? 'event.data' : one})`;

/** A download that fetches the file of a call, among others. */
const downloadOf = ({ path }: SampleCall): string =>
  `api.download_dataset("dataset", ${path.seasonId}, tables=[${literal(path.datasetTable ?? '')}])`;

/** Calls that are written in a way of their own. */
const ownCalls: Readonly<Record<string, (call: SampleCall) => string>> = {
  postPermalink: ({ body }) => `api.permalink("getFixture", season_id=2025, name=${JSON.stringify(body?.name)})`,
  postReplay: (call) => `api.begin_replay(${replayWith(call)})`,
  postReplayChange: (call) => `api.change_replay(${replayWith(call)})`,
  getMatchEvents: ({ path, query: { types = [], from } }) =>
    follow(
      `match_events(${path.matchId}, ${literal(types)}${from === undefined ? '' : `, since=${String(from)}`})`,
      'event',
    ),
  getLeagueEvents: ({ path }) => follow(`league_events(${path.leagueId})`, 'event'),
  postPlayerStatisticsEvents: ({ path }) => follow(`stat_changes(${path.matchId}, batch)`, 'answer'),
  getDatasetSeasonFile: downloadOf,
  getDatasetMatchFile: downloadOf,
  postSquadStatisticsEvents: ({ path }) => follow(`stat_changes(${path.matchId}, batch, of="squads")`, 'answer'),
};

function called(call: SampleCall): string {
  const own = ownCalls[call.id];
  if (own !== undefined) return own(call);
  const across = acrossArguments(call);
  if (across !== undefined)
    return `${call.id.includes('Evidence') ? 'api.season_evidence' : 'api.season_stats'}(${argumentsOf(across, 'metric').join(', ')})`;
  const { name, given } = chosenFunction(call, named[call.id] ?? [], signatures);
  const batch = batchOf(call);
  const sent = [...argumentsOf(given, signatures.get(name)?.[0]), ...(batch === undefined ? [] : ['batch'])];
  return `api.${name}(${sent.join(', ')})`;
}

/** Returns a call that prints what it returns. A loop prints by itself. */
const printed = (call: string): string => (call.startsWith('for ') ? call : `print(${call})`);

/** A call in Python, with the package of this project. **Empty**: `undefined` if it has no function for it. */
export function inPython(call: SampleCall): string | undefined {
  if (named[call.id] === undefined) return undefined;
  const batch = batchOf(call);
  return [
    `from goalsquare import API${batch === undefined ? '' : ', Batch'}`,
    '',
    `api = API(token="${sandbox.token}", environment="${sandbox.url}")`,
    ...(batch === undefined ? [] : [`batch = Batch()`, ...batch.map((request) => `batch${added(request)}`)]),
    printed(called(call)),
  ].join('\n');
}

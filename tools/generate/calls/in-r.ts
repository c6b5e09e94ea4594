import { rLiteral, snakeCase, type CallValue } from '@goalsquare/openapi/call-literals';
import { readFileSync, readdirSync } from 'node:fs';
import { acrossArguments } from './across-call.js';
import { batchOf, type BatchRequest } from './batch.js';
import { chosenFunction, oneOrMore } from './chosen-function.js';
import { sandbox, type SampleCall, type Value } from './sample-call.js';
import { signaturesIn } from './signatures.js';

const folder = new URL('../../../clients/r/', import.meta.url);
const code = readdirSync(new URL('R/', folder))
  .sort()
  .map((file) => readFileSync(new URL(`R/${file}`, folder), 'utf8'))
  .join('\n');
const signatures = signaturesIn(code, /^(gs_\w+) <- function\(/gmu);
const { operations: named } = JSON.parse(readFileSync(new URL('inst/operations.json', folder), 'utf8')) as {
  readonly operations: Readonly<Record<string, readonly string[]>>;
};

const literal = (value: Value): string => rLiteral(oneOrMore(value));

const membersInR: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };

const asked = (request: BatchRequest): string =>
  `gs_request(${Object.entries(request)
    .map(([member, value]) => `${membersInR[member] ?? snakeCase(member)} = ${literal(value)}`)
    .join(', ')})`;

/** The first parameter stands by itself, the others are named. */
const argumentsOf = (given: Readonly<Record<string, Value>>, first: string | undefined): readonly string[] =>
  Object.entries(given).map(([name, value]) => (name === first ? literal(value) : `${name} = ${literal(value)}`));

const namesInReplays: Readonly<Record<string, string>> = { from: 'start' };

/** What a replay is begun or changed with, its match or the replay first. */
const replayWith = ({ path, body }: SampleCall): string =>
  Object.entries({ ...path, ...(body as Readonly<Record<string, CallValue>>) })
    .map(([name, value]) =>
      name === 'matchId' || name === 'replayId'
        ? rLiteral(value)
        : `${namesInReplays[name] ?? name} = ${rLiteral(value)}`,
    )
    .join(', ');

const SHOWN = 'function(event) print(event$data)';

const listOf = (call: SampleCall): string =>
  `list(${(batchOf(call) ?? []).map((request) => asked(request)).join(', ')})`;

/** A download that fetches the file of a call, among others. */
const downloadOf = ({ path }: SampleCall): string =>
  `gs_download_dataset("dataset", ${path.seasonId}, tables = ${literal(path.datasetTable ?? '')})`;

/** Calls that are written in a way of their own. */
const ownCalls: Readonly<Record<string, (call: SampleCall) => string>> = {
  postPermalink: ({ body }) => `gs_permalink("seasons/2025/fixture", name = ${JSON.stringify(body?.name)})`,
  postReplay: (call) => `gs_begin_replay(${replayWith(call)})`,
  postReplayChange: (call) => `gs_change_replay(${replayWith(call)})`,
  getMatchEvents: ({ path, query: { types = [], from } }) =>
    `gs_match_events(${path.matchId}, ${SHOWN}, types = ${literal(types)}${from === undefined ? '' : `, since = ${String(from)}`})`,
  getLeagueEvents: ({ path }) => `gs_league_events(${path.leagueId}, ${SHOWN})`,
  getDatasetSeasonFile: downloadOf,
  getDatasetMatchFile: downloadOf,
  postPlayerStatisticsEvents: (call) => `gs_stat_changes(${call.path.matchId}, ${listOf(call)}, ${SHOWN})`,
  postSquadStatisticsEvents: (call) =>
    `gs_stat_changes(${call.path.matchId}, ${listOf(call)}, ${SHOWN}, of = "squads")`,
};

function called(call: SampleCall): string {
  const own = ownCalls[call.id];
  if (own !== undefined) return own(call);
  const across = acrossArguments(call);
  if (across !== undefined)
    return `${call.id.includes('Evidence') ? 'gs_season_evidence' : 'gs_season_stats'}(${argumentsOf(across, 'metric').join(', ')})`;
  const { name, given } = chosenFunction(call, named[call.id] ?? [], signatures);
  const batch = batchOf(call);
  const sent = argumentsOf(given, signatures.get(name)?.[0]);
  return batch === undefined
    ? `${name}(${sent.join(', ')})`
    : `${name}(${sent.join(', ')}, list(\n${batch.map((request) => `  ${asked(request)}`).join(',\n')}\n))`;
}

/** A call in R, with the package of this project. **Empty**: `undefined` if it has no function for it. */
export const inR = (call: SampleCall): string | undefined =>
  (named[call.id] ?? []).length === 0
    ? undefined
    : [
        'library(goalsquare)',
        '',
        `gs_connect(token = "${sandbox.token}", environment = "${sandbox.url}")`,
        called(call),
      ].join('\n');

import type { CallValue } from '@goalsquare/openapi/call-literals';
import { printCall, printFunction, printProgram, type ProgramCall } from '@goalsquare/openapi/print-call';
import { batchArguments } from './batch.js';
import { oneOrMore } from './chosen-function.js';
import { sandbox, type SampleCall } from './sample-call.js';

const changesCall = (call: SampleCall, named: ProgramCall['named'] = []): ProgramCall => ({
  name: 'statChanges',
  positional: [call.path.matchId],
  named,
  batch: batchArguments(call, oneOrMore),
  follows: 'answer',
});

/** Operations whose method has a different name. */
const ownCalls: Readonly<Record<string, (call: SampleCall) => ProgramCall>> = {
  getMatchEvents: ({ path, query }) => ({
    name: 'matchEvents',
    positional: [path.matchId, query.types],
    named: [],
    follows: 'event',
  }),
  getChangesEvents: ({ query }) => ({
    name: 'changeEvents',
    positional: [],
    named: Object.entries(query),
    follows: 'event',
  }),
  getLeagueEvents: ({ path }) => ({ name: 'leagueEvents', positional: [path.leagueId], named: [], follows: 'event' }),
  getMatchForecastEvents: ({ path }) => ({
    name: 'forecastChanges',
    positional: [path.matchId],
    named: [],
    follows: 'forecast',
  }),
  postPlayerStatisticsEvents: (call) => changesCall(call),
  postSquadStatisticsEvents: (call) => changesCall(call, [['of', 'squads']]),
  getTransactionTimeline: ({ path, query }) => ({
    name: 'transactionTimeline',
    positional: [path.matchId],
    named: Object.entries(query),
  }),
  deletePermalink: ({ id, path }) => ({ name: id, positional: [path.permalinkId], named: [] }),
};

/** Returns the lines that read a file of a dataset. */
function file({ template, path }: SampleCall): readonly string[] {
  const name = template
    .replace('/v1/datasets/', '')
    .replaceAll(/\{(\w+)\}/gu, (_, member: string) => String(path[member]));
  const opened = printFunction('javascript', { name: 'api.openDatasetFile', positional: [], named: [['path', name]] });
  return [`const response = await ${opened};`, 'const parquet = await response.arrayBuffer();'];
}

/** Writes a call in TypeScript with this project's package. */
export function inTypeScript(call: SampleCall): string {
  const { id, path, query, body } = call;
  const own = ownCalls[id]?.(call);
  if (own === undefined && call.answers === 'file') return printProgram('javascript', sandbox, file(call));
  const parameters = { ...path, ...query, ...(body !== undefined && { body: body as CallValue }) };
  const made = own ?? { name: id, positional: [], named: Object.entries(parameters) };
  return call.method === 'delete'
    ? printProgram('javascript', sandbox, [`await ${printFunction('javascript', { ...made, name: `api.${id}` })};`])
    : printCall('javascript', sandbox, made);
}

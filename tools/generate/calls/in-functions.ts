import { printCall, type NamedArgument, type ProgramCall } from '@goalsquare/openapi/print-call';
import { readFileSync, readdirSync } from 'node:fs';
import { acrossArguments } from './across-call.js';
import { batchArguments } from './batch.js';
import { chosenFunction, oneOrMore } from './chosen-function.js';
import { sandbox, type SampleCall, type Value } from './sample-call.js';
import { signaturesIn, type Signature } from './signatures.js';

/** The signatures of a client's functions, and the functions that call each operation. */
interface Client {
  readonly prefix: string;
  readonly signatures: ReadonlyMap<string, Signature>;
  readonly named: Readonly<Record<string, readonly string[]>>;
}

const read = (file: string): string => readFileSync(new URL(`../../../clients/${file}`, import.meta.url), 'utf8');

const clients: Readonly<Record<'python' | 'r', Client>> = {
  python: {
    prefix: '',
    signatures: signaturesIn(read('python/docs/api.md'), /```python\n(\w+)\(/gu),
    named: JSON.parse(read('python/docs/operations.json')) as Client['named'],
  },
  r: {
    prefix: 'gs_',
    signatures: signaturesIn(
      readdirSync(new URL('../../../clients/r/R/', import.meta.url))
        .sort()
        .map((file) => read(`r/R/${file}`))
        .join('\n'),
      /^(gs_\w+) <- function\(/gmu,
    ),
    named: (JSON.parse(read('r/inst/operations.json')) as { readonly operations: Client['named'] }).operations,
  },
};

/**
 * Returns a call of a function. `name` has no client prefix. The `first` argument is positional, the others are named.
 */
function callOf(name: string, given: Readonly<Record<string, Value>>, first: string | undefined): ProgramCall {
  const all = Object.entries(given).map(([one, value]): NamedArgument => [one, oneOrMore(value)]);
  return {
    name,
    positional: all.filter(([one]) => one === first).map(([, value]) => value),
    named: all.filter(([one]) => one !== first),
  };
}

/** Returns a call that starts or changes a replay. The first argument is the match or the replay. */
function replayCall(name: string, { path, body }: SampleCall): ProgramCall {
  const { from, ...rest } = { ...path, ...body } as Readonly<Record<string, Value>>;
  const [[first] = []] = Object.entries(rest);
  return callOf(name, { ...rest, ...(from !== undefined && { start: from }) }, first);
}

/** Returns a call that downloads the call's table of the dataset. */
const downloadCall = ({ path: { seasonId = 0, datasetTable = '' } }: SampleCall): ProgramCall => ({
  name: 'download_dataset',
  positional: ['dataset', seasonId],
  named: [['tables', [datasetTable]]],
});

const changesCall = ({ path: { matchId } }: SampleCall, named: readonly NamedArgument[] = []): ProgramCall => ({
  name: 'stat_changes',
  positional: [matchId],
  named,
  follows: 'answer',
});

/** Operations whose calls need code of their own. */
const ownCalls: Readonly<Record<string, (call: SampleCall, language: keyof typeof clients) => ProgramCall>> = {
  postPermalink: ({ body }, language) => {
    const named: readonly NamedArgument[] = [['name', String(body?.name)]];
    return language === 'python'
      ? { name: 'permalink', positional: ['getFixture'], named: [['seasonId', 2025], ...named] }
      : { name: 'permalink', positional: ['seasons/2025/fixture'], named };
  },
  postReplay: (call) => replayCall('begin_replay', call),
  postReplayChange: (call) => replayCall('change_replay', call),
  getMatchEvents: ({ path, query }) => ({
    ...callOf('match_events', { ...path, ...query }, 'matchId'),
    follows: 'event',
  }),
  getChangesEvents: ({ query }) => ({ ...callOf('change_events', query, undefined), follows: 'event' }),
  getLeagueEvents: ({ path }) => ({ ...callOf('league_events', path, 'leagueId'), follows: 'event' }),
  getMatchForecastEvents: ({ path }) => ({ ...callOf('forecast_changes', path, 'matchId'), follows: 'forecast' }),
  postPlayerStatisticsEvents: (call) => changesCall(call),
  postSquadStatisticsEvents: (call) => changesCall(call, [['of', 'squads']]),
  getDatasetSeasonFile: downloadCall,
  getDatasetMatchFile: downloadCall,
};

function functionOf(call: SampleCall, language: keyof typeof clients): ProgramCall {
  const own = ownCalls[call.id];
  if (own !== undefined) return own(call, language);
  const across = acrossArguments(call);
  if (across !== undefined)
    return callOf(call.id.includes('Evidence') ? 'season_evidence' : 'season_stats', across, 'metric');
  const { prefix, signatures, named } = clients[language];
  const { name, given } = chosenFunction(call, named[call.id] ?? [], signatures);
  return callOf(name.slice(prefix.length), given, signatures.get(name)?.[0]);
}

/**
 * Returns a function that writes a call in a language whose client has its own functions. **Empty**: `undefined` if it
 * has none for the call.
 */
export const inFunctions =
  (language: keyof typeof clients) =>
  (call: SampleCall): string | undefined =>
    (clients[language].named[call.id] ?? []).length === 0
      ? undefined
      : printCall(language, sandbox, { ...functionOf(call, language), batch: batchArguments(call, oneOrMore) });

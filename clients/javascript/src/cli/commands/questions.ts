import { operationNamed } from '../../operation.js';
import type { Command, Context, Option, OperationCall } from '../command.js';
import { metricCodes, squadId } from '../lookup.js';
import { optionOf } from '../options.js';

const decided = new Set([
  'metric',
  'seasonId',
  'leagueId',
  'levelId',
  'limit',
  'cursor',
  'fields',
  'queries',
  'measure',
  'dialect',
  'dataset',
]);
/**
 * Every filter of the operation is an option, including those that are added to the contract later. `--last` is a
 * number of matches, and `--last-x-seconds` a window in each match.
 */
const filters = operationNamed('getSquadsAcrossMatches').query.filter((name) => !decided.has(name));

const filterOptions: Readonly<Record<string, Option>> = Object.fromEntries(
  filters.map((name) => [optionOf(name), { value: 'VALUE,...', help: `Filter ${name}` }]),
);

async function idsOf(
  context: Context,
  name: string,
  values: readonly (string | number)[],
): Promise<readonly (string | number)[]> {
  if (name === 'squadId' || name === 'opponentId')
    return Promise.all(values.map((value) => squadId(context, String(value))));
  if (name === 'personId' || name === 'againstPersonId')
    return Promise.all(values.map((value) => context.api.personId(value)));
  return values;
}

async function filtersOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const found = filters.map(async (name) => {
    const values = name === 'period' ? context.words.numbers('period') : context.words.list(optionOf(name));
    return [name, values === undefined ? undefined : await idsOf(context, name, values)] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, value]) => value !== undefined));
}

async function callOf(context: Context): Promise<OperationCall> {
  const { words, api } = context;
  const named = [...words.positionals.flatMap((word) => word.split(',')), ...(words.list('metric') ?? [])];
  return {
    id: words.has('squads') ? 'getSquadsAcrossMatches' : 'getPlayersAcrossMatches',
    parameters: {
      ...(await filtersOf(context)),
      metric: named.length === 0 ? ['DISPOSAL'] : await metricCodes(api, named),
      measure: words.list('measure') ?? ['perMatch', 'total'],
      seasonId: words.list('season'),
      leagueId: words.number('league'),
      levelId: words.number('level'),
      limit: words.number('limit', 1) ?? 20,
    },
  };
}

/** `goalsquare questions` */
export const questions: Command = {
  name: 'questions',
  summary: 'Statistics across matches: seasons, careers, form, heat maps',
  usage: '[METRIC...]',
  options: {
    season: { value: 'YEAR,...', short: 's', help: 'The seasons; default the latest that has started' },
    league: { value: 'ID', help: 'The league; default 1' },
    level: { value: 'ID', help: 'The level; default 1' },
    metric: { value: 'CODE,...', short: 'm', help: 'Metrics by code or name; default DISPOSAL' },
    measure: { value: 'NAME,...', help: 'perMatch, total, per100Minutes, share, median, rollingMean and others' },
    squads: { help: 'Statistics of squads instead of players' },
    tidy: { help: 'One row for each metric and measure, with rank and percentile' },
    limit: {
      value: 'GROUPS',
      short: 'n',
      help: 'Maximum number of groups; default 20. With --tidy, each group has several rows',
    },
    ...filterOptions,
  },
  examples: [
    'goalsquare questions DISPOSAL --season 2025 --min-matches 10 --result won --period 3,4',
    'goalsquare questions GOAL --person "Kosta Karvonakis" --season 2025 --by match --last 5 --measure total',
    'goalsquare questions INSIDE_50 --squads --by squad,venue --season 2025',
  ],
  call: callOf,
  run: async (context) => {
    const { id, parameters } = await callOf(context);
    const { metric, seasonId, ...rest } = parameters;
    const rows = await context.api.seasonStats(metric as readonly string[], seasonId as readonly number[] | undefined, {
      ...rest,
      of: id === 'getSquadsAcrossMatches' ? 'squads' : 'players',
      tidy: context.words.has('tidy'),
    });
    return { rows, columns: Object.keys(rows[0] ?? {}).filter((name) => !isLong(name)) };
  },
};

/** Whether a table on a terminal omits a column. */
const isLong = (name: string): boolean =>
  /_id$|display_name$|squad_name$|^utc_|^seconds$/u.test(name) && !['match_id', 'season_id'].includes(name);

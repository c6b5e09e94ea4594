import type { Command, Context, OperationCall } from '../command.js';
import type { CellRow } from '../../flatten.js';
import { levelOf, matchId, metricCodes } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { refuseOptions } from '../words.js';

async function callOf(context: Context): Promise<OperationCall> {
  const { words, api } = context;
  if (words.positionals.length > 0) {
    refuseOptions(
      words,
      ['metric', 'measure', 'min-matches', 'limit'],
      'is for the leaders of a season, not of a match',
    );
    return { id: 'getMatchLeaders', parameters: { matchId: await matchId(context, words.positionals) } };
  }
  const { seasonId, leagueId, levelId } = levelOf(context);
  const metric = words.list('metric');
  return {
    id: 'getLevelSeasonLeaders',
    parameters: {
      leagueId,
      levelId,
      seasonId: seasonId ?? (await api.currentSeason(leagueId, levelId)),
      metric: metric === undefined ? undefined : await metricCodes(api, metric),
      measure: words.text('measure'),
      minMatches: words.number('min-matches'),
      limit: words.number('limit', 1) ?? (metric === undefined ? 1 : 10),
    },
  };
}

/** `goalsquare leaders` */
export const leaders: Command = {
  name: 'leaders',
  summary: 'The best players of a season or match by each metric',
  usage: '[MATCH]',
  options: {
    ...seasonOptions,
    metric: { value: 'CODE,...', short: 'm', help: 'Metrics by code or name' },
    measure: { value: 'NAME', help: 'perMatch, total or per100Minutes; default perMatch' },
    'min-matches': { value: 'NUMBER', help: 'Leave out players with fewer matches' },
    limit: { value: 'PLAYERS', short: 'n', help: 'Players for each metric; default 10, or 1 without --metric' },
  },
  examples: ['goalsquare leaders --season 2025 --metric GOAL,DISPOSAL', 'goalsquare leaders CAL HOL'],
  call: callOf,
  run: async (context) => {
    const { id, parameters } = await callOf(context);
    if (id === 'getMatchLeaders') {
      const rows = await context.api.leaders(Number(parameters.matchId));
      return { rows, columns: ['metric_name', 'rank', 'person_fullname', 'squad_code', 'value'] };
    }
    const { seasonId, metric, ...options } = parameters;
    const rows: readonly CellRow[] = await context.api.seasonLeaders(
      Number(seasonId),
      metric as readonly string[] | undefined,
      Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    );
    return { rows, columns: ['metric_name', 'rank', 'person_fullname', 'squad_code', 'matches', 'value'] };
  },
};

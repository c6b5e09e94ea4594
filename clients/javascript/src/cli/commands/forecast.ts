import type { Command } from '../command.js';
import { levelOf, matchId } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { refuseOptions } from '../words.js';

/** `goalsquare forecast` */
export const forecast: Command = {
  name: 'forecast',
  summary: 'The chances of a match at every score and minute, or of each squad in a season',
  usage: '[MATCH]',
  options: {
    'as-of': {
      value: 'MOMENT',
      help: 'The forecast as it was at an instant in UTC or, for a match, a clock such as Q3:12:30',
    },
    runs: { value: 'NUMBER', help: 'Simulations of the rest of the season; default 1000' },
    seed: { value: 'NUMBER', help: 'Seed of the random numbers; default 1' },
    ...seasonOptions,
  },
  examples: ['goalsquare forecast 110610101', 'goalsquare forecast --season 2026 --runs 10000 --format csv'],
  run: async (context) => {
    const { api, words } = context;
    const asOf = words.text('as-of');
    if (words.positionals.length > 0) {
      refuseOptions(words, ['runs', 'seed'], 'is for the forecast of a season, not of a match');
      const { points } = await api.forecast(await matchId(context, words.positionals), { asOf });
      return {
        rows: points.map(({ at, period, periodSecs, homePoints, awayPoints, home, draw, away, margin, low, high }) => ({
          at,
          period,
          period_secs: periodSecs ?? null,
          home_points: homePoints,
          away_points: awayPoints,
          home,
          draw,
          away,
          margin,
          low,
          high,
        })),
      };
    }
    const { seasonId, ...level } = levelOf(context);
    const options = { ...level, asOf, runs: words.number('runs', 1), seed: words.number('seed') };
    const { squads } = await api.seasonForecast(seasonId, options);
    return {
      rows: squads.map(({ squadId, name, expectedWins, places, finals, premiership }) => ({
        squad_id: squadId,
        squad_name: name,
        expected_wins: expectedWins,
        first: places[0] ?? null,
        finals: finals ?? null,
        premiership: premiership ?? null,
      })),
    };
  },
};

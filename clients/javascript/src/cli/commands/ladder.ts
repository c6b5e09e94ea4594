import type { Command } from '../command.js';
import { levelOf } from '../lookup.js';
import { seasonOptions } from '../options.js';

/** `goalsquare ladder` */
export const ladder: Command = {
  name: 'ladder',
  summary: 'The ladder of a season, now or after a round',
  usage: '',
  options: {
    ...seasonOptions,
    round: { value: 'NUMBER', short: 'r', help: 'The ladder after this round' },
    conference: { value: 'CODE', help: 'Only this conference' },
  },
  examples: ['goalsquare ladder --season 2025 --round 10', 'goalsquare ladder --format csv > ladder.csv'],
  call: async (context) => {
    const { seasonId, leagueId, levelId } = levelOf(context);
    const roundNumber = context.words.number('round');
    return {
      id: roundNumber === undefined ? 'getLevelLadder' : 'getLevelLadderByRound',
      parameters: {
        leagueId,
        levelId,
        seasonId: seasonId ?? (await context.api.currentSeason(leagueId, levelId)),
        roundNumber,
        conference: context.words.text('conference'),
      },
    };
  },
  run: async (context) => {
    const { seasonId, ...level } = levelOf(context);
    const conference = context.words.text('conference');
    return {
      rows: await context.api.ladder(seasonId, context.words.number('round'), {
        ...level,
        ...(conference !== undefined && { conference }),
      }),
      columns: [
        'position',
        'squad_name',
        'matches_played',
        'matches_win',
        'matches_loss',
        'matches_draw',
        'ladder_percentage',
        'ladder_points',
      ],
    };
  },
};

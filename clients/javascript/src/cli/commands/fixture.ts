import type { Command } from '../command.js';
import { levelOf, squadId } from '../lookup.js';
import { seasonOptions } from '../options.js';

/** `goalsquare fixture` */
export const fixture: Command = {
  name: 'fixture',
  summary: 'The matches of a season, a squad or a round',
  usage: '',
  options: {
    ...seasonOptions,
    squad: { value: 'NAME', help: 'Only matches of this squad, by name, code or id' },
    round: { value: 'NUMBER', short: 'r', help: 'Only matches of this round' },
  },
  examples: ['goalsquare fixture --season 2025 --squad CAL', 'goalsquare fixture --round 3'],
  call: async (context) => {
    const { seasonId, leagueId, levelId } = levelOf(context);
    const squad = context.words.text('squad');
    return {
      id: 'getLevelFixture',
      parameters: {
        leagueId,
        levelId,
        seasonId: seasonId ?? (await context.api.currentSeason(leagueId, levelId)),
        squadId: squad === undefined ? undefined : await squadId(context, squad),
      },
    };
  },
  run: async (context) => {
    const { seasonId, ...level } = levelOf(context);
    const { words, api } = context;
    const squad = words.text('squad');
    const round = words.number('round');
    const matches = await api.fixture(seasonId, {
      ...level,
      ...(squad !== undefined && { squad }),
    });
    return {
      rows: matches.filter(({ round_number: number }) => round === undefined || number === round),
      columns: [
        'match_id',
        'round_number',
        'match_date',
        'home_squad_name',
        'home_points',
        'away_squad_name',
        'away_points',
        'match_status_code',
      ],
    };
  },
};

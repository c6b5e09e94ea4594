import { UsageError, type Command } from '../command.js';

/** `goalsquare find` */
export const find: Command = {
  name: 'find',
  summary: 'Players by name, part of a name, or misspelt name',
  usage: 'NAME',
  options: {
    squads: { help: 'One row for each season and squad of a player' },
    limit: { value: 'PLAYERS', short: 'n', help: 'Maximum number of players' },
  },
  examples: ['goalsquare find karvonakis', 'goalsquare find "Kosta Karvonakis" --squads'],
  run: async ({ api, words }) => {
    const name = words.positionals.join(' ');
    if (name === '') throw new UsageError('Name a player: goalsquare find NAME.');
    return {
      rows: await api.findPersons(name, { limit: words.number('limit', 1), squads: words.has('squads') }),
      columns: ['person_id', 'person_fullname', 'squad_code', 'squad_name', 'season_id', 'matches'],
    };
  },
};

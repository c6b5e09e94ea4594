import { UsageError, type Command } from '../command.js';

/** `goalsquare find` */
export const find: Command = {
  name: 'find',
  summary: 'Players by name; parts of names and misspellings are found, too',
  usage: 'NAME',
  options: {
    squads: { help: 'A row for each season and squad of a player' },
    limit: { value: 'ROWS', short: 'n', help: 'The number of players' },
  },
  examples: ['goalsquare find kwarech', 'goalsquare find "Kosta Karvonakis" --squads'],
  run: async ({ api, words }) => {
    const name = words.positionals.join(' ');
    if (name === '') throw new UsageError('Name a player: goalsquare find NAME.');
    return {
      rows: await api.findPersons(name, { limit: words.number('limit'), squads: words.has('squads') }),
      columns: ['person_id', 'person_fullname', 'squad_code', 'squad_name', 'season_id', 'matches'],
    };
  },
};

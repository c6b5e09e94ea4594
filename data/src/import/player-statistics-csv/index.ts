import type { FoundId } from '../../register/register.js';
import { noEventLogs, noNames, noResults, type Importer } from '../importer.js';
import { readResultRows } from '../results-csv/rows.js';
import { BoxScoreImport } from './complete.js';
import { readPlayerStatistics } from './rows.js';

/**
 * Match statistics of players, as fitzRoy returns them from AFL Tables and Footywire. **Source**:
 * `docs/adr/0024-box-scores.md`.
 */
export const playerStatisticsCsv: Importer<'player-statistics', 'results'> = {
  needed: ['player-statistics'],
  optional: ['results'],
  allowsBlank: true,
  allowsNewIds: false,
  limits: [],
  read: ({ 'player-statistics': file, results }, { season, blank, register, findings }) => {
    const source = readPlayerStatistics(file, findings, { season, blank, register });
    let found: readonly FoundId[] = [];
    const given = results === undefined ? noResults : readResultRows(results, findings, season);
    return {
      names: { ...noNames, squads: source.matches.flatMap(({ players }) => players.map(({ team }) => team)) },
      results: {
        ...given,
        rows: [...given.rows, ...source.matches.map(({ match }) => match)],
        unfitIds: given.unfitIds + source.unfitIds,
      },
      notes: new Map([['empty statistics that are read as 0', source.zeros]]),
      eventLogs: () => noEventLogs,
      personIds: () => found,
      complete: (logs, context) => {
        const boxScores = new BoxScoreImport(source, context, findings);
        const completed = boxScores.completed(logs);
        found = boxScores.personIds;
        return { logs: completed, lines: [] };
      },
    };
  },
};

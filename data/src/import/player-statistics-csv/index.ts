import { noEventLogs, noNames, noResults, type Importer } from '../importer.js';
import { readResultRows } from '../results-csv/rows.js';
import { BoxScoreImport } from './complete.js';
import { readPlayerStatistics } from './rows.js';

/**
 * Statistics of players by match, as fitzRoy returns them from AFL Tables and Footywire. **Source**:
 * `docs/adr/0024-box-scores.md`.
 */
export const playerStatisticsCsv: Importer<'player-statistics', 'results'> = {
  needed: ['player-statistics'],
  optional: ['results'],
  allowsNewIds: false,
  limits: [],
  read: ({ 'player-statistics': file, results }, { season, findings }) => {
    const source = readPlayerStatistics(file, findings, season);
    const given = results === undefined ? noResults : readResultRows(results, findings, season);
    return {
      names: { ...noNames, squads: source.matches.flatMap(({ players }) => players.map(({ team }) => team)) },
      results: { ...given, rows: [...given.rows, ...source.matches.map(({ match }) => match)] },
      eventLogs: () => noEventLogs,
      complete: (logs, context, directory) => new BoxScoreImport(source, context, directory, findings).completed(logs),
    };
  },
};

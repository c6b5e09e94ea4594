import { resultsOnly, type Importer } from '../importer.js';
import { readResultRows } from './rows.js';

export { readResultRows, type ResultRow, type ResultRows } from './rows.js';
export { resultLogs, type ResultLogs } from './logs.js';

/** Result files of one or more seasons. */
export const resultsCsv: Importer<'results', never> = {
  needed: ['results'],
  optional: [],
  allowsNewIds: true,
  limits: [],
  read: ({ results }, { season, findings }) => resultsOnly(readResultRows(results, findings, season)),
};

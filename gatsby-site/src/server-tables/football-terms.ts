import { metricOf } from '@goalsquare/engine';
import { anchorOfTerm, footballTerms, type FootballSubject, type FootballTerm } from '../content/football-terms';
import { metricAddress } from '../addresses/metric-address';
import type { ServerTable } from './server-table';

const subjects = Object.keys(footballTerms) as readonly FootballSubject[];

/**
 * Returns a table of the terms of a subject, each with the metrics that count it. **Throws** for a subject that does
 * not exist.
 */
export function footballTermTable(name: string): ServerTable {
  const subject = subjects.find((one) => one === name);
  if (subject === undefined) throw new Error(`there is no subject ${name}; there are ${subjects.join(', ')}`);
  const terms: readonly FootballTerm[] = footballTerms[subject];
  return {
    columns: ['Term', 'Meaning', 'Metrics'],
    rows: terms.map(({ term, meaning, metrics }) => [
      term,
      meaning,
      metrics.map((code) => `[${metricOf(code).name}](${metricAddress(code)})`).join(', '),
    ]),
    anchors: terms.map(anchorOfTerm),
  };
}

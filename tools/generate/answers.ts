import { memberType } from '@goalsquare/openapi/member-type';
import type { ContractDocument } from '@goalsquare/openapi';
import { correctionTables } from '../../clients/javascript/src/correction-tables.js';
import { parseTable, type Table } from '../../clients/javascript/src/flatten.js';
import * as measured from '../../clients/javascript/src/measured-rows.js';

/** Dimensions and the basis of rows across matches. */
const groups: readonly string[] = [
  ...['person', 'squad', 'match', 'round', 'season', 'opponent', 'venue', 'result', 'period', 'scoreState'],
  ...['receiver', 'hex', 'square', 'matches', 'seconds'],
];

const ofRow = (columns: string): Table => parseTable(`rows:${columns}`);
const ofStatistic = (columns: string): Table => parseTable(`rows>statistics:${columns}`);

/** Each table of responses without CSV, by the operation whose response it is of and its name. */
const tables: Readonly<Record<string, Readonly<Record<string, Table>>>> = {
  getLevelSeasonLeaders: { leaders: measured.leadersTable },
  getPersons: { persons: measured.personsTable, personsAndSquads: measured.personsAndSquadsTable },
  getExternalIds: { externalIds: parseTable(correctionTables.externalIds) },
  getPlayerEvidence: { terms: measured.termsTable },
  getPlayersEvidenceAcrossMatches: { rowTerms: measured.rowTermsTable },
  getMatchFlow: { flow: parseTable(correctionTables.flow) },
  getMatchRevisions: { revisions: parseTable(correctionTables.revisions) },
  getRevisionComparison: { revisionChanges: parseTable(correctionTables.revisionChanges) },
  getChanges: { changes: parseTable(correctionTables.changes) },
  getMatchInsAndOuts: { insAndOuts: parseTable(correctionTables.insAndOuts) },
  getPlayersAcrossMatches: {
    ...Object.fromEntries(groups.map((name) => [name, ofRow(measured.columnsOf([name]))])),
    statistic: ofStatistic(measured.statistic),
    compared: ofStatistic(measured.compared),
  },
  getPersonMatches: { matchOfPerson: ofRow(measured.matchOfPerson), matchOfSquad: ofRow(measured.matchOfSquad) },
};

function tableText(contract: ContractDocument, id: string, name: string, { rows, columns }: Table): string {
  const typed = columns.map((column) => {
    const path = column.path.map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
    // Clients add the last of the steps of a statistic.
    const declared = path.flatMap((step) => (step === 'last' ? ['steps', 0] : [step]));
    return JSON.stringify({ ...column, path, ...memberType(contract, id, rows, { ...column, path: declared }) });
  });
  return `${JSON.stringify(name)}:{"rows":${JSON.stringify(rows)},"columns":[\n${typed.join(',\n')}]}`;
}

/**
 * Generates the tables of responses that the server does not return as CSV, for the Python and R packages. Their types
 * are those of the contract.
 */
export function generateAnswers(contract: ContractDocument): ReadonlyMap<string, string> {
  const texts = Object.entries(tables).flatMap(([id, named]) =>
    Object.entries(named).map(([name, table]) => tableText(contract, id, name, table)),
  );
  const json = `{\n${texts.join(',\n')}\n}\n`;
  return new Map([
    ['clients/python/src/goalsquare/_answers.json', json],
    ['clients/r/inst/answers.json', json],
  ]);
}

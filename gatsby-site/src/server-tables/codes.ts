import {
  chainEndTypes,
  chainStartTypes,
  matchTypes,
  officialPositions,
  positionTypes,
  pressures,
  rotationTypes,
  seasonPositions,
  selectedPositions,
  shotResults,
  transactionCodes,
  transactionTypes,
  turnoverCreations,
  turnoverStates,
  turnoverTypes,
} from '@goalsquare/engine';
import { code, type ServerTable } from './server-table';

/** Returns a table of a list's entries, with a column for each of the given members. */
const shown = (list: object, columns: readonly string[]): ServerTable => ({
  columns,
  rows: (Object.values(list) as readonly Readonly<Record<string, unknown>>[]).map((entry) =>
    columns.map((column) => (column === 'code' ? code(String(entry[column])) : String(entry[column]))),
  ),
});

const [words, described, grouped] = [
  ['id', 'code', 'name'],
  ['id', 'code', 'name', 'description'],
  ['id', 'code', 'name', 'type', 'typeCode'],
];

const lists: Readonly<Record<string, ServerTable>> = {
  chainStartTypes: shown(chainStartTypes, grouped),
  chainEndTypes: shown(chainEndTypes, grouped),
  turnoverTypes: shown(turnoverTypes, words),
  turnoverStates: shown(turnoverStates, words),
  turnoverCreations: shown(turnoverCreations, words),
  matchTypes: shown(matchTypes, words),
  rotationTypes: shown(rotationTypes, words),
  positionTypes: shown(positionTypes, described),
  seasonPositions: shown(seasonPositions, described),
  selectedPositions: shown(selectedPositions, described),
  officialPositions: shown(officialPositions, described),
  pressures: shown(pressures, ['code', 'name', 'points']),
  shotResults: shown(shotResults, ['code', 'name', 'points']),
  transactionTypes: {
    columns: ['code', 'name'],
    rows: transactionCodes.map((one) => [code(one), transactionTypes[one].name]),
  },
};

/** Returns a table of codes defined by the engine. **Throws** if no list has the name. */
export function codeTable(name: string): ServerTable {
  const list = lists[name];
  if (list === undefined)
    throw new Error(`a list of codes ${name} does not exist; there are ${Object.keys(lists).join(', ')}`);
  return list;
}

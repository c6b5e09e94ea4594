import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { metricCodes } from '@goalsquare/engine';
import { expect } from 'chai';
import { exportTables, tableNames } from '../src/export/tables/index.js';
import type { Column } from '../src/import/match-columns.js';
import { eventColumns } from '../src/import/chains-csv/events.js';
import { matchColumns } from '../src/import/chains-csv/matches.js';
import { transactions } from '../src/import/chains-csv/vocabulary.js';
import { personColumns } from '../src/import/companions/persons.js';
import { placingColumns } from '../src/import/companions/placings.js';
import { squadColumns } from '../src/import/companions/squads.js';
import { venueColumns } from '../src/import/companions/venues.js';
import { playerStatisticsColumns } from '../src/import/player-statistics-csv/columns.js';
import { resultColumns } from '../src/import/results-csv/columns.js';
import { chainsWith } from './support/chains-csv.js';
import { folders } from './support/folder.js';

const newFolder = folders();

const page = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

/** Words of a page that are formatted as code. */
const codesOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code));

describe('the pages on importing and exporting', () => {
  const importing = new Set([...codesOf(page('real-data.md')), ...codesOf(page('source-columns.md'))]);
  /** Columns of player statistics that are not those of results too, and are read from files of others. */
  const playerColumns = Object.fromEntries(
    Object.entries(playerStatisticsColumns).flatMap(([column, of]) =>
      Object.hasOwn(resultColumns, column) ? [] : [[column, of]],
    ),
  );
  const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
    results: resultColumns,
    'player statistics': playerColumns,
    squads: squadColumns,
    persons: personColumns,
    venues: venueColumns,
    placings: placingColumns,
  };

  /** Columns that a page describes by the first and the last of their kind. */
  const isOneOfMany = (column: string): boolean => /_q\d+_(?:goals|behinds)$/u.test(column);

  for (const [name, columns] of Object.entries(tables)) {
    it(`list every column of ${name}, by each of its names`, () => {
      const names = Object.entries(columns).flatMap(([column, { names: all }]) =>
        isOneOfMany(column) ? [] : [...all],
      );
      const counted = names.filter(
        (column) => !/^(?:(?:home|away)_(?:goals|behinds)|(?:goals|behinds)_[12])$/u.test(column),
      );
      expect(counted.filter((column) => !importing.has(column))).to.deep.equal([]);
    });
  }

  const events = page('event-format.md');
  it('list every column and type of event files', () => {
    const listed = codesOf(events);
    const names = [...Object.keys(eventColumns), ...Object.keys(matchColumns), ...Object.keys(transactions)];
    expect(names.filter((name) => !listed.has(name))).to.deep.equal([]);
  });

  it('have an example of thirty events that imports as it is', () => {
    const [eventRows = '', matchRows = ''] = [...events.matchAll(/```csv\n([^`]+)```/gu)].map(([, text = '']) => text);
    expect(eventRows.trim().split('\n')).to.have.lengthOf(31);
    const { findings, logs } = chainsWith(newFolder(), {}, { events: eventRows, matches: matchRows });
    expect([findings, logs.length]).to.deep.equal([[], 1]);
  });

  const exporting = codesOf(page('export.md'));
  for (const name of tableNames) {
    it(`list every column of the table ${name}`, () => {
      const columns = exportTables[name]([]).columns.map((column) =>
        column.name.replace(/^away(?=[A-Z](?!core))/u, 'home'),
      );
      expect(
        columns.filter((column) => !exporting.has(column) && !/^homeQ\d(?:Goals|Behinds)$/u.test(column)),
      ).to.deep.equal([]);
    });
  }

  it('list no column that no table has', () => {
    const known = new Set<string>([
      ...tableNames.flatMap((name) => exportTables[name](metricCodes).columns.map((column) => column.name)),
      ...tableNames,
    ]);
    const listed = [...codesOf(page('export.md').split('## Columns')[1] ?? '')];
    expect(listed.filter((column) => !known.has(column) && !['home', 'away'].includes(column))).to.deep.equal([]);
  });
});

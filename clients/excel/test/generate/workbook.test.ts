import { readFileSync } from 'node:fs';
import { tables, type OperationId } from '@goalsquare/openapi';
import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';
import { parseM } from '../support/m/parse.js';
import { standard } from '../support/m/standard.js';
import { unresolved } from '../support/m/unresolved.js';
import { sectionOf } from '../../generate/workbook/data-mashup.js';
import { fixtureFirst, frozenColumns, libraryQueries, sheetQueries } from '../../generate/workbook/queries.js';
import { styleNumber } from '../../generate/workbook/styles.js';
import { lettersOf } from '../../generate/workbook/sheets.js';

const file = unzipSync(readFileSync(new URL('../../goalsquare.xlsx', import.meta.url)));
const part = (path: string): string => strFromU8(file[path] ?? new Uint8Array());
const sheets = Object.keys(sheetQueries) as readonly (keyof typeof sheetQueries)[];

/** The columns of a table of an operation. */
function columnsOf(id: OperationId): readonly string[] {
  const { default: first, tables: all } = tables().operations[id];
  return all[first]?.columns.map((column) => column.name) ?? [];
}

const metrics = ['Disposal', 'Kick', 'Handball', 'Mark', 'Tackle', 'Clearance', 'Inside 50', 'Goal', 'Behind'];
const first = (names: readonly string[], all: readonly string[]): readonly string[] => [
  ...names,
  ...all.filter((name) => !names.includes(name)),
];
const shownColumns: Readonly<Record<keyof typeof sheetQueries, readonly string[]>> = {
  Fixture: first(fixtureFirst, [...columnsOf('getFixture'), 'made_from']),
  Ladder: columnsOf('getLadder'),
  PlayerStatistics: ['Player', 'Jumper', 'Squad', ...metrics, 'Played', 'Player id', 'Squad id', 'Match id'],
  SquadStatistics: ['Squad', ...metrics, 'Squad id', 'Match id'],
  Shots: columnsOf('getMatchShots'),
  Levels: ['Level', ...columnsOf('getLevels')],
  Seasons: ['Season', ...columnsOf('getLevelSeasons').filter((name) => name !== 'season_id')],
};

/**
 * The streams of the queries, each of which is preceded by its length. **Throws** where something is left over, or
 * missing.
 */
function streams(): readonly Uint8Array[] {
  const text = Buffer.from(file['customXml/item1.xml'] ?? []).toString('utf16le');
  const bytes = Buffer.from(
    /<DataMashup xmlns="http:\/\/schemas\.microsoft\.com\/DataMashup">([^<]+)</u.exec(text)?.[1] ?? '',
    'base64',
  );
  expect(bytes.readInt32LE(0)).to.equal(0);
  const found: Uint8Array[] = [];
  let at = 4;
  while (at < bytes.length) {
    const length = bytes.readInt32LE(at);
    found.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  expect(at).to.equal(bytes.length);
  return found;
}

describe('the workbook', () => {
  const [packageParts = new Uint8Array(), permissions = new Uint8Array(), metadata = new Uint8Array(), ...rest] =
    streams();
  const packed = unzipSync(packageParts);
  const section = strFromU8(packed['Formulas/Section1.m'] ?? new Uint8Array());

  it('holds its queries in the streams that Excel reads: parts, permissions, metadata and a checksum', () => {
    expect(Object.keys(packed)).to.have.members(['Config/Package.xml', '[Content_Types].xml', 'Formulas/Section1.m']);
    expect(strFromU8(permissions)).to.contain('<FirewallEnabled>true</FirewallEnabled>');
    expect(rest).to.have.lengthOf(1);
    const view = Buffer.from(metadata);
    const length = view.readInt32LE(4);
    expect(view.readInt32LE(0)).to.equal(0);
    expect(view.readInt32LE(8 + length)).to.equal(view.length - 12 - length);
    for (const name of [...sheets, 'Goalsquare', 'GoalsquareOperations'])
      expect(view.subarray(8, 8 + length).toString()).to.contain(`<ItemPath>Section1/${name}</ItemPath>`);
  });

  it('has the current library; if not, run `npm run generate -- workbook`', () => {
    const queries = libraryQueries({
      url: 'http://localhost:8080',
      token: 'sandbox-transactional',
      choices: { Level: '', Season: 2026, Match: '' },
    });
    expect(section).to.equal(
      sectionOf([...queries, ...sheets.map((name) => ({ name, text: sheetQueries[name], kind: 'table' }) as const)]),
    );
  });

  it('is a section of M that the parser takes, whose names are all known', async () => {
    const named = [...section.matchAll(/^shared (\w+) =/gmu)].map(([, name = '']) => name);
    const known = new Set([
      ...named,
      ...Object.keys(standard(() => Promise.reject(new Error('nothing is asked for')))),
    ]);
    expect(unresolved(await parseM(section), known)).to.deep.equal([]);
    expect(named).to.include.members([...sheets]);
  });

  for (const [at, name] of sheets.entries()) {
    it(`fills ${name} by its query, with its columns in their order`, () => {
      const columns = shownColumns[name];
      const table = part(`xl/tables/table${at + 1}.xml`);
      expect(table).to.contain(`displayName="${name}"`);
      expect([...table.matchAll(/<tableColumn [^>]*name="([^"]+)"/gu)].map(([, column]) => column)).to.deep.equal(
        columns,
      );
      expect(
        [...part(`xl/queryTables/queryTable${at + 1}.xml`).matchAll(/<queryTableField [^>]*name="([^"]+)"/gu)].map(
          ([, column]) => column,
        ),
      ).to.deep.equal(columns);
      const rows = [...part(`xl/worksheets/sheet${at + 2}.xml`).matchAll(/<row /gu)].length;
      expect(Number(/ref="A1:[A-Z]+(\d+)"/u.exec(table)?.[1]))
        .to.equal(rows)
        .and.be.greaterThan(2);
      expect(part('xl/connections.xml'))
        .to.contain(`id="${at + 1}" keepAlive="1" name="Query - ${name}"`)
        .and.contain(`Location=${name};`);
    });
  }

  it('has the metadata by which Excel fills each sheet with its query', () => {
    const text = Buffer.from(metadata).toString();
    for (const name of sheets) expect(text).to.contain(`<Entry Type="FillTarget" Value="s${name}" />`);
  });

  it('has cells for level, season and match, with lists from its tables', () => {
    const [start, book] = [part('xl/worksheets/sheet1.xml'), part('xl/workbook.xml')];
    for (const [name, cell, list] of [
      ['Level', 'B5', 'Levels[Level]'],
      ['Season', 'B6', 'Seasons[Season]'],
      ['Match', 'B7', 'Fixture[Match]'],
    ] as const) {
      expect(book).to.contain(`<definedName name="Chosen${name}">Start!$B$${cell.slice(1)}</definedName>`);
      expect(book).to.contain(`<definedName name="${name}List">${list}</definedName>`);
      expect(start).to.contain(`sqref="${cell}"><formula1>${name}List</formula1></dataValidation>`);
    }
  });

  it('fits each sheet in the width of a page', () => {
    const all = Object.keys(file).filter((path) => path.startsWith('xl/worksheets/sheet'));
    expect(all).to.have.lengthOf(sheets.length + 2);
    for (const path of all)
      expect(part(path), path).to.contain('<pageSetUpPr fitToPage="1"/>').and.contain('fitToWidth="1" fitToHeight="0"');
    for (const name of sheets) expect(part('xl/workbook.xml')).to.match(new RegExp(`>${name}![$]A:[$][A-Z]+<`, 'u'));
  });

  it('opens at a sheet that links to all others and names the queries to change', () => {
    const [start, texts] = [part('xl/worksheets/sheet1.xml'), part('xl/sharedStrings.xml')];
    expect([...start.matchAll(/<hyperlink ref="A\d+" location="(\w+)!A1"/gu)].map(([, name]) => name)).to.deep.equal([
      ...sheets,
      'Pivot',
    ]);
    expect(start).to.contain('tabSelected="1"');
    for (const setting of ['GoalsquareUrl', 'GoalsquareToken', 'Anonymous']) expect(texts).to.contain(setting);
  });

  for (const [at, name] of sheets.entries()) {
    it(`keeps the names of ${name} in view, in columns wide enough for them`, () => {
      const table = part(`xl/worksheets/sheet${at + 2}.xml`);
      expect(table).to.contain(
        frozenColumns[name] === 0
          ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
          : '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
      );
      const widths = [...table.matchAll(/<col [^>]*width="(\d+)"/gu)].map(([, width]) => Number(width));
      const columns = [...part(`xl/tables/table${at + 1}.xml`).matchAll(/<tableColumn [^>]*name="([^"]+)"/gu)].map(
        ([, column = '']) => column,
      );
      expect(widths).to.have.lengthOf(columns.length);
      for (const [place, column] of columns.entries())
        expect(widths[place], column).to.be.within(Math.min(50, column.length + 4), 50);
      expect(part('xl/workbook.xml')).to.contain(
        `<definedName name="_xlnm.Print_Titles" localSheetId="${at + 1}">${name}!$1:$1</definedName>`,
      );
    });
  }

  it('shows each level whole, because its ids are at the end', () => {
    const table = part(`xl/worksheets/sheet${sheets.indexOf('Levels') + 2}.xml`);
    const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(([, text = '']) => text);
    const levels = [...table.matchAll(/<c r="A\d+"[^>]*t="s"[^>]*><v>(\d+)<\/v>/gu)].map(([, at]) => texts[Number(at)]);
    expect(levels).to.have.lengthOf.above(1);
    const width = Number(/<col min="1" max="1" width="(\d+)"/u.exec(table)?.[1]);
    expect(Math.max(...levels.map((level = '') => level.length))).to.be.below(width);
  });

  it('shows dates as dates, by styles it has', () => {
    const styles = part('xl/styles.xml');
    const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/gu)].map(([, id, code]) => [
      id,
      code,
    ]);
    const looks = [
      ...(/<cellXfs[^>]*>(.*)<\/cellXfs>/su.exec(styles)?.[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/gu),
    ].map(([, id]) => id);
    const cells = [...part('xl/worksheets/sheet2.xml').matchAll(/<c r="([A-Z]+)2"(?: s="(\d+)")?/gu)];
    const columns = tables().operations.getFixture.tables.matches?.columns ?? [];
    for (const [, letters = '', style = '0'] of cells) {
      const name = shownColumns.Fixture.find((_, place) => lettersOf(place) === letters);
      const { type } = columns.find((column) => column.name === name) ?? {};
      const code = formats.find(([id]) => id === looks[Number(style)])?.[1];
      expect(code, letters).to.equal(
        type === 'date' ? String.raw`yyyy\-mm\-dd` : type === 'date-time' ? String.raw`yyyy\-mm\-dd\ hh:mm` : undefined,
      );
    }
  });

  it('shows metrics as whole numbers, by their format', () => {
    const row = /<row r="2"[^>]*>(.*?)<\/row>/su.exec(part('xl/worksheets/sheet4.xml'))?.[1] ?? '';
    expect(row).to.match(new RegExp(`<c r="D2" s="${styleNumber('whole')}"><v>\\d+</v></c>`, 'u'));
  });

  it('names nobody, and no place on a disk', () => {
    for (const [path, bytes] of Object.entries({ ...file, ...packed }))
      expect(strFromU8(bytes), path).not.to.match(/<dc:creator>|lastModifiedBy|[A-Z]:\\|\/home\/|\/work\/|\/tmp\//u);
  });

  it('names in its package every part it has, and no other', () => {
    const overridden = [...part('[Content_Types].xml').matchAll(/PartName="\/([^"]+)"/gu)].map(([, path]) => path);
    expect(Object.keys(file)).to.include.members(overridden);
    const related = Object.keys(file).filter(
      (path) => !path.endsWith('.rels') && path !== '[Content_Types].xml' && path !== 'customXml/item1.xml',
    );
    expect(overridden).to.have.members(related);
  });
});

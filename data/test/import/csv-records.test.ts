import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { csvRecords } from '../../src/import/csv-records.js';
import { DataError } from '../../src/log/fault.js';
import { rowsOfCsv } from '../fuzz/rows-of-csv.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';

/** More than one step of reading. */
const ROWS = 50_000;
const rowsOf = (row: (n: number) => string): string => Array.from({ length: ROWS }, (_, n) => row(n)).join('');

/** Texts that steps cut at any place, and the line of the last of their rows. */
const texts: readonly (readonly [what: string, text: string, lastLine: number])[] = [
  ['plain rows', `a,b,c\n${rowsOf((n) => `${n},Pine Höllow,${'x'.repeat(n % 50)}\n`)}`, ROWS + 1],
  ['Windows line ends and no last one', `a,b,c\r\n${rowsOf((n) => `${n},Pine Hollow,${n}\r\n`)}1,2,3`, ROWS + 2],
  ['empty lines', `a,b,c\n${rowsOf((n) => `${n},Pine Hollow,${n * 7919}\n\n`)}`, 2 * ROWS],
  ['line breaks in quotes', `a,b,c\n${rowsOf((n) => `${n},"Pine\nHollow, ""Ash""",${n}\n`)}`, 2 * ROWS],
  ['a quote in a late row', `a,b,c\n${rowsOf((n) => `${n},${n === 40_000 ? '"\n"' : 'Pine Hollow'},\n`)}`, ROWS + 2],
  ['carriage returns only', `a,b,c\r${rowsOf((n) => `${n},Pine Hollow,${n}\r`)}`, ROWS + 1],
];

describe('records of a large CSV file', () => {
  const folder = folders();
  const recordsOf = (text: string) => [...csvRecords(path.join(folder({ 'a.csv': text }), 'a.csv'), (head) => head)];

  for (const [what, text, lastLine] of texts)
    it(`are those of another reader, with ${what}`, () => {
      const records = recordsOf(text);
      const [expected, found] = [rowsOfCsv(Buffer.from(text)), records.map(({ fields }) => fields)];
      expect(found.length).to.equal(expected.length);
      expect(found.findIndex((fields, at) => fields.join('|') !== expected[at]?.join('|'))).to.equal(-1);
      expect(records.at(-1)?.line).to.equal(lastLine);
    });

  for (const [what, row, line, allowed] of [
    ['a field too few', '1,2\n', 40_002, 'CSV; Invalid Record Length: expect 3, got 2 on line 40002'],
    [
      'a quote in a field',
      '1,2"2,3\n',
      40_002,
      'CSV; Invalid Opening Quote: a quote is found on field 1 at line 40002',
    ],
    ['a quote without an end', '1,"2,3\n', 40_002, 'CSV; a quoted field that begins in this row is not closed'],
  ] as const)
    it(`are refused at the line that has ${what}`, () => {
      const text = `a,b,c\n${rowsOf((n) => (n === 40_000 ? row : `${n},Pine Hollow,${n}\n`))}`;
      expect(() => recordsOf(text))
        .to.throw(DataError)
        .with.nested.include({ 'faults[0].line': line })
        .and.nested.property('faults[0].allowed')
        .that.satisfies((found: string) => found.startsWith(allowed), allowed);
    });

  it('are refused beyond the rows that an import has memory for, as are games of JSON', async () => {
    const results = `Season,Round,Date,Home.Team,Away.Team\n${'2031,1,,Otters,Herons\n'.repeat(50_001)}`;
    const games = JSON.stringify({ games: Array.from({ length: 50_001 }, () => ({})) });
    const dir = folder({ 'results.csv': results, 'games.json': games });
    for (const [words, message] of [
      [['results-csv', '--results', path.join(dir, 'results.csv')], 'results.csv:50002: the line: found nothing'],
      [['squiggle-json', path.join(dir, 'games.json')], 'games.json: games: found 50001'],
    ] as const) {
      const { code, complaints } = await said(['import', '--out', path.join(dir, 'out'), '--format', ...words]);
      expect(code).to.equal(1);
      expect(complaints).to.match(
        new RegExp(`^${message}, allowed is at most \\d+ (?:rows|games): split the file`, 'u'),
      );
    }
  });

  it('are refused, before anything is read, if the file is too large', () => {
    const file = path.join(folder({ 'a.csv': '' }), 'a.csv');
    truncateSync(file, 300 * 1024 * 1024);
    expect(() => [...csvRecords(file, (head) => head)]).to.throw(
      /a\.csv: the file: found 314572800, allowed is at most \d+ bytes: split the file by season/u,
    );
  });
});

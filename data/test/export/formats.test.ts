import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { exportFormats } from '../../src/export/formats/index.js';
import type { Cell, TableHeader } from '../../src/export/table.js';
import { fromCsv, fromJsonl, fromParquet } from '../support/export.js';
import { folders } from '../support/folder.js';

const tableOf = (columns: TableHeader['columns']): TableHeader => ({ name: 't', is: 't', columns });

const mixed = tableOf([
  { name: 'whole', kind: 'integer', is: '' },
  { name: 'number', kind: 'number', is: '' },
  { name: 'words', kind: 'text', is: '' },
  { name: 'yes', kind: 'flag', is: '' },
]);

const arbitraryRow = fc.tuple(
  fc.option(fc.integer({ min: -2147483648, max: 2147483647 }), { nil: undefined }),
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
  fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined }),
  fc.option(fc.boolean(), { nil: undefined }),
);

const named = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) =>
    Object.fromEntries(
      mixed.columns.flatMap(({ name }, at) =>
        row[at] === undefined ? [] : [[name, Object.is(row[at], -0) ? 0 : row[at]]],
      ),
    ),
  );

describe('formats of an export', () => {
  const newFolder = folders();

  it('give back the cells they were given, in whatever portions', async () => {
    const folder = newFolder();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(arbitraryRow, { maxLength: 5 }), { maxLength: 4 }), async (portions) => {
        const [jsonl, csv, parquet] = (['jsonl', 'csv', 'parquet'] as const).map((name) => {
          const file = path.join(folder, name);
          const writer = exportFormats[name].begin(file, mixed);
          for (const rows of portions) writer.write(rows);
          writer.end();
          return file;
        });
        const expected = named(portions.flat());
        expect(fromJsonl(jsonl ?? '')).to.deep.equal(expected);
        expect(fromCsv(csv ?? '', mixed)).to.deep.equal(expected);
        expect(
          (await fromParquet(parquet ?? '')).map((row) =>
            Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Object.is(value, -0) ? 0 : value])),
          ),
        ).to.deep.equal(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('give back many whole numbers, each stored once however often it comes', async () => {
    const file = path.join(newFolder(), 'parquet');
    const column = tableOf([{ name: 'n', kind: 'integer', is: '' }]);
    const cells = Array.from({ length: 4000 }, (_, at) => (at % 5 === 0 ? undefined : ((at * at) % 997) * 65_536 - 8));
    const writer = exportFormats.parquet.begin(file, column);
    writer.write(cells.map((cell) => [cell]));
    writer.end();
    expect((await fromParquet(file)).map(({ n }) => n)).to.deep.equal(cells);
    const [group] = (await parquetMetadataAsync(await asyncBufferFromFile(file))).row_groups;
    expect(group?.columns[0]?.meta_data?.encodings).to.include('RLE_DICTIONARY');
  });

  it('guard the names of CSV that a spreadsheet would run, and nothing else', () => {
    const file = path.join(newFolder(), 't.csv');
    const writer = exportFormats.csv.begin(
      file,
      tableOf([
        { name: 'name', kind: 'text', is: '', chosen: true },
        { name: 'text', kind: 'text', is: '' },
      ]),
    );
    const beginnings = ['=1+1', '+a', '-1+a', '-1', '@a', '\tb', 'c=', 'x;=1', ''];
    writer.write(beginnings.map((text) => [text, text]));
    writer.end();
    expect(readFileSync(file, 'utf8').split('\r\n').slice(1, -1)).to.deep.equal([
      `'=1+1,=1+1`,
      `'+a,+a`,
      `'-1+a,-1+a`,
      '-1,-1',
      `'@a,@a`,
      `'\tb,\tb`,
      'c=,c=',
      `x;'=1,x;=1`,
      ',',
    ]);
  });

  it('write Parquet in groups of rows, so that no more than one is held', async () => {
    const file = path.join(newFolder(), 't.parquet');
    const columns = Array.from({ length: 500 }, (_, at) => ({ name: `c${at}`, kind: 'integer' as const, is: '' }));
    const writer = exportFormats.parquet.begin(file, tableOf(columns));
    for (let at = 0; at < 45; at += 1)
      writer.write(Array.from({ length: 100 }, (_, row) => columns.map((__, column) => at * 100 + row + column)));
    writer.end();
    const { row_groups: groups } = await parquetMetadataAsync(await asyncBufferFromFile(file));
    expect(groups.map(({ num_rows: rows }) => Number(rows))).to.deep.equal([2000, 2000, 500]);
    expect((await fromParquet(file, 4321))[0]).to.deep.include({ c0: 4321, c499: 4820 });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { parquetWriteBuffer, type BasicType } from 'hyparquet-writer';
import { withoutParquet, type ParquetLimits } from '../../src/import/parquet/without-parquet.js';
import { said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { digests } from '../support/inputs.js';

const newFolder = folders();

/** The columns of results, as R or Python writes them to Parquet: numbers, dates and gaps. */
const columns: readonly (readonly [string, BasicType, readonly unknown[]])[] = [
  ['season', 'INT32', [2031, 2031]],
  ['round', 'STRING', ['1', 'Finals Week 1']],
  ['date', 'TIMESTAMP', [new Date('2031-03-20T00:00:00Z'), new Date('2031-09-05T09:40:00Z')]],
  ['home', 'STRING', ['Otters', 'Otters']],
  ['away', 'STRING', ['Herons', 'Herons']],
  ['home_goals', 'DOUBLE', [10, undefined]],
  ['home_behinds', 'INT64', [5n, undefined]],
  ['away_goals', 'INT64', [9n, undefined]],
  ['away_behinds', 'INT64', [8n, undefined]],
];
const csv = `season,round,date,home,away,home_goals,home_behinds,away_goals,away_behinds
2031,1,2031-03-20,Otters,Herons,10,5,9,8
2031,Finals Week 1,2031-09-05T09:40:00Z,Otters,Herons,,,,
`;
const parquet = (): Buffer =>
  Buffer.from(
    parquetWriteBuffer({ columnData: columns.map(([name, type, data]) => ({ name, type, data: [...data] })) }),
  );

/** The same with a compression that only some versions of Node know. */
const zstandard = (): Buffer =>
  Buffer.from(
    parquetWriteBuffer({
      columnData: columns.map(([name, type, data]) => ({ name, type, data: [...data] })),
      codec: 'ZSTD',
      compressors: { ZSTD: (bytes) => bytes },
    }),
  );

const importing = (folder: string, name: string, text: string | Uint8Array) => {
  put(folder, { [name]: text });
  const words = ['import', '--format', 'results-csv', '--results', path.join(folder, name)];
  return said([...words, '--out', path.join(folder, 'out')]);
};

describe('files of Parquet', () => {
  it('are read one after another, so that a broken one ends the import', async () => {
    const folder = newFolder({ 'a.parquet': parquet().subarray(0, 200), 'b.parquet': parquet() });
    const [first, second] = ['a.parquet', 'b.parquet'].map((name) => path.join(folder, name)) as [string, string];
    const words = ['import', '--format', 'results-csv', '--results', first, '--fixture', second];
    const { code, complaints } = await said([...words, '--out', path.join(folder, 'out')]);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^a\.parquet: the file: .* Parquet; /u);
  });
});

/** A file of 5,000 rows and about 280,000 bytes, of which gzip leaves a tenth. */
const packed = (gzip: (bytes: Uint8Array) => Uint8Array): Buffer => {
  const data = Array.from({ length: 5000 }, (_, n) => `${'x'.repeat(50)}${n}`);
  const columnData = [{ name: 'a', type: 'STRING' as const, data, encoding: 'PLAIN' as const }];
  return Buffer.from(parquetWriteBuffer({ columnData, codec: 'GZIP', compressors: { GZIP: gzip } }));
};

describe('a large file of Parquet', () => {
  const honest = packed((bytes) => gzipSync(bytes));
  const bomb = packed((bytes) => gzipSync(Buffer.concat([bytes, Buffer.alloc(2_000_000)])));
  const enough: ParquetLimits = { bytes: 1e6, rows: 1e6, milliseconds: 100_000, heapMegabytes: 1024 };
  const cases: readonly (readonly [string, Buffer, Partial<ParquetLimits>, RegExp])[] = [
    ['has many bytes', honest, { bytes: 1000 }, /Parquet; at most 1000 bytes; it has \d+$/u],
    ['unpacks to many', honest, { bytes: 100_000 }, /at most 100000 bytes in a row group; it has \d+$/u],
    ['unpacks to more than it says', bomb, { bytes: 500_000 }, /larger than 500000 bytes$/u],
    ['has many rows', honest, { rows: 10 }, /at most 10 rows; it has 5000$/u],
    ['keeps the reader busy', honest, { milliseconds: 1 }, /^DataError: a\.parquet: .* more than 0\.001 s of CPU$/u],
    ['fills the memory', honest, { heapMegabytes: 1 }, /^DataError: a\.parquet: .* more than 1 MB$/u],
  ];
  for (const [what, bytes, limits, complaint] of cases)
    it(`is refused if it ${what}`, async () => {
      const files = { results: path.join(newFolder({ 'a.parquet': bytes }), 'a.parquet') };
      const error = await withoutParquet(files, () => Promise.resolve(''), { ...enough, ...limits }).catch(String);
      expect(error).to.match(complaint);
    });

  it('is read within the limits', async () => {
    const files = { results: path.join(newFolder({ 'a.parquet': honest }), 'a.parquet') };
    const rows = await withoutParquet(files, ({ results }) => Promise.resolve(readFileSync(results, 'utf8')), {
      ...enough,
      bytes: 500_000,
      rows: 5000,
    });
    expect(rows.split('\n')).to.have.lengthOf(5002);
  });
});

describe('a file of Parquet', () => {
  it('is imported as the same rows of CSV are', async () => {
    const [one, other] = [newFolder(), newFolder()];
    const { code, out, complaints } = await importing(one, 'results.parquet', parquet());
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out).to.match(/^ {2}results\.parquet: 2 rows, 2 imported, 0 left out$/mu);
    await importing(other, 'results.csv', csv);
    expect([...digests(path.join(one, 'out'))]).to.deep.equal([...digests(path.join(other, 'out'))]);
    expect(readdirSync(path.join(one, 'out'))).to.have.lengthOf(3);
  });

  const refused: readonly (readonly [string, string, Uint8Array, RegExp])[] = [
    ['that is cut short', 'results.parquet', parquet().subarray(0, 200), /^results\.parquet: the file: .* Parquet; /u],
    [
      'that is compressed by Zstandard',
      'results.parquet',
      zstandard(),
      /have ZSTD: write it with compression = "snappy"/u,
    ],
    ['that is none', 'results.parquet', Buffer.from(csv), /^results\.parquet: the file: .* Parquet; /u],
    ['with another name', 'results.csv', parquet(), /this is Parquet: give the file a name that ends with \.parquet/u],
  ];
  for (const [what, name, bytes, complaint] of refused)
    it(`is refused ${what}, and nothing is written`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, name, bytes);
      expect(code).to.equal(1);
      expect(complaints).to.match(complaint);
      expect(readdirSync(folder)).to.deep.equal([name]);
      expect(readFileSync(path.join(folder, name))).to.have.lengthOf(bytes.length);
    });
});

import { tableFromIPC } from '@uwdata/flechette';
import { expect } from 'chai';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { Written } from '../../../src/answers/json/written.js';
import type { Steps } from '../../../src/domain/work-queue.js';
import { flatColumns, type FlatRow } from '../../../src/features/across/flat-columns.js';
import { fileOf, type FileFormat } from '../../../src/features/across/formats.js';

const ROWS = 5_300;

const flatRow = (n: number): FlatRow => ({
  row: { round: n, matches: 3, seconds: n % 7 },
  statistic: {
    code: 'KICK',
    measure: 'perMatch',
    value: n / 4,
    valueDisplay: String(n),
    order: n + 1,
    rank: n + 1,
    ...(n % 3 !== 0 && { percentile: n % 100 }),
  },
});

const table = {
  columns: flatColumns(['round'], ['matches', 'percentile']),
  rows: Array.from({ length: ROWS }, (_, n) => flatRow(n)),
};

const expected = table.rows.map((flat) =>
  Object.fromEntries(table.columns.map(({ name, of }) => [name, of(flat) ?? null])),
);

function runAll<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const written = (format: FileFormat): Promise<Written> => fileOf(format, table, runAll);

const piecesOf = ({ body }: Written): readonly Buffer[] =>
  (typeof body === 'string' || body instanceof Uint8Array ? [body] : [...body]).map((piece) => Buffer.from(piece));

/** Bytes that fit into one read, without those of other buffers. */
const exact = (pieces: readonly Buffer[]): ArrayBuffer => new Uint8Array(Buffer.concat(pieces)).buffer;

describe('files of many rows', () => {
  it('are Arrow in pieces, each with some hundred rows', async () => {
    const pieces = piecesOf(await written('arrow'));
    expect(pieces.length).to.be.greaterThan(10);
    expect(Math.max(...pieces.map(({ length }) => length))).to.be.lessThan(64_000);
    const found = tableFromIPC(new Uint8Array(exact(pieces)));
    expect(found.toArray()).to.deep.equal(expected);
    expect(found.schema.fields.map(({ name }) => name)).to.deep.equal(table.columns.map(({ name }) => name));
  });

  it('are Parquet without statistics and indexes of pages, so that the last step is short', async () => {
    const file = exact(piecesOf(await written('parquet')));
    expect(await parquetReadObjects({ file })).to.deep.equal(expected);
    const groups = parquetMetadata(file).row_groups;
    expect(groups.length).to.equal(1);
    for (const { columns } of groups)
      for (const { column_index_offset, offset_index_offset, meta_data } of columns)
        expect([column_index_offset, offset_index_offset, meta_data?.statistics]).to.deep.equal(
          Array(3).fill(undefined),
        );
  });
});

import { toArrow } from '@goalsquare/client/arrow';
import { dateDay, int32, tableFromIPC, tableToIPC, timestamp, TimeUnit, utf8, type DataType } from '@uwdata/flechette';
import { expect } from 'chai';
import { asRows } from '../src/table-rows.js';
import { client } from './support/server.js';

/** Writes a table as a stream of Arrow, and reads it again. */
async function readAgain(rows: Parameters<typeof toArrow>[0]): Promise<ReturnType<typeof tableFromIPC>> {
  const bytes = tableToIPC(await toArrow(rows), { format: 'stream' });
  return tableFromIPC(bytes ?? [], { useDate: true });
}

const typesOf = ({ schema }: ReturnType<typeof tableFromIPC>): Readonly<Record<string, DataType>> =>
  Object.fromEntries(schema.fields.map(({ name, type }) => [name, type]));

describe('toArrow', () => {
  it('has the columns, the cells and the types of rows', async () => {
    const ladder = await client().ladder(2025, 2);
    const table = await readAgain(ladder);
    expect(table.names).to.deep.equal(ladder.columns);
    expect(table.toArray()).to.deep.equal(ladder);
    expect(typesOf(table)).to.deep.include({ position: int32(), squad_code: utf8() });
  });

  it('has dates and instants as such, and whole numbers also where all are missing', async () => {
    const fixture = await client().fixture(2025);
    const table = await readAgain(fixture);
    const { match_date: date, utc_match_start: start, attendance } = typesOf(table);
    expect([date, start]).to.deep.equal([dateDay(), timestamp(TimeUnit.MILLISECOND, 'UTC')]);
    expect(attendance ?? int32()).to.deep.equal(int32());
    const [first] = table.toArray() as unknown as readonly {
      readonly utc_match_start: Date;
      readonly match_date: Date;
    }[];
    expect(first?.utc_match_start).to.deep.equal(new Date(fixture[0]?.utc_match_start ?? ''));
    expect(first?.match_date).to.deep.equal(new Date(fixture[0]?.match_date ?? ''));
  });

  it('has numbers for metrics, and lists for lists', async () => {
    const totals = await client().seasonStats('GOAL', 2025, { measure: 'total', limit: 5 });
    const table = await readAgain(totals);
    expect(table.getChild('GOAL').toArray()).to.deep.equal(Float64Array.from(totals.map(({ GOAL }) => Number(GOAL))));
    const rows = asRows([{ transaction_ids: [7, 8] }, { transaction_ids: null }], ['transaction_ids']);
    const lists = [...((await readAgain(rows)).getChild('transaction_ids') as Iterable<Iterable<number> | null>)];
    expect(lists.map((list) => list && [...list])).to.deep.equal([[7, 8], null]);
  });

  it('has all columns of no row', async () => {
    const table = await readAgain(asRows([], ['season_id', 'squad_code', 'played']));
    expect([table.names, table.numRows]).to.deep.equal([['season_id', 'squad_code', 'played'], 0]);
  });
});

import { DuckDBInstance, type DuckDBConnection, type DuckDBPreparedStatement } from '@duckdb/node-api';
import { BASES, metaOf, type Contributions, type Meta } from '../contributions.js';
import { addCells, cellOf, MOST_SLOTS } from './cells.js';
import { Finish } from './finish.js';
import type { Peer, Ready } from './peer.js';
import { rangesIn, selectionOf, type Selection } from './selection.js';

const table = `create table captured (match usmallint, moment integer, side utinyint, zone utinyint, slot utinyint, cell usmallint, amount smallint)`;

async function append(connection: DuckDBConnection, season: readonly Contributions[]): Promise<void> {
  await connection.run(table);
  const appender = await connection.createAppender('captured');
  for (const [match, { moments, sides, zones, slots, bases, amounts }] of season.entries()) {
    moments.forEach((moment, at) => {
      appender.appendUSmallInt(match);
      appender.appendInteger(moment);
      appender.appendUTinyInt(sides[at] ?? 0);
      appender.appendUTinyInt(zones[at] ?? 0);
      appender.appendUTinyInt(slots[at] ?? 0);
      appender.appendUSmallInt(cellOf(bases[at] ?? 0, slots[at] ?? 0));
      appender.appendSmallInt(amounts[at] ?? 0);
      appender.endRow();
    });
  }
  appender.closeSync();
  await connection.run('create table contributions as select * from captured order by match, moment');
  await connection.run('drop table captured');
  const persons = season.flatMap(({ persons: all }, match) =>
    Array.from(all, (person, slot) => `(${match}, ${slot}, ${person})`),
  );
  await connection.run('create table persons (match usmallint, slot utinyint, person integer)');
  await connection.run(`insert into persons values ${persons.join()}`);
}

/**
 * Returns the statement of a question. JavaScript filters the bases, because an IN list costs DuckDB more than the rows
 * it saves.
 */
function sqlOf({ zones, side }: Selection, ranges: number): string {
  const stretches = Array.from({ length: ranges }, (_, n) => `moment between $${2 * n + 2} and $${2 * n + 3}`);
  const wheres = [
    'match = $1',
    ...(side === undefined ? [] : [`side = ${side}`]),
    ...(zones === undefined ? [] : [`zone in (${zones.join()})`]),
    ...(ranges === 0 ? [] : [`(${stretches.join(' or ')})`]),
  ];
  return `select cell, sum(amount)::integer from contributions where ${wheres.join(' and ')} group by cell`;
}

async function cellsOf(
  statement: DuckDBPreparedStatement,
  add: (cells: readonly number[], sums: readonly number[]) => void,
): Promise<void> {
  const result = await statement.run();
  for (const chunk of await result.fetchAllChunks())
    add(chunk.getColumnValues(0) as number[], chunk.getColumnValues(1) as number[]);
}

function bind(statement: DuckDBPreparedStatement, match: number, ranges: readonly (readonly [number, number])[]): void {
  statement.bindUSmallInt(1, match);
  ranges.forEach(([from, to], n) => {
    statement.bindInteger(2 * n + 2, from);
    statement.bindInteger(2 * n + 3, to);
  });
}

/**
 * Loads DuckDB in this process with one thread. It stores one table sorted by match and order of play, and prepares
 * statements.
 */
export async function loadDuckDb(season: readonly Contributions[]): Promise<Peer> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', perfect_ht_threshold: '14' });
  const connection = await instance.connect();
  await append(connection, season);
  const metas: readonly Meta[] = season.map(metaOf);
  return {
    prepare: async (question): Promise<Ready> => {
      const selection = selectionOf(question);
      const finish = new Finish(question);
      const most = selection.wholeMatch ? 0 : Math.max(...metas.map((meta) => rangesIn(meta, question.ask).length));
      const statements = await Promise.all(
        Array.from({ length: most + 1 }, (_, ranges) => connection.prepare(sqlOf(selection, ranges))),
      );
      return async (match) => {
        const meta = metas[match];
        const ranges = selection.wholeMatch || meta === undefined ? [] : rangesIn(meta, question.ask);
        const statement = statements[ranges.length];
        if (meta === undefined || statement === undefined) throw new Error(`no match ${match}`);
        const totals = finish.begin(meta);
        bind(statement, match, ranges);
        await cellsOf(statement, (cells, sums) => {
          addCells(cells, sums, question.level, totals, meta);
        });
        return finish.answer(totals, meta);
      };
    },
    nativeBytes: async () => {
      const used = await connection.runAndReadAll('select sum(memory_usage_bytes)::double from duckdb_memory()');
      return Number(used.getRows()[0]?.[0] ?? 0);
    },
    seasonSums: () => seasonSums(connection),
    close: () => {
      connection.closeSync();
    },
  };
}

async function seasonSums(connection: DuckDBConnection): Promise<ReadonlyMap<number, Float64Array>> {
  const reader = await connection.runAndReadAll(`
    select person, cell // ${MOST_SLOTS} as base, sum(amount)::double from contributions join persons using (match, slot) group by person, base`);
  const [persons, basesOf, sums] = reader.getColumns() as [number[], number[], number[]];
  const found = new Map<number, Float64Array>();
  persons.forEach((person, at) => {
    let row = found.get(person);
    if (row === undefined) found.set(person, (row = new Float64Array(BASES)));
    row[basesOf[at] ?? 0] = sums[at] ?? 0;
  });
  return found;
}

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { BASES } from '../captured.js';
import { personKeys, type AcrossPeer, type PeerData } from '../peer.js';
import { answerFrom, type ResultColumns } from '../rows.js';
import { statementOf, type Dialect } from '../sql.js';
import { SEASON_STEP } from '../world.js';

const dialect: Dialect = { sum: (expression) => `sum(${expression})::integer`, greatest: 'greatest' };

async function appendActs(connection: DuckDBConnection, { captured }: PeerData): Promise<void> {
  await connection.run(
    'create table captured (match integer, person integer, base usmallint, amount smallint, period utinyint, zone utinyint, remaining integer, state utinyint, receiver integer, x float, y float)',
  );
  const appender = await connection.createAppender('captured');
  for (const { match, bases, ...of } of captured)
    bases.forEach((base, n) => {
      appender.appendInteger(match);
      appender.appendInteger(of.persons[n] ?? 0);
      appender.appendUSmallInt(base);
      appender.appendSmallInt(of.amounts[n] ?? 0);
      appender.appendUTinyInt(of.periods[n] ?? 0);
      appender.appendUTinyInt(of.zones[n] ?? 0);
      appender.appendInteger(of.remaining[n] ?? 0);
      appender.appendUTinyInt(of.states[n] ?? 0);
      appender.appendInteger(of.receivers[n] ?? 0);
      appender.appendFloat(of.xs[n] ?? 0);
      appender.appendFloat(of.ys[n] ?? 0);
      appender.endRow();
    });
  appender.closeSync();
}

/** Prepares a row for each player in a match, with the total of each base. */
async function prepareTotals(connection: DuckDBConnection, { appearances }: PeerData): Promise<void> {
  const rows = appearances.map((of) => `(${of.match}, ${of.person}, ${of.squad}, ${of.opponent}, ${of.at})`);
  await connection.run(
    'create table appearances (match integer, person integer, squad integer, opponent integer, place integer)',
  );
  await connection.run(`insert into appearances values ${rows.join()}`);
  const sums = Array.from(
    { length: BASES },
    (_, base) => `coalesce(sum(amount) filter (where base = ${base}), 0)::integer as b${base}`,
  );
  await connection.run(`
    create table season_totals as
    select match, person, any_value(squad) as squad, any_value(opponent) as opponent, any_value(place) as place, ${sums.join()}
    from appearances left join captured using (match, person) group by match, person`);
}

/**
 * Repeats the season with different ids. Sorts acts by base, and totals by person, because questions read them in
 * that order.
 */
async function repeat(connection: DuckDBConnection, { seasons }: PeerData): Promise<void> {
  const all = `range(${seasons}) as seasons(season)`;
  await connection.run(`
    create table acts as select * replace ((match + season * ${SEASON_STEP})::integer as match)
    from captured, ${all} order by base, match`);
  await connection.run(`
    create table totals as
    select * exclude (place, season) replace ((match + season * ${SEASON_STEP})::integer as match),
      (place + season * ${SEASON_STEP})::integer as position
    from season_totals, ${all} order by person, position`);
  await connection.run('drop table captured');
  await connection.run('drop table season_totals');
}

/**
 * Opens DuckDB in this process, in memory, with two threads. It stores acts sorted by base, and a prepared table of
 * player-matches.
 */
export async function openDuckDb(data: PeerData): Promise<AcrossPeer> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await appendActs(connection, data);
  await prepareTotals(connection, data);
  await repeat(connection, data);
  const persons = personKeys(data);
  return {
    prepare: async (question) => {
      const statement = statementOf(question, dialect);
      const prepared = await connection.prepare(statement.sql);
      return async () => {
        const reader = await prepared.runAndReadAll();
        return answerFrom(question, statement, reader.getColumns() as unknown as ResultColumns, persons);
      };
    },
    close: () => {
      connection.closeSync();
    },
  };
}

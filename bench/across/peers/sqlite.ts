import Database from 'better-sqlite3';
import { BASES, type Captured } from '../captured.js';
import { personKeys, type AcrossPeer, type PeerData } from '../peer.js';
import { answerFrom } from '../rows.js';
import { questions } from '../questions.js';
import { basesRead, statementOf, type Dialect } from '../sql.js';
import { SEASON_STEP } from '../world.js';

const dialect: Dialect = { sum: (expression) => `sum(${expression})`, greatest: 'max' };

/** Bases that questions about acts read. The table of acts stores only these. */
const basesOfActs = new Set(
  questions
    .filter((question) => statementOf(question, dialect).is === 'long')
    .flatMap(({ query }) => basesRead(query.codes)),
);

/** Whether there is one season. The acts of more seasons do not fit into memory beside the other tables. */
const isSmall = ({ seasons }: PeerData): boolean => seasons === 1;

function fillActs(database: Database.Database, captured: readonly Captured[]): void {
  database.exec(
    'create table acts (base integer, match integer, n integer, person integer, amount integer, period integer, zone integer, remaining integer, state integer, receiver integer, x real, y real, primary key (base, match, n)) without rowid',
  );
  const insert = database.prepare('insert into acts values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { match, bases, persons, amounts, periods, zones, remaining, states, receivers, xs, ys } of captured)
    bases.forEach((base, n) => {
      if (basesOfActs.has(base))
        insert.run(
          ...[base, match, n, persons[n], amounts[n], periods[n], zones[n], remaining[n], states[n]],
          ...[receivers[n], xs[n], ys[n]],
        );
    });
}

function fillTotals(database: Database.Database, { appearances, captured, seasons }: PeerData): void {
  const columns = Array.from({ length: BASES }, (_, base) => `b${base} integer`);
  database.exec(
    `create table totals (person integer, position integer, match integer, squad integer, opponent integer, ${columns.join()}, primary key (person, position)) without rowid`,
  );
  const marks = Array.from({ length: BASES + 5 }, () => '?').join();
  const insert = database.prepare(`insert into totals values (${marks})`);
  const sums = new Map(appearances.map(({ match, person }) => [`${match} ${person}`, new Int32Array(BASES)]));
  for (const { match, bases, persons, amounts } of captured)
    bases.forEach((base, n) => {
      const row = sums.get(`${match} ${persons[n] ?? 0}`);
      if (row !== undefined) row[base] = (row[base] as number) + (amounts[n] as number);
    });
  for (let season = 0; season < seasons; season += 1)
    for (const { match, person, squad, opponent, at } of appearances)
      insert.run(
        ...[person, at + season * SEASON_STEP, match + season * SEASON_STEP, squad, opponent],
        ...(sums.get(`${match} ${person}`) ?? []),
      );
}

/**
 * Opens SQLite through better-sqlite3. It stores acts clustered by base, and a prepared table of player-matches
 * clustered by person.
 */
export function openSqlite(data: PeerData): AcrossPeer {
  const database = new Database(':memory:');
  database.pragma('cache_size = -2000000');
  database.transaction(() => {
    if (isSmall(data)) fillActs(database, data.captured);
    fillTotals(database, data);
  })();
  database.exec('analyze');
  const persons = personKeys(data);
  return {
    prepare: (question) => {
      const statement = statementOf(question, dialect);
      if (statement.is === 'long' && !isSmall(data)) return Promise.resolve(undefined);
      const prepared = database.prepare<[], number[]>(statement.sql).raw();
      return Promise.resolve(() => {
        const rows = prepared.all();
        const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
        return answerFrom(question, statement, columns, persons);
      });
    },
    close: () => {
      database.close();
    },
  };
}

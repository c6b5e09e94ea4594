import Database from 'better-sqlite3';
import { BASES, metaOf, type Contributions, type Meta } from '../contributions.js';
import { addCells, cellOf } from './cells.js';
import { Finish } from './finish.js';
import type { Peer, Ready } from './peer.js';
import type { Question } from '../questions.js';
import { rangesIn, selectionOf, type Selection } from './selection.js';

/** Two tables with the same rows, each sorted as one kind of question reads them. */
const schema = `
  create table by_base (match integer, base integer, slot integer, moment integer, n integer, side integer, zone integer, amount integer,
    primary key (match, base, slot, moment, n)) without rowid;
  create table by_moment (match integer, moment integer, n integer, side integer, zone integer, base integer, slot integer, amount integer,
    primary key (match, moment, n)) without rowid`;

function fill(database: Database.Database, season: readonly Contributions[]): void {
  database.pragma('cache_size = -4000000');
  database.exec(schema);
  const byBase = database.prepare(
    'insert into by_base (match, base, slot, moment, n, side, zone, amount) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const byMoment = database.prepare(
    'insert into by_moment (match, base, slot, moment, n, side, zone, amount) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  database.transaction(() => {
    for (const [match, { moments, sides, zones, slots, bases, amounts }] of season.entries()) {
      const rows = Array.from(
        moments,
        (moment, n) => [match, bases[n], slots[n], moment, n, sides[n], zones[n], amounts[n]] as const,
      );
      for (const row of rows) byMoment.run(...row);
      rows.sort((a, b) => cellOf(a[1] ?? 0, a[2] ?? 0) - cellOf(b[1] ?? 0, b[2] ?? 0));
      for (const row of rows) byBase.run(...row);
    }
  })();
  database.exec('analyze');
}

/**
 * Returns whether a question covers only a few minutes. Its rows are read in order of play, those of other questions
 * base by base.
 */
const isShort = ({ ask: { lastXSeconds, fromPeriodSeconds, toPeriodSeconds } }: Question): boolean =>
  lastXSeconds !== undefined || (fromPeriodSeconds !== undefined && toPeriodSeconds !== undefined);

function sqlOf(question: Question, { zones, side, bases }: Selection, ranges: number): string {
  const stretches = Array.from({ length: ranges }, () => 'moment between ? and ?');
  const wheres = [
    'match = ?',
    ...(ranges === 0 ? [] : [`(${stretches.join(' or ')})`]),
    ...(side === undefined ? [] : [`side = ${side}`]),
    ...(zones === undefined ? [] : [`zone in (${zones.join()})`]),
    ...(bases.length < BASES / 2 ? [`base in (${bases.join()})`] : []),
  ];
  return `select base * 64 + slot, sum(amount) from ${isShort(question) ? 'by_moment' : 'by_base'} where ${wheres.join(' and ')} group by base, slot`;
}

/** Loads SQLite through better-sqlite3, with two clustered tables and prepared statements. */
export function loadSqlite(season: readonly Contributions[]): Peer {
  const database = new Database(':memory:');
  fill(database, season);
  const metas: readonly Meta[] = season.map(metaOf);
  return {
    prepare: (question): Ready => {
      const selection = selectionOf(question);
      const finish = new Finish(question);
      const most = selection.wholeMatch ? 0 : Math.max(...metas.map((meta) => rangesIn(meta, question.ask).length));
      const statements = Array.from({ length: most + 1 }, (_, ranges) =>
        database.prepare<number[], [number, number]>(sqlOf(question, selection, ranges)).raw(),
      );
      return (match) => {
        const meta = metas[match];
        const ranges = selection.wholeMatch || meta === undefined ? [] : rangesIn(meta, question.ask);
        const statement = statements[ranges.length];
        if (meta === undefined || statement === undefined) throw new Error(`no match ${match}`);
        const totals = finish.begin(meta);
        const rows = statement.all(match, ...ranges.flat());
        addCells(
          rows.map(([cell]) => cell),
          rows.map(([, sum]) => sum),
          question.level,
          totals,
          meta,
        );
        return finish.answer(totals, meta);
      };
    },
    nativeBytes: () =>
      (database.pragma('page_count', { simple: true }) as number) *
      (database.pragma('page_size', { simple: true }) as number),
    close: () => {
      database.close();
    },
  };
}

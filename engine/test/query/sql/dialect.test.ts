import { expect } from 'chai';
import { EngineError, questionSql, sqlDialects, type SqlDialect, type StatisticsQuery } from '../../../src/index.js';
import { dialectOf, hasNul } from '../../../src/query/sql/dialect.js';

const [duckdb, spark] = [dialectOf('duckdb'), dialectOf('spark')];

describe('a dialect of SQL', () => {
  const texts: readonly (readonly [what: string, written: string, expected: string])[] = [
    ['a text for DuckDB', duckdb.text("O'Hara"), "'O''Hara'"],
    ['a backslash for DuckDB', duckdb.text('a\\'), "'a\\'"],
    ['two quotes for DuckDB', duckdb.text("''"), "''''''"],
    ['a text for Spark', spark.text("O'Hara's"), "'O\\'Hara\\'s'"],
    ['backslashes for Spark', spark.text("\\'\\"), "'\\\\\\'\\\\'"],
    ['a column for DuckDB', duckdb.column('a"b"'), '"a""b"""'],
    ['a column for Spark', spark.column('a`b"'), '`a``b"`'],
    ['some values for DuckDB', duckdb.isOneOf('base', ["'a'", "'b'"]), "list_contains(['a', 'b'], base)"],
    ['some values for Spark', spark.isOneOf('base', ["'a'", "'b'"]), "base in ('a', 'b')"],
    [
      'a table for DuckDB',
      duckdb.table("s3://o'hara", 'matches'),
      "read_parquet('s3://o''hara/matches/**/*.parquet', hive_partitioning = true)",
    ],
    ['a table for Spark', spark.table('/a`b', 'matches'), 'parquet.`/a``b/matches`'],
  ];
  for (const [what, written, expected] of texts) it(`writes ${what}`, () => expect(written).to.equal(expected));

  it('has its own name', () => {
    expect(sqlDialects).to.deep.equal(['duckdb', 'spark']);
    expect(sqlDialects.map((name) => dialectOf(name).name)).to.deep.equal(sqlDialects);
  });

  for (const { name, text, table, column } of [duckdb, spark])
    it(`refuses texts with a NUL character, in ${name}`, () => {
      const writers = [text, column, (value: string) => table(value, 'matches'), (value: string) => table('d', value)];
      for (const write of writers)
        expect(() => write('a\0b'))
          .to.throw(EngineError, /a\\u0000.* contains a NUL character$/u)
          .with.property('code', 'QUERY_INVALID');
    });

  it('finds NUL characters', () => {
    expect(['', 'a', '\\0', 'a\0'].map(hasNul)).to.deep.equal([false, false, false, true]);
  });

  it('differs in a whole statement only by tables, lists, columns and texts', () => {
    const query: StatisticsQuery = {
      level: 'player',
      matches: { phases: ["O'Hara"], fromDate: '2026-03-01' },
      acts: { zones: ['F50', 'D50'], roles: ['Ruck'] },
      by: ['person', 'scoreState'],
      codes: ['DISPOSAL_EFFICIENCY', 'KICK'],
    };
    const statement = (dialect: SqlDialect): string => questionSql({ query, dataset: '/d', dialect, limit: 9 });
    const translated = statement('duckdb')
      .replaceAll(/read_parquet\('(\S+)\/\*\*\/\*\.parquet', hive_partitioning = true\)/gu, 'parquet.`$1`')
      .replaceAll(/list_contains\(\[([^\]]*)\], ([\w.]+)\)/gu, '$2 in ($1)')
      .replaceAll(/"(\w+)"/gu, '`$1`')
      .replaceAll("'O''Hara'", "'O\\'Hara'");
    const unwrapped = (text: string): string => text.replaceAll(/\s+/gu, ' ');
    expect(unwrapped(statement('spark'))).to.equal(unwrapped(translated));
    expect(statement('spark')).to.not.equal(statement('duckdb'));
  });
});

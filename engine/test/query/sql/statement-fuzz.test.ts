import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { expect } from 'chai';
import fc from 'fast-check';
import { EngineError, questionSql, sqlDialects, type SqlDialect } from '../../../src/index.js';
import { anyQuestion } from '../../support/arbitrary-query.js';

/** Statements of a run. A long run has 10,000. */
const numRuns = Number(process.env.TEST_RUNS ?? 100);

/** What may end a literal, begin a comment, or be a word of SQL. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        "''",
        '"',
        '`',
        '\\',
        "\\'",
        ';',
        '--',
        '/*',
        '*/',
        '\n',
        '\r\n',
        '\u2028',
        '$$',
        '{',
        '%',
        '#',
      ),
      fc.constantFrom('select', 'drop table matches', ' or 1 = 1', 'union all', 'null', "E'", '?', ':name', '$1'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));

/** Represents a text in a statement without hostile parts. */
const PLAIN = 'plain-text';

const literals: Readonly<Record<SqlDialect, (value: string) => string>> = {
  duckdb: (value) => `'${value.split("'").join("''")}'`,
  spark: (value) => `'${value.split('\\').join('\\\\').split("'").join("\\'")}'`,
};

const tables: Readonly<Record<SqlDialect, (dataset: string) => string>> = {
  duckdb: (dataset) => `read_parquet('${dataset.split("'").join("''")}/`,
  spark: (dataset) => `parquet.\`${dataset.split('`').join('``')}/`,
};

describe('statements with any text', () => {
  let connection: DuckDBConnection;

  before(async () => {
    connection = await (await DuckDBInstance.create(':memory:')).connect();
  });
  after(() => {
    connection.closeSync();
  });

  it('are one statement for the parser of DuckDB, and differ from others in literals only', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, hostile, hostile, async (question, phase, dataset) => {
        const statement = (phaseCode: string, place: string, dialect: SqlDialect): string =>
          questionSql({
            query: { ...question, matches: { ...question.matches, phases: [phaseCode] } },
            dataset: place,
            dialect,
          });
        for (const dialect of ['duckdb', 'spark'] as const) {
          const expected = statement(PLAIN, 'dataset', dialect)
            .split(literals[dialect](PLAIN))
            .join(literals[dialect](phase))
            .split(tables[dialect]('dataset'))
            .join(tables[dialect](dataset));
          expect(statement(phase, dataset, dialect)).to.equal(expected);
        }
        const parsed = await connection.extractStatements(statement(phase, dataset, 'duckdb'));
        expect(parsed.count).to.equal(1);
      }),
      { numRuns, seed: 47 },
    );
  });

  it('are none if a phase or the dataset contains a NUL character', () => {
    const withNul = fc.tuple(hostile, hostile).map((parts) => parts.join('\0'));
    fc.assert(
      fc.property(anyQuestion, withNul, fc.boolean(), (question, text, isPhase) => {
        for (const dialect of sqlDialects)
          expect(() =>
            questionSql({
              query: { ...question, matches: { ...question.matches, phases: [isPhase ? text : PLAIN] } },
              dataset: isPhase ? 'dataset' : text,
              dialect,
            }),
          ).to.throw(EngineError, 'contains a NUL character');
      }),
      { numRuns, seed: 47 },
    );
  });

  it('have texts that DuckDB reads as they were', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const reader = await connection.runAndReadAll(`select ${literals.duckdb(text)} as text`);
        expect(reader.getRowObjectsJS()).to.deep.equal([{ text }]);
      }),
      { numRuns, seed: 47 },
    );
  });
});

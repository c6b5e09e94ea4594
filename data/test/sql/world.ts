import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { datasetTableNames, datasetTables, exportDataset, writeMatchLog } from '@goalsquare/data';
import { logOf, questionSql, type AcrossTable, type SeasonColumns, type SqlDialect } from '@goalsquare/engine';
import fc from 'fast-check';
import { someFeatures } from '../../../engine/test/support/arbitrary-log.js';
import {
  answerAcross,
  arbitrarySeason,
  columnsOf,
  type SeasonMatch,
} from '../../../engine/test/support/arbitrary-season.js';
import { arbitraryCase, differenceOf, rowsOf, type SqlCase } from './cases.js';
import { duckdbReader, type SqlReader } from './reader.js';

const seasons = fc.tuple(
  arbitrarySeason({ seasonId: 1, matches: 7, lacking: fc.oneof(fc.constant([]), someFeatures) }),
  arbitrarySeason({ seasonId: 2, matches: 4 }),
);

/** Random seasons, exported as a dataset for questions in SQL. */
export class SqlWorld {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-sql-'));
  readonly #seasons: readonly (readonly SeasonMatch[])[];
  readonly #totals: readonly SeasonColumns[];
  readonly #starts: ReadonlyMap<number, string>;
  readonly #answers = new WeakMap<SqlCase, AcrossTable>();

  constructor(seed: number) {
    this.#seasons = fc.sample(seasons, { numRuns: 1, seed })[0] ?? [];
    this.#totals = this.#seasons.map(columnsOf);
    this.#starts = new Map(this.#seasons.flat().map(({ brief }) => [brief.id, brief.date?.startDate ?? '~']));
    const from = path.join(this.#folder, 'logs');
    mkdirSync(from);
    for (const { match } of this.#seasons.flat())
      writeFileSync(path.join(from, `${match.id}.ndjson`), writeMatchLog(logOf(match)));
    const { faults } = exportDataset({
      from,
      to: this.dataset,
      selection: {},
      tables: datasetTables(datasetTableNames, []),
      progress: () => undefined,
    });
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
  }

  get dataset(): string {
    return path.join(this.#folder, 'dataset');
  }

  statementOf({ query, sort, limit }: SqlCase, dialect: SqlDialect): string {
    return questionSql({ query, sort, limit, dataset: this.dataset, dialect });
  }

  /** Returns how many rows the answer of the engine has. */
  rowsOf(one: SqlCase): number {
    return this.#answerOf(one).rows;
  }

  /** Returns how the answer of a reader differs from that of the engine. **Empty**: `undefined` if it does not. */
  async check(one: SqlCase, { dialect, ask }: SqlReader): Promise<string | undefined> {
    const ours = rowsOf(one, this.#answerOf(one), this.#starts);
    return differenceOf(ours, await ask(this.statementOf(one, dialect)));
  }

  /** Returns the answer of the engine, which is computed once. */
  #answerOf(one: SqlCase): AcrossTable {
    const answer = this.#answers.get(one) ?? answerAcross(one.query, this.#seasons, this.#totals);
    this.#answers.set(one, answer);
    return answer;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The questions that were asked, and those whose answers differ. */
export interface SqlReport {
  readonly questions: number;
  /** Questions whose answer has rows. */
  readonly answered: number;
  readonly different: readonly string[];
}

/** Asks random questions of random seasons, the same for a seed. */
export async function askInSql(
  questions: number,
  questionsOfWorld: number,
  seed: number,
  open: () => Promise<SqlReader> = duckdbReader,
): Promise<SqlReport> {
  const reader = await open();
  const different: string[] = [];
  let [asked, answered] = [0, 0];
  try {
    for (let at = 0; asked < questions; at += 1) {
      const world = new SqlWorld(seed + at);
      try {
        const cases = fc.sample(arbitraryCase, {
          numRuns: Math.min(questionsOfWorld, questions - asked),
          seed: seed + at,
        });
        const compare = async (one: SqlCase): Promise<void> => {
          asked += 1;
          if (world.rowsOf(one) > 0) answered += 1;
          const found = await world.check(one, reader).catch(String);
          if (found !== undefined) different.push(`${found}, in ${JSON.stringify(one)}`);
        };
        for (let from = 0; from < cases.length; from += reader.atOnce)
          await Promise.all(cases.slice(from, from + reader.atOnce).map(compare));
      } finally {
        world.remove();
      }
    }
  } finally {
    await reader.close();
  }
  return { questions: asked, answered, different };
}

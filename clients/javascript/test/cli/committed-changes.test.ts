import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { datasetTables, exportDataset } from '@goalsquare/data';
import { expect } from 'chai';
import { killedAt } from '../../../../data/test/store/staging/failing-disk.js';
import { header, lines, textOf } from '../../../../data/test/support/small-log.js';
import { withDataset } from '../../src/cli/dataset-check.js';

const tables = ['matches', 'chains', 'shots'] as const;

describe('a dataset whose export was killed', () => {
  let temporary = '';
  beforeEach(() => {
    temporary = mkdtempSync(path.join(tmpdir(), 'goalsquare-killed-export-'));
  });
  afterEach(() => {
    rmSync(temporary, { recursive: true, force: true });
  });

  /** Writes logs of matches, each of a season. */
  const putLogs = (folder: string, seasons: Readonly<Record<string, number>>): void => {
    const from = path.join(folder, 'in');
    rmSync(from, { recursive: true, force: true });
    mkdirSync(from, { recursive: true });
    for (const [id, seasonId] of Object.entries(seasons))
      writeFileSync(
        path.join(from, `${id}.ndjson`),
        textOf([{ ...header, id: Number(id), seasonId }, ...lines.slice(1)]),
      );
  };
  const exportTo = (folder: string): unknown =>
    exportDataset({
      from: path.join(folder, 'in'),
      to: path.join(folder, 'out'),
      selection: {},
      tables: datasetTables(tables, []),
      progress: () => undefined,
    });
  /** Digests of all files that readers of the tables find. */
  const found = (out: string): Promise<object> =>
    Promise.resolve(
      Object.fromEntries(
        tables.flatMap((table) =>
          readdirSync(path.join(out, table), { recursive: true, encoding: 'utf8' })
            .filter((name) => name.endsWith('.parquet'))
            .sort()
            .map((name) => [
              `${table}/${name}`,
              createHash('sha256')
                .update(readFileSync(path.join(out, table, name)))
                .digest('hex'),
            ]),
        ),
      ),
    );
  const read = (folder: string, run = found): Promise<object> => {
    const out = path.join(folder, 'out');
    const from = tables.map((table) => `read_parquet('${out}/${table}/**/*.parquet', hive_partitioning = true)`);
    return withDataset(out, from.join(', '), () => run(out));
  };

  /** A dataset of two seasons, and its logs since: a match more in one season, and none of the other. */
  const changed = (): string => {
    const folder = path.join(temporary, 'template');
    putLogs(folder, { 77: 2026, 78: 2027 });
    exportTo(folder);
    putLogs(folder, { 77: 2026, 79: 2026 });
    return folder;
  };

  it('is that of one export for readers that check it, wherever it was killed', async () => {
    const template = changed();
    const before = await read(template);
    const killed = async (nth: number): Promise<readonly [made: readonly string[], state: object]> => {
      const folder = path.join(temporary, String(nth));
      cpSync(template, folder, { recursive: true, preserveTimestamps: true });
      const made = await killedAt(nth, folder, async () => Promise.resolve(exportTo(folder)));
      return [made, await read(folder)];
    };
    const [changes, last] = await killed(Infinity);
    const isMove = (change: string): boolean => /^(?:rename|link)Sync /u.test(change);
    const states = [];
    for (const [at, change] of changes.entries()) if (isMove(change)) states.push((await killed(at + 1))[1]);
    states.push(last);
    // The season that changed is committed first, then that which is gone.
    const kept = (state: object, season: number): object =>
      Object.fromEntries(Object.entries(state).filter(([name]) => name.includes(`seasonId=${season}`)));
    const steps = [before, { ...kept(last, 2026), ...kept(before, 2027) }, last];
    expect(last).to.have.all.keys(Object.keys(kept(before, 2026)));
    const at = states.map((state) => steps.findIndex((step) => isDeepStrictEqual(step, state)));
    expect(at).to.deep.equal([...at].sort());
    expect(new Set(at)).to.deep.equal(new Set([0, 1, 2]));
  });

  it('is read again if an export changes it meanwhile', async () => {
    const folder = changed();
    let reads = 0;
    const state = await read(folder, async (out) => {
      const now = await found(out);
      if ((reads += 1) === 1) exportTo(folder);
      return now;
    });
    expect(reads).to.equal(2);
    expect(state).to.deep.equal(await found(path.join(folder, 'out')));
  });

  it('is refused if its changes cannot be made, or are damaged', async () => {
    const folder = changed();
    const out = path.join(folder, 'out');
    const journal = { format: 'goalsquare-changes-1', moves: [['0', 'chains']], removes: [] };
    const contents = path.join(out, '.committed/a');
    mkdirSync(contents, { recursive: true });
    const refusal = async (text: string): Promise<string> => {
      writeFileSync(path.join(contents, 'journal.json'), text);
      return read(folder).then(
        () => 'none',
        (error: unknown) => (error as Error).message,
      );
    };
    writeFileSync(path.join(contents, '0'), '');
    expect(await refusal(JSON.stringify(journal))).to.match(
      /^\S+\/out is being exported, or an export of it was interrupted \(E\w+: .*\)\. Run the command or the export again\.$/u,
    );
    for (const text of ['{', '{}', JSON.stringify({ ...journal, moves: [['0', '../x']] })])
      expect(await refusal(text)).to.match(/\/journal\.json is damaged: export the dataset to another folder\.$/u);
  });
});

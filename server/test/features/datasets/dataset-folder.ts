import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { datasetTableNames, datasetTables, exportDataset, writeMatchLog, type DatasetSummary } from '@goalsquare/data';
import type { MatchLog, MetricCode } from '@goalsquare/engine';
import { logs } from '../../support/match-log.js';

/** Metrics of the dataset of the tests. */
export const metrics: readonly MetricCode[] = ['KICK', 'HANDBALL', 'GOAL', 'DISPOSAL'];

/** A folder of logs and a dataset that is exported from it, for one suite. */
export interface TestDataset {
  readonly directory: string;
  readonly put: (log: MatchLog) => void;
  readonly update: () => DatasetSummary;
}

/** Puts a file of a match into a dataset, in the table `former`, as version 1 has it. */
export function putMatchFile(directory: string, season: string, matchId: number): void {
  const folder = path.join(directory, 'former', season, `matchId=${matchId}`);
  cpSync(path.join(directory, 'matches', season, 'data.parquet'), path.join(folder, 'data.parquet'));
}

/** Exports matches, those of the tests by default, into a dataset before a suite, and removes it afterwards. */
export function datasetForSuite(of: readonly MatchLog[] = logs): TestDataset {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
  const [from, directory] = [path.join(folder, 'logs'), path.join(folder, 'dataset')];
  const put = (log: MatchLog): void => {
    mkdirSync(from, { recursive: true });
    writeFileSync(path.join(from, `${log.header.id}.ndjson`), writeMatchLog(log));
  };
  const update = (): DatasetSummary =>
    exportDataset({
      from,
      to: directory,
      selection: {},
      tables: datasetTables(datasetTableNames, metrics),
      progress: () => undefined,
    });
  before(() => {
    for (const log of of) put(log);
    update();
    putMatchFile(directory, 'leagueId=1/levelId=1/seasonId=2026', 7001);
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { directory, put, update };
}

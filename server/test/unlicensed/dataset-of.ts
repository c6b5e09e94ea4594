import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { datasetTables, exportDataset, writeMatchLog } from '@goalsquare/data';
import { putMatchFile } from '../features/datasets/dataset-folder.js';
import type { Twin } from './twins.js';

/**
 * Exports the matches of a twin into a folder that is removed when the process ends. All files have the same time, as
 * entity tags contain it.
 */
export function datasetOf({ logs }: Twin): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-twin-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const [from, to] = [path.join(folder, 'logs'), path.join(folder, 'dataset')];
  mkdirSync(from);
  for (const log of logs) writeFileSync(path.join(from, `${log.header.id}.ndjson`), writeMatchLog(log));
  exportDataset({
    from,
    to,
    selection: {},
    tables: datasetTables(['matches', 'transactions'], []),
    progress: () => undefined,
  });
  for (const { header } of logs) {
    const { leagueId, levelId, seasonId, id } = header;
    putMatchFile(to, `leagueId=${leagueId}/levelId=${levelId}/seasonId=${seasonId}`, id);
  }
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) utimesSync(path.join(to, file), 0, 0);
  return to;
}

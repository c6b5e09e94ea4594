import { readFile, writeFile } from 'node:fs/promises';
import { API } from '@goalsquare/client';
import { downloadDataset } from '@goalsquare/client/datasets';

const api = new API();

// Task
await downloadDataset(api, 'dataset', 2025, { tables: ['shots'] });
await writeFile('ladder.csv', await (await api.request('/v1/seasons/2025/ladder/2?format=csv')).text());
const ladder = (await readFile('ladder.csv', 'utf8')).trim().split('\r\n');

const columns = ladder[0].split(',');
for (const cells of ladder.slice(1).map((line) => line.split(',')))
  console.log(cells[columns.indexOf('position')], cells[columns.indexOf('squad_code')]);

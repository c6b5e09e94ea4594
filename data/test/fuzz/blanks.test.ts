import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { wrongImport } from './import-case.js';
import { rowsOfCsv } from './rows-of-csv.js';
import { sources } from './sources.js';

const isBlank = (field = ''): boolean => field === '' || field === 'NA';

describe('blank fields', () => {
  for (const [source, { format, files }] of sources.entries())
    it(`of source ${source}, ${format}, are refused, reported, or change what is written`, async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
      const silent: string[] = [];
      for (const [file, [name, text]] of Object.entries(files).entries()) {
        const [header = [], ...rows] = rowsOfCsv(Buffer.from(text));
        for (const [b, column] of header.entries()) {
          const a = rows.findIndex((row) => !isBlank(row[b]));
          if (a < 0) continue;
          const mutations = [{ file, kind: 'field', a, b, c: 0 } as const];
          const own = path.join(folder, `${file}-${b}`);
          const wrong = await wrongImport({ source, mutations, before: 'nothing', option: 'none' }, own);
          if (wrong.length > 0) silent.push(`${name}:${a + 2}: ${column}: ${wrong.join()}`);
        }
      }
      rmSync(folder, { recursive: true });
      expect(silent).to.deep.equal([]);
    }).timeout(300_000);
});

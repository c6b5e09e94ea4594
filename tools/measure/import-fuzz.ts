import { fuzzedFiles, fuzzImports } from '../../data/test/fuzz/import-fuzz.js';
import { scenario } from './scenario.js';

/**
 * Fuzzes the importers: mutates a file of each kind and imports it, by default 5,000 times for each kind. Each import
 * must end as documented, write everything or nothing, and account for every row. A different `seed` gives different
 * mutations.
 */
export const importFuzz = scenario({
  name: 'import-fuzz',
  options: { cases: 5000, seed: 20_261_128, only: '' },
  start: () => undefined,
  steps: [
    async ({ values: { cases, seed, only }, say, row, hold }) => {
      for (const files of fuzzedFiles.filter((one) => only === '' || one === only)) {
        const before = process.cpuUsage();
        const wrong = await fuzzImports({ cases, seed }, files);
        const { user, system } = process.cpuUsage(before);
        say(files);
        row({ files, cases, cpuSeconds: Math.round((user + system) / 1e6), wrong: wrong === undefined ? 0 : 1 });
        hold(wrong === undefined, `${files}: ${JSON.stringify(wrong)}`);
      }
    },
  ],
  passed: ({ rows }) => `${rows.length} kinds of files, none with a wrong import`,
});

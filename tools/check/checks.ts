import { setFlagsFromString } from 'node:v8';
import type { Task } from '../dev/tasks/task.js';
import type { NamedProgram } from '../dev/named-programs.js';
import { command } from '../dev/shell.js';
import { runScenario } from '../measure/run-scenario.js';
import { built } from '../release/built.js';
import { missingForCompose } from './compose/needs.js';
import { java, pythonReaders } from './readers/install.js';
import { prepareLintR } from './lint-r.js';
import { TSC } from '../dev/tsc.js';

/** A check of the sources, the data or the server. */
export interface Check extends NamedProgram {
  /** Whether `npm run check` without a name runs the check, because every change must pass it. */
  readonly isOfEveryChange?: true;
  /** Whether `--fix` fixes what the check finds. */
  readonly canFix?: true;
}

/** The checks. Those that every change must pass are ordered by duration, longest first. */
export const checks: readonly Check[] = [
  {
    name: 'types',
    isOfEveryChange: true,
    run: command(`node ${TSC} -b && node ${TSC} -p gatsby-site`),
  },
  {
    name: 'lint',
    isOfEveryChange: true,
    canFix: true,
    run: () => import('./lint.js'),
  },
  { name: 'generated', isOfEveryChange: true, run: () => import('./generated.js') },
  {
    name: 'format',
    isOfEveryChange: true,
    canFix: true,
    run: command('oxfmt --check'),
  },
  {
    name: 'format:python',
    isOfEveryChange: true,
    canFix: true,
    run: (): unknown => {
      // Optimising ruff's WebAssembly takes longer than the check.
      setFlagsFromString('--liftoff-only');
      return import('./format-python.js');
    },
  },
  {
    name: 'lint:r',
    isOfEveryChange: true,
    needs: [{ prepare: prepareLintR }],
    run: command('cd clients/r && LC_ALL=C.UTF-8 Rscript --vanilla tools/lint.R'),
  },
  { name: 'boundaries', isOfEveryChange: true, run: () => import('./boundaries.js') },
  {
    name: 'contract',
    isOfEveryChange: true,
    run: async (): Promise<void> => {
      await import('./lint-contract.js');
      await import('./contract.js');
    },
  },
  { name: 'pages', isOfEveryChange: true, run: () => import('./pages.js') },
  { name: 'licences', isOfEveryChange: true, run: () => import('./licences.js') },
  { name: 'language', isOfEveryChange: true, run: () => import('./language.js') },
  { name: 'samples', run: () => import('./samples.js') },
  { name: 'compose', needs: [{ prepare: missingForCompose }, built], run: () => import('./compose.js') },
  { name: 'real', run: () => import('./real.js') },
  { name: 'ladders', run: () => import('./ladders.js') },
  { name: 'shots', run: () => import('../../data/forecast-fit/shots/run.js') },
  { name: 'oracle', run: () => import('./oracle.js') },
  { name: 'world', run: () => import('./world.js') },
  { name: 'world-records', run: () => import('./world-records.js') },
  { name: 'quality', run: () => import('./quality.js') },
  { name: 'changes', run: async () => runScenario((await import('./changes.js')).changes) },
  { name: 'sql', run: () => import('./sql.js') },
  { name: 'readers', needs: [java, pythonReaders], run: () => import('./readers.js') },
];

/** Returns the task that runs a check. */
export const taskOf = (name: string): Task => ({
  name: `check ${name}`,
  command: `node tools/dev/run.mjs tools/check/check.ts ${name}`,
});

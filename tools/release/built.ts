import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isCompiled, RUN_COMPILED } from '../../server/test/support/program-arguments.js';
import type { Need } from '../dev/named-programs.js';

const root = path.join(import.meta.dirname, '../..');

/** The compiled and bundled server, for programs that run it. **Throws** if it cannot be built. */
export const built: Need = {
  prepare: () => {
    if (isCompiled()) return undefined;
    const words = ['tools/dev/run.mjs', 'tools/release/build.ts'];
    const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('npm run build failed');
    process.env[RUN_COMPILED] = '1';
    return undefined;
  },
};

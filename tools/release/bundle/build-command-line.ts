import { execFileSync } from 'node:child_process';
import { isCompiled } from '../../../server/test/support/program-arguments.js';
import { TSC } from '../../dev/tsc.js';
import { bundleClient } from './bundle-client.js';

/**
 * Compiles and bundles the command line, as its package has it, unless it is up to date. **Throws** if it does not
 * compile.
 */
export async function buildCommandLine(root: string): Promise<void> {
  if (isCompiled()) return;
  const words = [TSC, '-b', 'clients/javascript/tsconfig.cli.json'];
  execFileSync(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] });
  await bundleClient();
}

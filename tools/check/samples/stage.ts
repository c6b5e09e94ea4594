import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programArguments } from '../../../server/test/support/program-arguments.js';
import type { Stage } from './run-in-stage.js';

/** Installs the package in clients/r into its own library. **Throws** if that fails. */
function installR(root: string, library: string): void {
  mkdirSync(library);
  const { status, stderr } = spawnSync(
    'R',
    ['CMD', 'INSTALL', '--no-docs', '--no-test-load', `--library=${library}`, path.join(root, 'clients/r')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the R package cannot be installed: ${stderr}`);
}

/**
 * Creates a folder to run samples in, with the clients and `npm run data`. It is inside the repository's node_modules,
 * so that TypeScript finds packages. In it, curl exits with an error if the server refuses a request, which is not its
 * default. The folder is removed when the process exits.
 */
export function stageFor(root: string, url: string, isRWanted: boolean): Stage {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'node_modules/.samples-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(path.join(folder, '.curlrc'), 'fail-with-body\nshow-error\n');
  const data = ['node', ...programArguments(path.join(root, 'data/src/cli.ts'))]
    .map((word) => JSON.stringify(word))
    .join(' ');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { data } }));
  const library = path.join(folder, 'library');
  if (isRWanted) installR(root, library);
  return {
    folder,
    environment: {
      GOALSQUARE_URL: url,
      GOALSQUARE_TOKEN: 'sandbox-transactional',
      CURL_HOME: folder,
      PYTHONPATH: path.join(root, 'clients/python/src'),
      PYTHONDONTWRITEBYTECODE: '1',
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      ...(isRWanted && { R_LIBS: library }),
    },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArchiveFile } from './read-folder.js';

/** Returns the archive that npm makes of a compiled workspace. **Throws** if it is not compiled, or if npm fails. */
export function npmPackage(root: string, workspace: string): ArchiveFile {
  if (!existsSync(path.join(root, workspace, 'dist', 'index.js')))
    throw new Error(`${workspace} is not compiled: npm run build`);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-pack-'));
  try {
    const words = ['pack', '--ignore-scripts', `--workspace=${workspace}`, `--pack-destination=${folder}`];
    execFileSync('npm', words, { cwd: root, stdio: 'ignore' });
    const [name] = readdirSync(folder);
    if (name === undefined) throw new Error(`npm packed nothing of ${workspace}`);
    return { name, bytes: readFileSync(path.join(folder, name)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

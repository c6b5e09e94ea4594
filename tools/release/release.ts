import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compilePackages } from './compile-packages.js';
import { writeReleaseFiles } from './release-files.js';
import { versionFaults } from './version-places.js';

/*
 * Builds everything that is published: the packages of the clients and of npm, the workbook, the bill of materials, and
 * the image. `--without-image` omits the image. `--files-only` skips the checks, the compilation and the image, and is
 * what the image build uses.
 */

const { values: options } = parseArgs({
  options: { 'without-image': { type: 'boolean' }, 'files-only': { type: 'boolean' } },
});
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist', 'release');

/** Builds the image with this machine's container engine. **Throws** if there is none. */
function buildImage(version: string): string {
  const engine = ['docker', 'podman'].find((command) => spawnSync(command, ['--version']).status === 0);
  if (engine === undefined)
    throw new Error('there is neither docker nor podman: add --without-image, or build the image elsewhere');
  const tag = `goalsquare:${version}`;
  execFileSync(engine, ['build', '--tag', tag, '--tag', 'goalsquare:latest', '.'], { cwd: root, stdio: 'inherit' });
  return tag;
}

const isWhole = options['files-only'] !== true;
const faults = isWhole ? versionFaults(root) : [];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  if (isWhole) await compilePackages(root);
  const { version, files } = writeReleaseFiles(root, folder);
  console.log(`Goalsquare ${version} in ${path.relative(process.cwd(), folder)}:`);
  for (const { file, bytes, sha256 } of files) console.log(`${sha256}  ${String(bytes).padStart(8)}  ${file}`);
  if (isWhole && options['without-image'] !== true) console.log(`image ${buildImage(version)}`);
}

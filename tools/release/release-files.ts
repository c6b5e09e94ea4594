import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_MANIFEST, type ReleaseFile, type ReleaseManifest } from '@goalsquare/server/release';
import { billOfMaterials } from './bill-of-materials.js';
import { releaseDate } from './changelog.js';
import { packages } from './compile-packages.js';
import { npmPackage } from './npm-package.js';
import { pythonSource } from './python-source.js';
import { pythonWheel } from './python-wheel.js';
import { rPackage } from './r-package.js';
import type { ArchiveFile } from './read-folder.js';
import { versionOf } from './version-places.js';

const PROJECT = 'goalsquare';

/** Returns the files' checksums in the format that `sha256sum --check` reads. */
const sums = (files: readonly ReleaseFile[]): string =>
  files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join('');

/**
 * Empties a folder and writes the release files into it: the packages of the clients, the workbook, the npm packages,
 * the bill of materials, and lists of them. The workspaces must be compiled. **Throws** if a file cannot be made.
 */
export function writeReleaseFiles(root: string, folder: string): ReleaseManifest {
  const version = versionOf(root);
  const date = releaseDate(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version);
  const workbook = readFileSync(path.join(root, 'clients/excel/goalsquare.xlsx'));
  const made: readonly (readonly [kind: ReleaseFile['kind'], file: ArchiveFile])[] = [
    ['python', pythonWheel(path.join(root, 'clients/python'), version, date)],
    ['python-source', pythonSource(path.join(root, 'clients/python'), version, date)],
    ['r', rPackage(path.join(root, 'clients/r'), version, date)],
    ['excel', { name: `${PROJECT}-${version}.xlsx`, bytes: workbook }],
    ...packages.map((workspace) => ['npm', npmPackage(root, workspace)] as const),
    ['sbom', billOfMaterials(root, PROJECT, version, date)],
  ];
  const files = made.map(([kind, { name: file, bytes }]) => ({
    file,
    kind,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const manifest: ReleaseManifest = { version, date, files };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [, { name, bytes }] of made) writeFileSync(path.join(folder, name), bytes);
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums(files));
  writeFileSync(path.join(folder, RELEASE_MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

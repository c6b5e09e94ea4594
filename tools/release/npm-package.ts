import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, strFromU8 } from 'fflate';
import { parseTar } from 'nanotar';
import type { ArchiveFile } from './read-folder.js';
import { sourceArchive } from './source-archive.js';

/** The date that npm gives to all files in an archive. */
const DATE = '1985-10-26';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutSource = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, member]) => (name === 'source' ? [] : [[name, withoutSource(member)]])),
      )
    : value;

/** Returns a package.json without the `source` condition in its exports, because a published package has no sources. */
export function publishedManifest(text: string): string {
  const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ ...manifest, exports: withoutSource(manifest.exports) }, undefined, 2)}\n`;
}

/** Returns an npm archive with the published form of its package.json. */
function published({ name, bytes }: ArchiveFile): ArchiveFile {
  const entries = parseTar(gunzipSync(bytes)).map(({ name: file, data = new Uint8Array() }) => ({
    name: file,
    data: file === 'package/package.json' ? publishedManifest(strFromU8(data)) : data,
  }));
  return sourceArchive(name, entries, DATE);
}

/** Packs a compiled workspace with npm. **Throws** if it is not compiled, or if npm fails. */
export function npmPackage(root: string, workspace: string): ArchiveFile {
  if (!existsSync(path.join(root, workspace, 'dist', 'index.js')))
    throw new Error(`${workspace} is not compiled: npm run build`);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-pack-'));
  try {
    const words = ['pack', '--ignore-scripts', `--workspace=${workspace}`, `--pack-destination=${folder}`];
    execFileSync('npm', words, { cwd: root, stdio: 'ignore' });
    const [name] = readdirSync(folder);
    if (name === undefined) throw new Error(`npm packed nothing of ${workspace}`);
    return published({ name, bytes: readFileSync(path.join(folder, name)) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

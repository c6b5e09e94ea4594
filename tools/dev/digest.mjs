import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the files of a source, which is a file or a folder, relative to the root. */
function filesOf(root, source) {
  if (!statSync(path.join(root, source)).isDirectory()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the digest of files and folders, and of their names. Plain JavaScript, so that nothing is compiled for it. */
export function digestOf(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(root, source)) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

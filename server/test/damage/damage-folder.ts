import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '@goalsquare/simulator';

/** Most bits that are flipped in a file. */
const MAX_FLIPS = 200;

const BITS = 8;

/** Lock files have no content that is read. */
const isLock = (name: string): boolean => name.endsWith('-lock') || name.endsWith('.lock');

/** The files of a folder, by their paths in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLock(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Cuts a file short, or flips some of its bits. Returns what was done. */
function damage(file: string, random: Random): string {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return 'left empty';
  if (random.chance(0.2)) {
    const length = random.integer(0, bytes.length - 1);
    truncateSync(file, length);
    return `cut to ${length} bytes`;
  }
  const flips = random.integer(1, MAX_FLIPS);
  for (let n = 0; n < flips; n += 1) {
    const at = random.integer(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, BITS - 1));
  }
  writeFileSync(file, bytes);
  return `${flips} bits flipped`;
}

/** Damages one or two files of a folder of state, databases twice as often as others. Returns what was done. */
export function damageFolder(folder: string, random: Random): string {
  const files = filesIn(folder);
  const databases = files.filter((name) => name.endsWith('.lmdb'));
  const chosen = Array.from({ length: random.integer(1, 2) }, () =>
    random.pick(random.chance(2 / 3) ? databases : files),
  );
  return chosen.map((name) => `${name}: ${damage(path.join(folder, name), random)}`).join(', ');
}

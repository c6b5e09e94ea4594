import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whose bytes are others than those there, so that what was made from them holds. */
export async function writeIfChanged(file: string, bytes: string | Uint8Array): Promise<void> {
  const wanted = Buffer.from(bytes);
  const there = await readFile(file).catch(() => undefined);
  if (there?.equals(wanted) === true) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, wanted);
}

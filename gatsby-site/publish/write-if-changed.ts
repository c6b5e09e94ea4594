import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file only if its bytes differ, so that files made from it remain up to date. */
export async function writeIfChanged(file: string, bytes: string | Uint8Array): Promise<void> {
  const wanted = Buffer.from(bytes);
  const there = await readFile(file).catch(() => undefined);
  if (there?.equals(wanted) === true) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, wanted);
}

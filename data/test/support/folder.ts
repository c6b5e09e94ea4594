import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files of a folder, by path within it. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder. */
export function put(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** Gives a test a new folder with files in it; each is gone after its test. */
export function folders(): (files?: Files) => string {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return (files = {}) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
    made.push(folder);
    put(folder, files);
    return folder;
  };
}

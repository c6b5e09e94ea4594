import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the hand-written contract. */
export const folder = fileURLToPath(new URL('..', import.meta.url));

/** The hand-written files, as paths relative to the folder. */
export function writtenFiles(): readonly string[] {
  const parts = ['paths', 'components'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
  );
  return ['openapi.yaml', ...parts.filter((file) => file.endsWith('.yaml'))].sort();
}

/** The files one file refers to, as paths relative to the folder. */
export function referencesOf(file: string): readonly string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/\$ref: *['"]?([^'"#\s]+)/g)].map(([, target = '']) =>
    relative(folder, join(folder, dirname(file), target)),
  );
}

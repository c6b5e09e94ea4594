import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../dev/files.js';
import { generators } from '../generate/generators.js';

/** Files and folders that other programs write. */
const written: readonly string[] = [
  ...generators.flatMap(({ writes }) => writes),
  // npm
  'package-lock.json',
  'bench/package-lock.json',
  // The pages of the videos, recorded with them
  'gatsby-site/facts/recordings',
  // `python3 docs/generate.py` and `Rscript tools/generate.R`, each in the folder of its package
  'clients/python/docs/operations.json',
  'clients/r/inst/operations.json',
];

/** Contracts of releases: `npm run version` writes them. */
const RELEASE = /^openapi\/history\/[\d.]+\.json\.gz$/u;

/** The banner of a generated text. */
const BANNER = /generated (?:by|from) .+\bdo not edit/iu;
const LINES = 12;
/** Texts that may have such a line. Generators have it as text of their own. */
const TEXT = /^(?!tools\/).*(?:\.(?:json|md|py|pq|R|Rd|ts)|\/NAMESPACE)$/u;

/** Whether the first lines of a file say that it is generated. */
const hasBanner = (root: string, file: string): boolean =>
  TEXT.test(file) && BANNER.test(readFileSync(path.join(root, file), 'utf8').split('\n', LINES).join(' '));

/** The files that `.gitattributes` marks as generated. */
function markedIn(root: string, files: readonly string[]): ReadonlySet<string> {
  const words = ['check-attr', '-z', '--stdin', 'linguist-generated'];
  const input = files.map((file) => `${file}\0`).join('');
  const answer = execFileSync('git', words, { cwd: root, encoding: 'utf8', input, maxBuffer: 2 ** 26 }).split('\0');
  return new Set(files.filter((_, at) => answer[at * 3 + 2] === 'set'));
}

/**
 * Describes each file in git that is generated and not marked so in `.gitattributes`, or marked and not generated.
 * `generated` are files that the caller knows to be generated.
 */
export function attributeFaults(root: string, generated: Iterable<string>): readonly string[] {
  const known = new Set(generated);
  const files = filesOf(root).filter((file) => existsSync(path.join(root, file)));
  const marked = markedIn(root, files);
  return files.flatMap((file) => {
    const isGenerated =
      known.has(file) ||
      written.some((place) => file === place || file.startsWith(`${place}/`)) ||
      RELEASE.test(file) ||
      hasBanner(root, file);
    if (isGenerated === marked.has(file)) return [];
    return [
      isGenerated
        ? `${file} is generated: mark it as linguist-generated in .gitattributes`
        : `${file} is marked in .gitattributes, but nothing generates it`,
    ];
  });
}

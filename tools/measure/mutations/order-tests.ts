import path from 'node:path';
import type { TestFile } from './find-reach.js';

const folders = (file: string): readonly string[] =>
  path.posix
    .dirname(file)
    .split('/')
    .filter((part) => part !== 'src' && part !== 'test');
const stem = (file: string): string => path.posix.basename(file).replace(/(?:\.test)?\.ts$/u, '');

/** How near a test file is to a source: folders in common from the top, and more for the same name. */
function nearness(source: string, test: string): number {
  const [own, others] = [folders(source), folders(test)];
  const shared = own.findIndex((part, at) => part !== others[at]);
  const depth = shared === -1 ? own.length : shared;
  return depth + (stem(source) === stem(test) ? 10 : depth === own.length && others.includes(stem(source)) ? 5 : 0);
}

/**
 * The test files in the order in which they most likely find a mutant of the source: near ones first, then fast ones.
 */
export const likelyFirst = (source: string, tests: readonly TestFile[]): readonly TestFile[] =>
  tests
    .map((test) => ({ test, near: nearness(source, test.file) }))
    .toSorted((a, b) => b.near - a.near || a.test.seconds - b.test.seconds)
    .map(({ test }) => test);

import type { AffectedTest } from './affected-tests.js';

/** Files that are listed one by one. More are counted. */
const LISTED = 20;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Lines that list test files and why they are affected. */
export function describeAffected(tests: readonly AffectedTest[]): readonly string[] {
  const width = Math.max(...tests.slice(0, LISTED).map(({ file }) => file.length));
  const listed = tests
    .slice(0, LISTED)
    .map(({ file, because, distance }) => `  ${file.padEnd(width)}  ${distance === 0 ? 'changed' : `uses ${because}`}`);
  return tests.length > LISTED ? [...listed, `  and ${counted(tests.length - LISTED, 'more file')}`] : listed;
}

/** The line above the list: how many of all test files are affected by how many changed files. */
export const countAffected = (tests: readonly AffectedTest[], of: number, changed: readonly string[]): string =>
  tests.length === 0
    ? `No test file uses ${changed.length === 1 ? 'the changed file' : `any of the ${changed.length} changed files`}: ${changed.slice(0, LISTED).join(', ')}`
    : `${tests.length} of ${counted(of, 'test file')} ${tests.length === 1 ? 'is' : 'are'} affected by ${counted(changed.length, 'changed file')}`;

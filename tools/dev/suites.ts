import { filesOf } from './files.js';

/** A suite of test files that one command runs. */
export type Suite = 'hub' | 'JavaScript' | 'Excel' | 'languages' | 'server' | 'others';

const TEST = /\.test\.tsx?$/u;

/**
 * Patterns of all suites except `others`. A test file belongs to the first suite whose pattern it matches, otherwise to
 * `others`.
 */
const patterns: readonly (readonly [suite: Suite, pattern: RegExp])[] = [
  ['hub', /^gatsby-site\/test\/(?:[^/]+$|(?:behaviours|browser|tasks)\/)/u],
  ['JavaScript', /^clients\/javascript\//u],
  ['Excel', /^clients\/excel\/test\/served\//u],
  // Tests that run Python or R.
  ['languages', /(?:\/calls-python-r|\/permalinks-docs)\.test\.ts$/u],
  ['server', /^server\//u],
];

/** Returns the suite of a file. **Empty**: `undefined` if it is not a test file. */
export const suiteOf = (file: string): Suite | undefined =>
  TEST.test(file) ? (patterns.find(([, pattern]) => pattern.test(file))?.[0] ?? 'others') : undefined;

/** Returns the test files of some suites. Paths are relative to the root of the repository. */
export const testsOf = (root: string, ...suites: readonly Suite[]): readonly string[] =>
  filesOf(root).filter((file) => suites.some((suite) => suite === suiteOf(file)));

/** The suites that need neither a browser nor a client. The first two take about equally long. */
export const unitSuites = ['server', 'others', 'languages'] as const satisfies readonly Suite[];

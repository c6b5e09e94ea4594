import { unitTests } from '../unit-tests.js';

/** The pattern of a glob of file names: `{a,b}`, `*` and `**` followed by a slash. */
function expressionOf(glob: string): RegExp {
  const source = glob
    .replaceAll('.', String.raw`\.`)
    .replace(/\{([^}]*)\}/gu, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/gu, (stars) => (stars === '*' ? '[^/]*' : '(?:.+/)?'));
  return new RegExp(`^${source}$`, 'u');
}

const unit = unitTests.map(expressionOf);

/** Whether a file has tests that need no browser. */
export const isUnitTest = (file: string): boolean => unit.some((expression) => expression.test(file));

/** Whether a file has tests of the hub that run in a browser. */
export const isHubTest = (file: string): boolean =>
  /^gatsby-site\/test\/.+\.test\.ts$/u.test(file) && !isUnitTest(file);

import { fileURLToPath } from 'node:url';

/**
 * Set to 1 if what `npm run build` makes is up to date: programs then run compiled, and the server from its bundle, as
 * `npm start` runs it. Each halves the processor time of a start.
 */
export const RUN_COMPILED = 'TEST_COMPILED_SERVER';

/** Removes from the validators of a server what its bundle does not have either. */
const withoutDocumentCheck = fileURLToPath(new URL('../../../tools/dev/without-document-check.cjs', import.meta.url));

/** Whether programs run compiled. */
export const isCompiled = (): boolean => process.env[RUN_COMPILED] === '1';

/**
 * Returns what Node.js runs for a program, by the path of its TypeScript file. A program of tests is never compiled,
 * but uses compiled packages.
 */
export function programArguments(file: string): readonly string[] {
  if (!isCompiled()) return ['--conditions=source', '--import', 'tsx', file];
  const compiled = file.replace(/\/src\/(?<name>.+)\.ts$/u, '/dist/$<name>.js');
  return compiled === file ? ['--import', 'tsx', '--require', withoutDocumentCheck, file] : [compiled];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { suiteOf, unitSuites } from '../../dev/suites.js';

/** The test files of a work tree, and how its `.mocharc.json` says that they are run. */
export interface TestSettings {
  readonly files: readonly string[];
  readonly nodeOptions: readonly string[];
  readonly timeout: number;
}

interface Declared {
  readonly 'node-option'?: readonly string[];
  readonly timeout?: number;
}

/** Reads how tests are run below `root`, and lists the test files. */
export function testSettings(root: string): TestSettings {
  const declared = JSON.parse(readFileSync(path.join(root, '.mocharc.json'), 'utf8')) as Declared;
  const files = ts.sys
    .readDirectory(root, ['.ts'], ['**/node_modules'])
    .map((file) => path.relative(root, file).replaceAll('\\', '/'));
  return {
    files: files.filter((file) => unitSuites.some((suite) => suite === suiteOf(file))).toSorted(),
    nodeOptions: declared['node-option'] ?? [],
    timeout: declared.timeout ?? 2000,
  };
}

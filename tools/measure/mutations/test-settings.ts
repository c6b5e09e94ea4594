import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { unitTests } from '../../dev/unit-tests.js';

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

/** The patterns without braces that a pattern with braces stands for. */
function expanded(pattern: string): readonly string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/u.exec(pattern) ?? [];
  return whole === undefined ? [pattern] : list.split(',').flatMap((part) => expanded(before + part + after));
}

/** Reads how tests are run below `root`, and lists the test files. */
export function testSettings(root: string): TestSettings {
  const declared = JSON.parse(readFileSync(path.join(root, '.mocharc.json'), 'utf8')) as Declared;
  const files = ts.sys.readDirectory(root, ['.ts'], ['**/node_modules'], unitTests.flatMap(expanded));
  return {
    files: files.map((file) => path.relative(root, file).replaceAll('\\', '/')).toSorted(),
    nodeOptions: declared['node-option'] ?? [],
    timeout: declared.timeout ?? 2000,
  };
}

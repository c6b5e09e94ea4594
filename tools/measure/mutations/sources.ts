import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findMutants } from './find-mutants.js';
import type { Mutant } from './mutant.js';

/** The workspaces whose sources are mutated, by the file that says how they are compiled. */
export const workspaces = {
  'tsconfig.base.json': ['engine', 'data', 'data/simulator', 'openapi', 'server'],
  'clients/javascript/tsconfig.json': ['clients/javascript'],
  'gatsby-site/tsconfig.json': ['gatsby-site'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The sources of the workspaces below a root, by their path from it. */
export class Sources {
  /** Paths of all source files, in order. */
  readonly files: readonly string[];

  readonly #texts = new Map<string, string>();

  constructor(private readonly root: string) {
    const includes = Object.values(workspaces)
      .flat()
      .flatMap((workspace) => [`${workspace}/src/**/*.ts`, `${workspace}/src/**/*.tsx`]);
    this.files = ts.sys
      .readDirectory(root, ['.ts', '.tsx'], ['**/node_modules'], includes)
      .map((file) => path.relative(root, file).replaceAll('\\', '/'))
      .toSorted();
  }

  /** The text of a source file. */
  textOf(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
    this.#texts.set(file, text);
    return text;
  }

  /** Every mutant of every file, in order. */
  mutants(): readonly Mutant[] {
    return this.files.flatMap((file) => findMutants(file, this.textOf(file)));
  }
}

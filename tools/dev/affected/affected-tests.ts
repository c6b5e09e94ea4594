import { workspaceOf } from '../../check/boundaries/workspace-of.js';
import { changeOf } from './change-of.js';
import type { ImportGraph } from './import-graph.js';

/** A test file that a change affects. */
export interface AffectedTest {
  readonly file: string;
  /** The changed file it depends on. */
  readonly because: string;
  /** How many steps lie between them: 0 where the test itself has changed. */
  readonly distance: number;
}

/** Files every test depends on: they decide how tests are run. */
const ofAllTests =
  /^(?:package\.json|package-lock\.json|tsconfig[^/]*\.json|\.mocharc\.json|tools\/dev\/reporter\.cjs|(?:engine|data|data\/simulator|openapi|clients\/javascript|server|gatsby-site)\/(?:package|tsconfig)\.json)$/u;

/** Files that are generated from the sources of the contract. */
const contractFiles = [
  'openapi/openapi.json',
  'openapi/operator.json',
  'openapi/tables.json',
  'openapi/contract-changes.json',
];

const CODE = /\.[cm]?[jt]sx?$/u;

/** Which files use each file. */
function usersIn(graph: ImportGraph): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [file, used] of graph)
    for (const each of used) {
      const list = users.get(each);
      if (list === undefined) users.set(each, [file]);
      else list.push(file);
    }
  return users;
}

/** A file and the folders it is in. */
function placesOf(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/**
 * The tests that depend on changed files, nearest first. A test depends on itself, on what it uses by the graph in any
 * number of steps, on the files of its own
 * workspace that are not code (YAML, JSON, MDX and others), and on what decides how tests are run. The contract's
 * sources count as the files generated from them, and sources as the files that `madeFrom` names.
 */
export function affectedTests(
  graph: ImportGraph,
  tests: readonly string[],
  changed: readonly string[],
  madeFrom: (file: string) => readonly string[] = () => [],
): readonly AffectedTest[] {
  const users = usersIn(graph);
  const isTest = new Set(tests);
  const nearest = new Map<string, AffectedTest>();
  const add = (test: AffectedTest): void => {
    const before = nearest.get(test.file);
    if (before === undefined || test.distance < before.distance) nearest.set(test.file, test);
  };

  /** Goes from a changed file to all that depends on it, step by step. */
  function follow(because: string, from: readonly string[], start: number): void {
    const seen = new Set(from);
    let level = from;
    for (let distance = start; level.length > 0; distance += 1) {
      for (const file of level) if (isTest.has(file)) add({ file, because, distance });
      level = [...new Set(level.flatMap((file) => users.get(file) ?? []))].filter((file) => !seen.has(file));
      for (const file of level) seen.add(file);
    }
  }

  for (const because of changed) {
    follow(because, placesOf(because), 0);
    const generated = changeOf(because) === 'contract' ? contractFiles : [];
    const made = [because, ...generated].flatMap(madeFrom);
    follow(because, [...generated, ...made], 1);
    const isOfAll = ofAllTests.test(because);
    const workspaces = new Set([because, ...made].filter((file) => !CODE.test(file)).map(workspaceOf));
    for (const file of tests) if (isOfAll || workspaces.has(workspaceOf(file))) add({ file, because, distance: 1 });
  }
  return [...nearest.values()].sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1));
}

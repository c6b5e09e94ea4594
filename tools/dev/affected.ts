import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cruiseSources } from '../check/boundaries/cruise-sources.js';
import { workspaceOf } from '../check/boundaries/workspace-of.js';
import { hubSources } from '../../gatsby-site/publish/source-digest.js';
import { MadeFiles } from './made-files.js';
import { testsOf, unitSuites } from './suites.js';

/** The test files that changes affect, by how they are run. */
export interface Affected {
  readonly unit: readonly string[];
  /** Tests of the JavaScript client, which need a server and Chromium. */
  readonly javascript: readonly string[];
  /** Tests of the hub, which need a browser. */
  readonly hub: readonly string[];
}

/** Folders whose sources and tests are searched for imports. */
const folders = ['engine', 'data', 'openapi', 'clients/javascript', 'server', 'gatsby-site', 'bench', 'tools'];

/** Files that affect how all tests run. */
const ofAllTests =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|\.mocharc\.json|tools\/dev\/(?:reporter|without-document-check)\.cjs)$/u;

/** A name in quotes, which may follow a path or precede an extension. */
const NAMED = /['/](?<name>[\w.-]+?)(?:\.[jt]s)?'/gu;

const isTestFile = (file: string): boolean => /(?:^|\/)test\//u.test(file);

/**
 * Returns the files that use each file: those that import it, according to dependency-cruiser. Programs are not
 * imported, because tests start them by name. A program is used by each test file that contains its name.
 */
async function usersOf(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { modules } = await cruiseSources({ root, folders, rules: [] });
  const users = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) users.get(resolved)?.push(source);
  const programs = modules.filter(({ source }) => users.get(source)?.length === 0 && /\/src\/.*\.ts$/u.test(source));
  for (const { source } of modules.filter(({ source: file }) => isTestFile(file))) {
    const text = readFileSync(path.join(root, source), 'utf8');
    const names = new Set(Array.from(text.matchAll(NAMED), ({ groups }) => groups?.name));
    for (const { source: program } of programs)
      if (names.has(path.parse(program).name)) users.get(program)?.push(source);
  }
  return users;
}

function reachedFrom(start: readonly string[], users: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(start);
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
}

const isOf = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/**
 * Reads the imports of a repository. Returns a function that finds the tests that changed files affect: tests that
 * import them directly or indirectly. A file of a workspace that no test imports affects all tests of the workspace. A
 * file outside the workspaces affects the tests that contain its name or its folder's name. A client's file affects
 * only that client's tests. A source of the hub also affects all tests of the hub. A changed source also counts as a
 * change of the files made from it.
 */
export async function affectedIn(root: string): Promise<(changed: readonly string[]) => Affected> {
  const [unit, javascript, hub] = [testsOf(root, ...unitSuites), testsOf(root, 'JavaScript'), testsOf(root, 'hub')];
  const users = await usersOf(root);
  const all = [...unit, ...javascript, ...hub];

  const reached = (file: string): readonly string[] => {
    const workspace = workspaceOf(file);
    const inWorkspace = [...users.keys()].filter((source) => workspaceOf(source) === workspace);
    const [byFile, byWorkspace] = [reachedFrom([file], users), reachedFrom(inWorkspace, users)];
    const ofFile = all.filter((test) => byFile.has(test));
    if (ofFile.length > 0) return ofFile;
    if (folders.some((folder) => isOf(file, folder))) return all.filter((test) => byWorkspace.has(test));
    const names = [path.basename(file), ...(workspace === file ? [] : [`'${workspace}'`, `${workspace}/`])];
    return all.filter((test) => {
      const text = readFileSync(path.join(root, test), 'utf8');
      return names.some((name) => text.includes(name));
    });
  };

  const affectedBy = (file: string): readonly string[] => {
    if (ofAllTests.test(file)) return all;
    if (isOf(file, 'clients')) {
      const client = file.split('/', 2).join('/');
      return (folders.includes(client) ? reached(file) : all).filter((test) => isOf(test, client));
    }
    return hubSources.some((source) => isOf(file, source)) ? [...reached(file), ...hub] : reached(file);
  };

  const made = MadeFiles.of(root);
  return (changed) => {
    const all = new Set(changed.flatMap((file) => [file, ...made.from(file)]));
    const affected = new Set([...all].flatMap(affectedBy));
    const of = (tests: readonly string[]): readonly string[] => tests.filter((test) => affected.has(test));
    return { unit: of(unit), javascript: of(javascript), hub: of(hub) };
  };
}

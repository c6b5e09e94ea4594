import { hubSources } from '../../release/hub/source-digest.js';
import { affectedTests, type AffectedTest } from './affected-tests.js';
import { filesOf } from './files.js';
import { importGraph } from './import-graph.js';
import { MadeFiles } from './made-files.js';
import { testsOf, unitSuites } from '../suites.js';

/** Test files that changes affect, nearest first. */
export interface Affected {
  readonly unit: readonly AffectedTest[];
  /** Those of the client for JavaScript, which need a server and Chromium. */
  readonly javascript: readonly AffectedTest[];
  /** Those that run in a browser. */
  readonly hub: readonly AffectedTest[];
  /** How many test files there are of each. */
  readonly of: { readonly unit: number; readonly javascript: number; readonly hub: number };
}

const isHubSource = (file: string): boolean =>
  hubSources.some((source) => file === source || file.startsWith(`${source}/`));

const isOfClient = (file: string): boolean => file.startsWith('clients/');

/**
 * The tests of a repository that changed files affect. The tests of the hub read its built pages, so all of them
 * depend on all that the hub is built from. A file of a client affects the tests of that client only: the server uses
 * the client for JavaScript for its tools of assistants, so nearly all tests of the server would depend on it.
 */
export async function findAffected(root: string, changed: readonly string[]): Promise<Affected> {
  const made = MadeFiles.of(root);
  const files = [...filesOf(root), ...made.all];
  const [unit, javascript, hub] = [testsOf(root, ...unitSuites), testsOf(root, 'JavaScript'), testsOf(root, 'hub')];
  const graph = await importGraph(root, [...unit, ...javascript, ...hub], files);
  const ofHub = affectedTests(graph, hub, changed, made.from);
  const because = changed.find((file) => [file, ...made.from(file)].some(isHubSource));
  const others = hub.filter((file) => !ofHub.some((test) => test.file === file));
  return {
    unit: affectedTests(
      graph,
      unit,
      changed.filter((file) => !isOfClient(file)),
      (file) => made.from(file).filter((one) => !isOfClient(one)),
    ),
    javascript: affectedTests(graph, javascript, changed, made.from),
    hub: because === undefined ? ofHub : [...ofHub, ...others.map((file) => ({ file, because, distance: 1 }))],
    of: { unit: unit.length, javascript: javascript.length, hub: hub.length },
  };
}

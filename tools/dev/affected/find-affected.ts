import { hubSources } from '../../release/hub/source-digest.js';
import { affectedTests, type AffectedTest } from './affected-tests.js';
import { filesOf } from './files.js';
import { importGraph } from './import-graph.js';
import { isHubTest, isUnitTest } from './suites.js';

/** Test files that changes affect, nearest first. */
export interface Affected {
  readonly unit: readonly AffectedTest[];
  /** Those that run in a browser. */
  readonly hub: readonly AffectedTest[];
  /** How many test files there are of each. */
  readonly of: { readonly unit: number; readonly hub: number };
}

const isHubSource = (file: string): boolean =>
  hubSources.some((source) => file === source || file.startsWith(`${source}/`));

/**
 * The tests of a repository that changed files affect. The tests of the hub read its built pages, so all of them
 * depend on all that the hub is built from.
 */
export async function findAffected(root: string, changed: readonly string[]): Promise<Affected> {
  const files = filesOf(root);
  const [unit, hub] = [files.filter(isUnitTest), files.filter(isHubTest)];
  const graph = await importGraph(root, [...unit, ...hub], files);
  const ofHub = affectedTests(graph, hub, changed);
  const because = changed.find(isHubSource);
  const others = hub.filter((file) => !ofHub.some((test) => test.file === file));
  return {
    unit: affectedTests(graph, unit, changed),
    hub: because === undefined ? ofHub : [...ofHub, ...others.map((file) => ({ file, because, distance: 1 }))],
    of: { unit: unit.length, hub: hub.length },
  };
}

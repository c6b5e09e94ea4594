import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruiseSources, ruleFile } from '../../boundaries/cruise-sources.js';
import { layerFaults, layerOf, layers, type Layer } from '../../boundaries/layers.js';
import { violationLines } from '../../boundaries/violation-lines.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Writes a repository whose files import the given ones, and returns what the rules report. */
async function reportOn(
  files: Readonly<Record<string, readonly string[]>>,
  rules = ruleFile.forbidden,
): Promise<readonly string[]> {
  writeFileSync(path.join(root, 'tsconfig.tests.json'), '{"compilerOptions":{"module":"NodeNext"}}');
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const lines = imports.map((to) => `import '${path.relative(path.dirname(file), to).replace(/^(?!\.)/u, './')}';`);
    writeFileSync(path.join(root, file), `${lines.join('\n')}\nexport const here = 1;\n`);
  }
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { summary } = await cruiseSources({ root, folders, rules });
  return violationLines(rules, summary.violations);
}

const named = (...names: readonly string[]): readonly Layer[] =>
  names.map((layer) => ({ layer, what: '', holds: [layer] }));

describe('the rules of layers', () => {
  it('let a file import its own layer and those below', async () => {
    expect(
      await reportOn({
        'engine/src/timeline/shots.ts': ['engine/src/timeline/chains.js', 'engine/src/log/entry.js'],
        'engine/src/timeline/chains.ts': ['engine/src/vocabulary/sides.js'],
        'engine/src/log/entry.ts': ['engine/src/errors.js'],
        'engine/src/vocabulary/sides.ts': [],
        'engine/src/errors.ts': [],
      }),
    ).to.deep.equal([]);
  });

  const upward: readonly (readonly [from: string, to: string, rule: string])[] = [
    ['engine/src/log/entry.ts', 'engine/src/timeline/shots.ts', 'engine-log-imports-down'],
    ['engine/src/vocabulary/sides.ts', 'engine/src/log/entry.ts', 'engine-vocabulary-imports-down'],
    ['engine/src/errors.ts', 'engine/src/log/entry.ts', 'engine-vocabulary-imports-down'],
    ['engine/src/statistics/players.ts', 'engine/src/open-match.ts', 'engine-statistics-imports-down'],
    ['data/src/store/directory/seal.ts', 'data/src/sandbox/generate.ts', 'data-store-imports-down'],
    ['data/simulator/src/match/rules.ts', 'data/simulator/src/league/ids.ts', 'data/simulator-match-imports-down'],
    ['gatsby-site/src/query/call.ts', 'gatsby-site/src/features/live/watch.tsx', 'gatsby-site-query-imports-down'],
  ];
  for (const [from, to, rule] of upward) {
    it(`report ${from} if it imports ${to}, and name the list`, async () => {
      const [head = '', ...imports] = await reportOn({ [from]: [to.replace(/\.tsx?$/u, '.js')], [to]: [] });
      expect(head).to.match(new RegExp(`^${rule} \\(1\\): .*tools/check/boundaries/layers\\.json`, 'u'));
      expect(imports).to.deep.equal([`  ${from} -> ${to}`]);
    });
  }

  it('report folders inside a layer that import each other in a circle', async () => {
    const lines = await reportOn({
      'engine/src/log/entries/header.ts': ['engine/src/log/checks/issues.js'],
      'engine/src/log/checks/issues.ts': [],
      'engine/src/log/checks/members.ts': ['engine/src/log/entries/header.js'],
    });
    expect(lines[0]).to.match(/^engine-log-without-cycles \(2\)/u);
  });

  for (const folder of ['import', 'store', 'export', 'world'])
    it(`report a file of data/src/${folder} that imports the simulator`, async () => {
      const from = `data/src/${folder}/logs.ts`;
      const to = 'data/simulator/src/index.ts';
      const lines = await reportOn({ [from]: ['data/simulator/src/index.js'], [to]: [] });
      expect(lines[0]).to.match(/^only-the-sandbox-simulates \(1\)/u);
      expect(lines[1]).to.equal(`  ${from} -> ${to}`);
    });

  it('let the sandbox import the simulator, but not the simulator the sandbox', async () => {
    expect(
      await reportOn({
        'data/src/sandbox/generate.ts': ['data/simulator/src/index.js'],
        'data/simulator/src/index.ts': [],
      }),
    ).to.deep.equal([]);
    const lines = await reportOn({
      'data/simulator/src/index.ts': ['data/src/log/read.js'],
      'data/src/log/read.ts': [],
    });
    expect(lines[0]).to.match(/^simulator-below-data \(1\)/u);
  });

  const server = {
    'server/src/domain/scope.ts': ['server/src/http/pipeline/send.js'],
    'server/src/storage/lmdb/lmdb-usage-store.ts': ['server/src/features/hub/hub.js'],
    'server/src/http/pipeline/send.ts': ['server/src/storage/lmdb/lmdb-usage-store.js'],
    'server/src/features/hub/hub.ts': [],
  };

  it('let adapters import features, but nothing below import them', async () => {
    expect((await reportOn(server)).filter((line) => line.startsWith('  '))).to.deep.equal([
      '  server/src/http/pipeline/send.ts -> server/src/storage/lmdb/lmdb-usage-store.ts',
      '  server/src/domain/scope.ts -> server/src/http/pipeline/send.ts',
    ]);
  });
});

describe('the rule of endpoints', () => {
  const account = 'server/src/domain/accounts/account.js';

  it('reports an endpoint that imports the account, but not those of the own account', async () => {
    const lines = await reportOn({
      'server/src/answers/endpoints/get-match.ts': [account],
      'server/src/answers/endpoints/get-usage.ts': [account],
      'server/src/answers/shapes/usage.ts': [account],
      'server/src/domain/accounts/account.ts': [],
    });
    expect(lines.slice(1)).to.deep.equal([
      '  server/src/answers/endpoints/get-match.ts -> server/src/domain/accounts/account.ts',
    ]);
    expect(lines[0]).to.match(/^endpoints-without-account \(1\)/u);
  });
});

describe('the table of layers', () => {
  for (const [workspace, all] of Object.entries(layers)) {
    it(`lists every folder of ${workspace}/src once`, () => {
      expect(layerFaults(path.resolve(import.meta.dirname, '../../../..'), workspace, all)).to.deep.equal([]);
    });
  }

  it('names a folder it does not list, and itself', () => {
    mkdirSync(path.join(root, 'engine/src/log'), { recursive: true });
    mkdirSync(path.join(root, 'engine/src/quality'));
    expect(layerFaults(root, 'engine', named('log'))).to.deep.equal([
      'engine/src/quality is in no layer: add it to tools/check/boundaries/layers.json, at its place in the order',
    ]);
  });

  it('names a folder that has gone, and one that is listed twice', () => {
    mkdirSync(path.join(root, 'engine/src/log'), { recursive: true });
    expect(layerFaults(root, 'engine', named('timeline', 'log', 'log'))).to.deep.equal([
      'engine/src/timeline does not exist: remove it from tools/check/boundaries/layers.json',
      'engine/src/log is in tools/check/boundaries/layers.json twice: keep one',
    ]);
  });

  it('finds the layer of a file by its folder', () => {
    const all = layers.server ?? [];
    const layer = (file: string): string | undefined => layerOf(all, file)?.layer;
    expect(layer('features/permalinks/permalink.ts')).to.equal('features');
    expect(layer('storage/lmdb/lmdb-permalink-store.ts')).to.equal('storage');
    expect(layer('index.ts')).to.equal('surface');
    expect(layer('nowhere.ts')).to.equal(undefined);
  });
});

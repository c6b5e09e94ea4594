import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruiseSources, ruleFile } from '../../boundaries/cruise-sources.js';
import { layerFaults, type Layer } from '../../boundaries/layers.js';
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
  writeFileSync(path.join(root, 'tsconfig.json'), '{"compilerOptions":{"module":"NodeNext"}}');
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

  it('report a file that imports a layer above, in every workspace, and name the list', async () => {
    const upward = [
      ['engine/src/log/entry.ts', 'engine/src/timeline/shots.ts', 'engine-log-imports-down'],
      ['data/src/store/directory/seal.ts', 'data/src/sandbox/generate.ts', 'data-store-imports-down'],
      ['gatsby-site/src/query/call.ts', 'gatsby-site/src/features/live/watch.tsx', 'gatsby-site-query-imports-down'],
      ['server/src/domain/scope.ts', 'server/src/http/pipeline/send.ts', 'server-domain-imports-down'],
    ] as const;
    const lines = await reportOn(
      Object.fromEntries(
        upward.flatMap(([from, to]) => [
          [from, [to.replace(/\.tsx?$/u, '.js')]],
          [to, []],
        ]),
      ),
    );
    for (const [from, to, rule] of upward) {
      const at = lines.indexOf(`  ${from} -> ${to}`);
      expect(lines[at - 1]).to.match(new RegExp(`^${rule} \\(1\\): .*tools/check/boundaries/layers\\.json`, 'u'));
    }
  });

  it('report folders inside a layer that import each other in a circle', async () => {
    const lines = await reportOn({
      'engine/src/log/entries/header.ts': ['engine/src/log/checks/issues.js'],
      'engine/src/log/checks/issues.ts': [],
      'engine/src/log/checks/members.ts': ['engine/src/log/entries/header.js'],
    });
    expect(lines[0]).to.match(/^engine-log-without-cycles \(2\)/u);
  });

  it('let the sandbox alone import the simulator, which does not import data', async () => {
    const lines = await reportOn({
      'data/src/sandbox/generate.ts': ['data/simulator/src/index.js'],
      'data/src/store/logs.ts': ['data/simulator/src/index.js'],
      'data/src/log/read.ts': [],
      'data/simulator/src/index.ts': ['data/src/log/read.js'],
    });
    expect(lines.filter((line) => line.startsWith('  ')).toSorted()).to.deep.equal([
      '  data/simulator/src/index.ts -> data/src/log/read.ts',
      '  data/src/store/logs.ts -> data/simulator/src/index.ts',
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
  it('names a folder that it does not list, one that has gone, and one that is listed twice', () => {
    for (const folder of ['log', 'quality']) mkdirSync(path.join(root, 'engine/src', folder), { recursive: true });
    expect(layerFaults(root, 'engine', named('timeline', 'log', 'log'))).to.deep.equal([
      'engine/src/quality is in no layer: add it to tools/check/boundaries/layers.json, at its place in the order',
      'engine/src/timeline does not exist: remove it from tools/check/boundaries/layers.json',
      'engine/src/log is in tools/check/boundaries/layers.json twice: keep one',
    ]);
  });
});

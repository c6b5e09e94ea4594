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

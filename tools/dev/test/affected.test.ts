import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { affectedIn, type Affected } from '../affected.js';

/** A small repository of the same folders. `check boundaries` reads the imports of ours. */
const files: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\n',
  'tsconfig.json': '{ "compilerOptions": { "module": "NodeNext" } }',
  'compose.yaml': '',
  'docs/errors.md': '',
  'engine/package.json': '{ "name": "@goalsquare/engine", "exports": { "source": "./src/index.ts" } }',
  'engine/src/index.ts': "export * from './clock/match-clock.js';",
  'engine/src/clock/match-clock.ts': '',
  'engine/test/clock/match-clock.test.ts': "import '../../src/clock/match-clock.js';",
  'engine/test/match.test.ts': "import '../src/index.js';",
  'data/src/cli.ts': "import '@goalsquare/engine';",
  'openapi/paths/match.yaml': '',
  'openapi/src/contract.ts': '',
  'openapi/test/contract.test.ts': "import '../src/contract.js';",
  'clients/javascript/src/api.ts': '',
  'clients/javascript/test/operations.test.ts': "import '../src/api.js';",
  'server/src/composition/main.ts': '',
  'server/test/support/server-process.ts': "export const program = '../../src/composition/main.ts';",
  'server/test/seasons.test.ts': "import '@goalsquare/engine';",
  'server/test/answers.test.ts': "import '../../openapi/src/contract.js';",
  'server/test/main.test.ts': "import './support/server-process.js';",
  'server/test/command-lines.test.ts': "export const programs = ['cli.ts'];",
  'server/test/deploy.test.ts': "export const file = '../../compose.yaml';",
  'server/test/errors.test.ts': "export const file = '../../docs/errors.md';",
  'gatsby-site/src/site.ts': '',
  'gatsby-site/test/crawl.test.ts': "import '../src/site.js';",
  'bench/load.ts': '',
  'tools/dev/dev.ts': '',
};

describe('the tests that a change affects', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'affected-'));
  let affectedBy: (changed: readonly string[]) => Affected;
  before(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    mkdirSync(path.join(root, 'node_modules/@goalsquare'), { recursive: true });
    symlinkSync(path.join(root, 'engine'), path.join(root, 'node_modules/@goalsquare/engine'));
    expect(spawnSync('git', ['init'], { cwd: root }).status).to.equal(0);
    affectedBy = await affectedIn(root);
  });
  after(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const cases: readonly (readonly [changed: string, test: string])[] = [
    ['engine/src/clock/match-clock.ts', 'engine/test/clock/match-clock.test.ts'],
    ['engine/src/clock/match-clock.ts', 'server/test/seasons.test.ts'],
    ['server/src/composition/main.ts', 'server/test/main.test.ts'],
    ['data/src/cli.ts', 'server/test/command-lines.test.ts'],
    ['openapi/paths/match.yaml', 'server/test/answers.test.ts'],
    ['compose.yaml', 'server/test/deploy.test.ts'],
    ['docs/errors.md', 'server/test/errors.test.ts'],
  ];
  for (const [changed, test] of cases)
    it(`include ${test} for ${changed}`, () => {
      expect(affectedBy([changed]).unit).to.include(test);
    });

  it('are those of a client only for a file of the client', () => {
    const none = { unit: [], hub: [] };
    const javascript = ['clients/javascript/test/operations.test.ts'];
    expect(affectedBy(['clients/javascript/src/api.ts'])).to.deep.equal({ ...none, javascript });
    expect(affectedBy(['clients/python/README.md'])).to.deep.equal({ ...none, javascript: [] });
  });

  it('are all of the hub for a source of the hub', () => {
    expect(affectedBy(['gatsby-site/src/site.ts']).hub).to.deep.equal(['gatsby-site/test/crawl.test.ts']);
  });

  it('are fewer for a file that fewer tests import', () => {
    expect(affectedBy(['server/test/support/server-process.ts']).unit).to.deep.equal(['server/test/main.test.ts']);
  });

  it('are all for a file that decides how tests are run', () => {
    const tests = Object.keys(files).filter((file) => /^(?:engine|openapi|server)\/.*\.test\.ts$/u.test(file));
    expect(affectedBy(['package.json']).unit).to.have.members(tests);
  });
});

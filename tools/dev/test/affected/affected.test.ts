import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { barrelOf, namesTaken } from '../../affected/barrel.js';
import { countAffected, describeAffected } from '../../affected/describe-affected.js';
import { changedSince } from '../../affected/files.js';
import { findAffected } from '../../affected/find-affected.js';
import { Fixture } from './fixture.js';

describe('the tests that a change affects', () => {
  const fixture = new Fixture();
  after(() => {
    fixture.remove();
  });

  const unitOf = async (...changed: readonly string[]): Promise<readonly string[]> =>
    (await findAffected(fixture.root, changed)).unit.map(({ file }) => file).sort();

  const engine = ['engine/test/add.test.ts', 'engine/test/all.test.ts'];
  const begin = 'server/test/begin.test.ts';
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a test that changed', 'server/test/answer.test.ts', ['server/test/answer.test.ts']],
    ['what a test imports, in several steps too', 'engine/src/add.ts', [...engine, begin]],
    ['a name that a module passes on, where it is taken', 'engine/src/rank.ts', ['engine/test/all.test.ts', begin]],
    ['the module that passes names on', 'engine/src/index.ts', [...engine, begin]],
    ['what nothing imports', 'engine/src/unused.ts', []],
    [
      'what is imported when it is needed',
      'server/src/answer.ts',
      ['server/test/answer.test.ts', 'server/test/late.test.ts', begin],
    ],
    ['a program that a test starts', 'server/src/begin.ts', [begin]],
    ['a support file', 'server/test/support/program.ts', [begin]],
    ['a file that a test reads', 'Buildfile', ['server/test/docs.test.ts']],
    ['a file whose name a test puts together', 'docs/limits.md', ['server/test/docs.test.ts']],
    ['a file that no test reads', 'NOTES.md', []],
    ['what a page is made from', 'handbook/page.md', ['gatsby-site/test/content/pages.test.ts']],
    ['a file that a source reads', 'openapi/openapi.json', ['server/test/contract.test.ts']],
    ['what the contract is generated from', 'openapi/paths/match.yaml', ['server/test/contract.test.ts']],
    ['a page of the workspace of a test', 'gatsby-site/content/page.mdx', ['gatsby-site/test/content/pages.test.ts']],
    ['a style sheet', 'gatsby-site/src/page.module.css', ['gatsby-site/test/content/pages.test.ts']],
  ];
  for (const [what, changed, expected] of cases)
    it(`${what}: ${changed}`, async () => {
      expect(await unitOf(changed)).to.deep.equal([...expected].sort());
    });

  it('are all where what decides how tests are run has changed', async () => {
    const { unit, of } = await findAffected(fixture.root, ['package.json']);
    expect(unit).to.have.length(of.unit);
    expect(of).to.deep.equal({ unit: 9, javascript: 2, hub: 1 });
  });

  it('have those of the hub apart, which depend on all it is built from', async () => {
    const hub = async (changed: string) => (await findAffected(fixture.root, [changed])).hub.map(({ file }) => file);
    expect(await hub('engine/src/unused.ts')).to.deep.equal(['gatsby-site/test/behaviours/menu.test.ts']);
    expect(await hub('server/src/answer.ts')).to.deep.equal([]);
  });

  it('are those of the client for JavaScript alone where only it has changed', async () => {
    const { unit, javascript } = await findAffected(fixture.root, ['clients/javascript/src/api.ts']);
    expect(unit).to.deep.equal([]);
    expect(javascript.map(({ file }) => file)).to.deep.equal(['clients/javascript/test/api.test.ts']);
  });

  it('are those of the client, too, where its types are made from what has changed', async () => {
    for (const changed of ['openapi/openapi.json', 'openapi/paths/match.yaml']) {
      const { unit, javascript } = await findAffected(fixture.root, [changed]);
      expect(unit.map(({ file }) => file)).to.deep.equal(['server/test/contract.test.ts']);
      expect(javascript.map(({ file }) => file)).to.deep.equal(['clients/javascript/test/api.test.ts']);
    }
  });

  it('are those that run what is compiled of a file', async () => {
    const { javascript } = await findAffected(fixture.root, ['clients/javascript/src/cli.ts']);
    expect(javascript.map(({ file }) => file)).to.deep.equal(['clients/javascript/test/cli.test.ts']);
  });

  it('come nearest first, each with the change that is nearest to it', async () => {
    const { unit } = await findAffected(fixture.root, ['engine/src/rank.ts', 'server/src/begin.ts']);
    expect(unit.map(({ file, because }) => [file, because])).to.deep.equal([
      ['engine/test/all.test.ts', 'engine/src/rank.ts'],
      [begin, 'server/src/begin.ts'],
    ]);
  });

  it('cannot be found where a source cannot be read', async () => {
    fixture.write('server/src/answer.ts', 'export const = 1;');
    try {
      const failure: unknown = await unitOf('server/src/answer.ts').catch((error: unknown) => error);
      expect(failure)
        .to.be.instanceOf(Error)
        .and.to.have.property('message')
        .that.contains('server/src/answer.ts:1:13');
    } finally {
      fixture.git('checkout', '--quiet', '.');
    }
  });
});

describe('the files that changed since a revision', () => {
  const fixture = new Fixture();
  after(() => {
    fixture.remove();
  });

  it('are those changed, added and removed, committed or not, but not those that are ignored', () => {
    expect(changedSince(fixture.root, 'HEAD')).to.deep.equal([]);
    fixture.write('server/src/new.ts', '');
    fixture.write('server/dist/new.js', '');
    fixture.write('docs/limits.md', 'changed');
    rmSync(path.join(fixture.root, 'docs/other.md'));
    const expected = ['docs/limits.md', 'docs/other.md', 'server/src/new.ts'];
    expect(changedSince(fixture.root, 'HEAD')).to.deep.equal(expected);
    fixture.commit('second');
    expect(changedSince(fixture.root, 'HEAD')).to.deep.equal([]);
    expect(changedSince(fixture.root, 'HEAD~1')).to.deep.equal(expected);
  });

  it('are refused for a revision that is not there', () => {
    expect(() => changedSince(fixture.root, 'nowhere')).to.throw('nowhere');
  });
});

describe('a module that passes names on', () => {
  it('gives where each name comes from, without types', () => {
    const text = "/** All. */\nexport { a, type B, c as d } from './one.js';\nexport type { E } from './two.js';\n";
    expect([...(barrelOf(text) ?? [])]).to.deep.equal([
      ['a', { specifier: './one.js', name: 'a' }],
      ['d', { specifier: './one.js', name: 'c' }],
    ]);
  });

  for (const text of ["export * from './one.js';", "export { a } from './one.js';\na();", ''])
    it(`is not one that does more, or less: ${JSON.stringify(text)}`, () => {
      expect(barrelOf(text)).to.equal(undefined);
    });

  const cases: readonly (readonly [string, readonly string[] | undefined])[] = [
    ["import { a, type B, c as d } from 'x';", ['a', 'c']],
    ["import type { B } from 'x';\nexport { e } from 'x';", ['e']],
    ["import { a } from 'x';\nimport * as all from 'x';", undefined],
    ["import 'x';", undefined],
    ["const { a } = await import('x');", undefined],
  ];
  for (const [text, names] of cases)
    it(`gives others ${names?.join(', ') ?? 'all names'}: ${JSON.stringify(text)}`, () => {
      expect(namesTaken(text, 'x')).to.deep.equal(names);
    });
});

describe('the list of affected tests', () => {
  const test = (at: number) => ({ file: `server/test/${at}.test.ts`, because: 'server/src/a.ts', distance: at });

  it('says why each is affected', () => {
    expect(countAffected([test(0), test(1)], 5, ['server/src/a.ts'])).to.equal(
      '2 of 5 test files are affected by 1 changed file',
    );
    expect(describeAffected([test(0), test(1)])).to.deep.equal([
      '  server/test/0.test.ts  changed',
      '  server/test/1.test.ts  uses server/src/a.ts',
    ]);
  });

  it('counts those after the first twenty', () => {
    expect(describeAffected(Array.from({ length: 22 }, (_, at) => test(at))).slice(20)).to.deep.equal([
      '  and 2 more files',
    ]);
  });

  it('says which files no test uses', () => {
    expect(countAffected([], 5, ['a.md', 'b.md'])).to.equal('No test file uses any of the 2 changed files: a.md, b.md');
  });
});

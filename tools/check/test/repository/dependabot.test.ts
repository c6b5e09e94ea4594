import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  closed,
  dependenciesOf,
  listOf,
  manifestOf,
  root,
  schemaFaults,
  text,
  textOf,
  yamlOf,
} from './support/files.js';

interface Update {
  readonly 'package-ecosystem': 'npm' | 'github-actions' | 'docker';
  readonly directory: string;
  readonly 'versioning-strategy'?: string;
  readonly ignore?: readonly { readonly 'dependency-name': string; readonly 'update-types': readonly string[] }[];
}

const levels = { enum: ['major', 'minor', 'patch'] };
const dependabot = closed({
  version: { const: 2 },
  updates: listOf(
    closed(
      {
        'package-ecosystem': { enum: ['npm', 'github-actions', 'docker'] },
        directory: { type: 'string', pattern: '^/' },
        schedule: closed({ interval: { const: 'weekly' }, day: { const: 'monday' } }),
        'commit-message': closed({ prefix: text, include: { const: 'scope' } }),
        groups: {
          type: 'object',
          minProperties: 1,
          additionalProperties: closed({ patterns: listOf(text) }, { 'update-types': listOf(levels) }),
        },
      },
      {
        'versioning-strategy': { const: 'increase' },
        'open-pull-requests-limit': { type: 'integer', minimum: 1 },
        ignore: listOf(
          closed({
            'dependency-name': text,
            'update-types': listOf({ const: 'version-update:semver-major' }),
          }),
        ),
      },
    ),
  ),
});

const { updates } = yamlOf('.github/dependabot.yml') as { readonly updates: readonly Update[] };
const of = (ecosystem: Update['package-ecosystem']): readonly Update[] =>
  updates.filter((update) => update['package-ecosystem'] === ecosystem);
const folder = ({ directory }: Update): string => (directory === '/' ? '' : `${directory.slice(1)}/`);

/** Folders whose package.json the lock file of a folder covers. */
const lockedWith = (own: string): readonly string[] => [
  own,
  ...(own === '' ? manifestOf('').workspaces.map((workspace) => `${workspace}/`) : []),
];

describe('the updates of dependencies', () => {
  it('have the keys of dependabot', () => {
    expect(schemaFaults(dependabot, yamlOf('.github/dependabot.yml'))).to.deep.equal([]);
  });

  it('cover every lock file of npm, and raise exact versions', () => {
    const folders = of('npm').map(folder);
    expect(folders).to.deep.equal(['', 'bench/']);
    for (const own of folders) {
      expect(existsSync(new URL(`${own}package-lock.json`, root)), own).to.equal(true);
      for (const [name, version] of dependenciesOf(lockedWith(own)))
        expect(version, name).to.match(/^(?:(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?|file:stand-ins\/[\w-]+)$/u);
    }
    expect(of('npm').map((update) => update['versioning-strategy'])).to.deep.equal(['increase', 'increase']);
  });

  it('cover the actions and the image', () => {
    expect(of('github-actions').map(({ directory }) => directory)).to.deep.equal(['/']);
    expect(of('docker').map(({ directory }) => directory)).to.deep.equal(['/']);
    expect(textOf('Dockerfile')).to.match(new RegExp(`^FROM node:${textOf('.nvmrc').trim()}-`, 'mu'));
  });

  for (const update of updates) {
    for (const { 'dependency-name': name } of update.ignore ?? []) {
      it(`ignore the majors of ${name}, which is used`, () => {
        const used =
          update['package-ecosystem'] === 'docker'
            ? [...readFileSync(new URL('Dockerfile', root), 'utf8').matchAll(/^FROM (?<image>\w+):/gmu)].map(
                ({ groups }) => groups?.image ?? '',
              )
            : dependenciesOf(lockedWith(folder(update))).map(([dependency]) => dependency);
        const pattern = new RegExp(`^${name.replaceAll('*', '.*')}$`, 'u');
        expect(used.some((dependency) => pattern.test(dependency))).to.equal(true);
      });
    }
  }
});

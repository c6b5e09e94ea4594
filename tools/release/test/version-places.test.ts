import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { versionFaults, writtenVersions } from '../version-places.js';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the version', () => {
  it('is the same in every file that contains it', () => {
    expect(versionFaults(root)).to.deep.equal([]);
  });

  it('is that of every workspace, and of the workspaces they depend on, in the lock file', () => {
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<
        Record<string, { readonly version: string; readonly dependencies?: Readonly<Record<string, string>> }>
      >;
    };
    const own = Object.entries(packages).filter(([folder]) => !/node_modules|stand-ins/u.test(folder));
    const dependencies = own.flatMap(([, one]) =>
      Object.keys(one.dependencies ?? {}).filter((name) => name.startsWith('@goalsquare/')),
    );
    // The root has its version twice.
    const count = writtenVersions(root).filter(({ file }) => file === 'package-lock.json').length;
    expect(count).to.equal(own.length + 1 + dependencies.length);
  });
});

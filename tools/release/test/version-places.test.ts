import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { versionFaults, versionFiles, versionOf, withVersion, writtenVersions } from '../version-places.js';

const root = path.resolve(import.meta.dirname, '../../..');
const OTHER = '98.7.6';

describe('the version', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'version-'));
  beforeEach(() => {
    for (const file of versionFiles) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(root, file), path.join(copy, file));
    }
  });
  after(() => {
    rmSync(copy, { recursive: true, force: true });
  });

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

  it('is written to every file by npm version', () => {
    for (const { file, text } of withVersion(copy, OTHER)) writeFileSync(path.join(copy, file), text);
    expect(versionOf(copy)).to.equal(OTHER);
    expect(new Set(writtenVersions(copy).map(({ version }) => version))).to.deep.equal(new Set([OTHER]));
  });

  it('is at fault in a file that has another one, and in a file that has none', () => {
    const file = path.join(copy, 'clients/r/DESCRIPTION');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^Version: .*$/mu, `Version: ${OTHER}`));
    expect(versionFaults(copy)).to.deep.equal([
      `clients/r/DESCRIPTION has version ${OTHER}, and package.json has ${versionOf(root)}`,
    ]);
    writeFileSync(file, text.replace(/^Version: .*\n/mu, ''));
    expect(() => versionFaults(copy)).to.throw('clients/r/DESCRIPTION does not contain the version');
  });
});

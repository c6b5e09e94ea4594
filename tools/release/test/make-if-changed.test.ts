import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { clientSources } from '../client-sources.js';
import { packages } from '../compile-packages.js';
import { makeIfChanged } from '../make-if-changed.js';

const repository = path.resolve(import.meta.dirname, '../../..');

describe('a folder that is made from sources', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'made-'));
  const folder = path.join(root, 'dist', 'release');
  const source = path.join(root, 'src', 'index.ts');
  let made = 0;
  const make = (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    made += 1;
    return Promise.resolve();
  };
  const run = async (how = make): Promise<number> => {
    await makeIfChanged({ root, sources: ['src'], folder, say: () => undefined, make: how });
    return made;
  };
  before(() => {
    mkdirSync(path.dirname(source));
    writeFileSync(source, 'one');
  });
  after(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('is made once for the same sources, and again for others or where it is gone', async () => {
    expect([await run(), await run()]).to.deep.equal([1, 1]);
    writeFileSync(source, 'two');
    expect([await run(), await run()]).to.deep.equal([2, 2]);
    rmSync(folder, { recursive: true });
    expect([await run(), await run()]).to.deep.equal([3, 3]);
  });

  it('is made again after it could not be', async () => {
    writeFileSync(source, 'three');
    const fails = (): Promise<void> => Promise.reject(new Error('no room'));
    const failure = await run(fails).catch((error: unknown) => String(error));
    expect([failure, existsSync(`${folder}.making`)]).to.deep.equal(['Error: no room', false]);
    expect([await run(), await run()]).to.deep.equal([4, 4]);
  });
});

describe('the sources of the clients', () => {
  it('exist, and cover what npm packs of each package', () => {
    expect(clientSources.filter((name) => !existsSync(path.join(repository, name)))).to.deep.equal([]);
    const words = ['pack', '--dry-run', '--json', '--ignore-scripts', ...packages.map((name) => `--workspace=${name}`)];
    const packed = JSON.parse(
      execFileSync('npm', words, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ) as readonly { readonly name: string; readonly files: readonly { readonly path: string }[] }[];
    const files = packed.flatMap((one, at) => one.files.map((file) => `${packages[at] ?? one.name}/${file.path}`));
    expect(files).to.include('openapi/openapi.json');
    expect(files.filter((name) => !name.includes('/dist/') && !clientSources.includes(name))).to.deep.equal([]);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { build } from 'esbuild';
import { clientContract } from '../made/client-contract.js';
import { guides } from '../made/guides.js';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = JSON.parse(readFileSync(path.join(root, 'tools/release/made/made.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const recorded = Object.keys(sources).flatMap(
  (name) =>
    (
      JSON.parse(readFileSync(path.join(root, `.cache/made/${name}.json`), 'utf8')) as {
        readonly files: readonly string[];
      }
    ).files,
);

/** Returns the modules of the repository that a program consists of. */
async function modulesOf(program: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'without packages',
        setup: (builder) => {
          // Go, which reads the pattern, has no `u`.

          builder.onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
            kind === 'entry-point' || name.startsWith('@goalsquare/') ? undefined : { path: name, external: true },
          );
        },
      },
    ],
  });
  return Object.keys(metafile.inputs);
}

describe('the files that git does not contain', () => {
  it('are there, and are ignored', () => {
    expect(recorded.length).to.be.above(50);
    expect(recorded.filter((file) => !existsSync(path.join(root, file)))).to.deep.equal([]);
    const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '--stdin'], {
      cwd: root,
      encoding: 'utf8',
      input: recorded.join('\n'),
    });
    expect(recorded.filter((file) => !stdout.split('\n').includes(file))).to.deep.equal([]);
    expect(execFileSync('git', ['ls-files', '--', ...recorded], { cwd: root, encoding: 'utf8' })).to.equal('');
  });

  it('are what their sources make', () => {
    for (const [file, content] of [...clientContract(), ...guides()])
      expect(readFileSync(path.join(root, file), 'utf8'), file).to.equal(content);
  });

  it('are left as they are by a second run', () => {
    const times = (): readonly number[] => recorded.map((file) => statSync(path.join(root, file)).mtimeMs);
    const before = times();
    execFileSync(process.execPath, [path.join(root, 'tools/dev/make-sources.mjs')]);
    expect(times()).to.deep.equal(before);
  });

  for (const name of ['client-contract', 'guides'])
    it(`are made again where a module of ${name} changes`, async () => {
      const files = await modulesOf(`tools/release/made/${name}.ts`);
      const listed = sources[name] ?? [];
      expect(
        files.filter((file) => !listed.some((source) => file === source || file.startsWith(`${source}/`))),
      ).to.deep.equal([]);
    });

  it('have sources that exist', () => {
    expect(
      Object.values(sources)
        .flat()
        .filter((source) => !existsSync(path.join(root, source))),
    ).to.deep.equal([]);
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from 'chai';
import { build } from 'esbuild';
import { publint } from 'publint';
import { lint } from 'type-coverage-core';
import { serverUrl } from './support/server.js';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('..', import.meta.url));

/** The most that a page may load. **Units**: bytes, minified, compressed by gzip. */
const budgets = { atStart: 14_000, withRows: 19_300, brotliAtStart: 12_750 } as const;

const consumer = `
import { API, Batch, NotFound, type Row } from '@goalsquare/client';
const api = new API({ environment: process.argv[2] ?? '', token: 'sandbox-transactional' });
const ladder: readonly Row<'getLevelLadder'>[] = await api.ladder(2025);
const first: number = ladder[0]?.position ?? 0;
const missing = await api.getMatch({ matchId: 1 }).catch((error: unknown) => error instanceof NotFound);
const batch = new Batch().add('GOAL', { zone: ['F50'] });
// @ts-expect-error -- There is no such zone.
batch.add('GOAL', { zone: ['F51'] });
// @ts-expect-error -- matchId is needed.
if (first > 1) await api.getMatch({});
console.log(JSON.stringify({ first, missing }));
`;

describe('the package', () => {
  let temporary = '';
  let tarball = '';

  before(async () => {
    temporary = mkdtempSync(path.join(tmpdir(), 'goalsquare-client-'));
    const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', `--pack-destination=${temporary}`], {
      cwd: folder,
    });
    const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
    tarball = path.join(temporary, packed?.filename ?? '');
  });
  after(() => {
    rmSync(temporary, { recursive: true, force: true });
  });

  it('weighs less than its budgets, with what is rarely used apart', async () => {
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, 'dist/index.js')],
      outdir: path.join(temporary, 'bundle'),
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    const sizes = new Map(
      outputFiles.map(({ path: file, contents }) => [
        path.basename(file).replace(/(?:-\w+)?\.js$/u, ''),
        { gzip: gzipSync(contents, { level: 9 }).length, brotli: brotliCompressSync(contents).length },
      ]),
    );
    expect([...sizes.keys()].sort()).to.deep.equal([
      'answer-rows',
      'index',
      'later-groups',
      'machine-tokens',
      'names',
      'question-parts',
      'stream-parts',
      'summary-file',
    ]);
    for (const [name, { gzip, brotli }] of sizes)
      process.stdout.write(`      ${name}: ${gzip} bytes by gzip, ${brotli} by Brotli\n`);
    const atStart = sizes.get('index');
    expect(atStart?.gzip).to.be.lessThan(budgets.atStart);
    expect(atStart?.brotli).to.be.lessThan(budgets.brotliAtStart);
    expect((atStart?.gzip ?? 0) + (sizes.get('answer-rows')?.gzip ?? 0)).to.be.lessThan(budgets.withRows);
  });

  it('has no dependencies, and imports nothing of Node in the client', async () => {
    const { metafile } = await build({
      entryPoints: [path.join(folder, 'dist/index.js')],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      write: false,
      metafile: true,
    });
    const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external),
    );
    expect(outside).to.deep.equal([]);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
    expect(manifest).to.not.have.any.keys('dependencies', 'peerDependencies');
  });

  it('has no findings of publint', async () => {
    const { messages } = await publint({
      pack: { tarball: Uint8Array.from(readFileSync(tarball)).buffer },
      strict: true,
      level: 'suggestion',
    });
    expect(messages).to.deep.equal([]);
  });

  it('has types that resolve for every importer of ES modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    // The package has ES modules only: require of one is what Node 20.19 and later can do.
    const problems =
      'problems' in analysis ? analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM') : ['no types'];
    const old = problems.filter(
      (problem) => typeof problem === 'string' || !('resolutionKind' in problem) || problem.resolutionKind !== 'node10',
    );
    expect(old).to.deep.equal([]);
  });

  it('has a type for every name', async () => {
    const { correctCount, totalCount } = await lint(folder, { strict: true, ignoreAsAssertion: true });
    process.stdout.write(`      types: ${correctCount} of ${totalCount} names\n`);
    expect(correctCount).to.equal(totalCount);
  });

  it('is installed from its archive without a registry, compiles strictly and runs', async () => {
    const app = mkdtempSync(path.join(temporary, 'app-'));
    writeFileSync(path.join(app, 'package.json'), '{"type":"module","private":true}');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: app });
    writeFileSync(path.join(app, 'main.ts'), consumer);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'NodeNext',
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
    };
    const options = {
      ...compilerOptions,
      types: ['node'],
      typeRoots: [path.join(folder, '../../node_modules/@types')],
    };
    writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['main.ts'] }));
    await run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', app], {
      cwd: path.join(folder, '../..'),
    });
    const { stdout } = await run('node', ['main.js', serverUrl()], { cwd: app });
    expect(JSON.parse(stdout)).to.deep.equal({ first: 1, missing: true });
    const version = await run('npx', ['--no-install', 'goalsquare', '--version'], { cwd: app });
    expect(version.stdout).to.match(/^\d+\.\d+\.\d+\n$/u);
  });
});

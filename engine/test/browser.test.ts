import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build, type Metafile } from 'esbuild';
import { expect } from 'chai';
import * as engine from '../src/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = readFileSync(new URL('../../data/sample/202601001.ndjson', import.meta.url), 'utf8');

/** Bundles the engine for a browser, as a module or as a script with one global. */
async function bundled(format: 'esm' | 'iife'): Promise<{ readonly text: string; readonly metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['engine/src/index.ts'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format,
    target: 'es2022',
    logLevel: 'silent',
    ...(format === 'iife' && { globalName: 'engine' }),
  });
  return { text: outputFiles.map(({ text }) => text).join(''), metafile };
}

/** Does what a page does with a match log: reads it, requests everything, and returns numbers as text. */
function statisticsOf(
  { LogState, matchOf, planOf, metricCodes, playerStatistics, squadStatistics, matchViewOf }: typeof engine,
  text: string,
): string {
  const [header, ...entries] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const state = LogState.begin(header);
  const issues = entries.flatMap((entry) => state.add(entry));
  const match = matchOf(state);
  const answers = (['player', 'squad'] as const).map((level) => {
    const plan = planOf(level, metricCodes);
    const { table } =
      level === 'player'
        ? playerStatistics(match, plan, { periods: [1, 4], zones: ['MID', 'F50'] })
        : squadStatistics(match, plan, {}, 'PhysicalDiff');
    return plan.codes.map((code, n) => [
      code,
      ...Array.from({ length: table.columns }, (_, c) => [table.value(n, c), table.rank(n, c)]),
    ]);
  });
  return JSON.stringify([issues, matchViewOf(match).score.totals, matchViewOf(match).chains().length, answers]);
}

describe('the engine in a browser', () => {
  let script = '';
  let module = '';
  let metafile: Metafile;

  before(async () => {
    ({ text: module, metafile } = await bundled('esm'));
    ({ text: script } = await bundled('iife'));
  });

  it('consists of its own files only', () => {
    expect(Object.keys(metafile.inputs).filter((input) => !input.startsWith('engine/src/'))).to.deep.equal([]);
    expect(
      Object.values(metafile.inputs)
        .flatMap(({ imports }) => imports)
        .filter(({ external }) => external),
    ).to.deep.equal([]);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).to.deep.equal([]);
  });

  for (const word of [
    'process',
    'require',
    'Buffer',
    'globalThis',
    'module',
    '__dirname',
    'setTimeout',
    'fetch',
    'document',
    'window',
    'console',
    'performance',
    'crypto',
  ]) {
    it(`does not use ${word}`, () => {
      expect(new RegExp(`.{0,30}(?<![\\w$.'"])${word}(?![\\w$'":]).{0,30}`, 'u').exec(module)?.[0]).to.equal(undefined);
    });
  }

  it('imports nothing of Node', () => {
    expect(module).to.not.match(/node:|\bimport\s*[({"']|\bfrom\s*["']/u);
    expect(module).to.not.match(/\beval\b|new Function\b/u);
  });

  it('computes the same numbers in a context without a host', () => {
    const bare = createContext(Object.create(null) as object, { codeGeneration: { strings: false, wasm: false } });
    runInContext(script, bare);
    const there = runInContext(`(${statisticsOf.toString()})(engine, ${JSON.stringify(sample)})`, bare) as string;
    expect(there).to.equal(statisticsOf(engine, sample));
    expect(there.length).to.be.above(10_000);
  });
});

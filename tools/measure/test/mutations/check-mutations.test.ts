import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { checkMutations } from '../../mutations/check-mutations.js';
import { findMutants } from '../../mutations/find-mutants.js';
import type { MutationKind, Result } from '../../mutations/mutant.js';
import { lost, tableOf, type Report } from '../../mutations/report.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const source = `
export const isAhead = (own: number, other: number): boolean => own > other;
export const isLeap = (year: number): boolean => year % 4 === 0;
export const half = (n: number): number => n / 2;
export const side: 'home' | 'away' = 'home';
export const sum = (a: number, b: number): number => a - -b;
`;
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  '.mocharc.json': '{ "node-option": ["import=tsx"] }',
  'tsconfig.base.json': readFileSync(path.join(repository, 'tsconfig.base.json'), 'utf8'),
  'engine/src/rules.ts': source,
  'engine/test/ahead.test.ts': `
import { isAhead } from '../src/rules.js';
it('is ahead with more points', () => { if (!isAhead(2, 1) || isAhead(1, 2)) throw new Error('not ahead'); });
`,
  'engine/test/others.test.ts': `
import { isLeap, sum } from '../src/rules.js';
it('is leap every fourth year', () => { if (!isLeap(2024)) throw new Error('not leap'); });
it('adds', () => { if (sum(1, 0) !== 1) throw new Error('does not add'); });
`,
  'engine/test/failing.test.ts': "it('fails', () => { throw new Error('as ever'); });",
};

/** Kinds in the functions of the fixture, and what becomes of those mutants. */
const expected: readonly (readonly [place: string, kind: MutationKind, outcome: string])[] = [
  ['isAhead', 'boundary', 'survived'],
  ['isAhead', 'comparison', 'killed by engine/test/ahead.test.ts: is ahead with more points'],
  ['isLeap', 'comparison', 'killed by engine/test/others.test.ts: is leap every fourth year'],
  ['half', 'arithmetic', 'not covered'],
  ['side', 'string', 'killed by types'],
];

function fixture(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-mutations-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

describe('the measurement of mutations', () => {
  const file = 'engine/src/rules.ts';
  const folder = fixture();
  let report: Report;

  before(async () => {
    const named = findMutants(file, source)
      .filter((mutant) => expected.some(([place, kind]) => mutant.place === place && mutant.kind === kind))
      .map((mutant): Result => ({ ...mutant, status: 'killed', reachedBy: 0 }));
    const [first] = named as [Result];
    const gone: Result = { ...first, place: 'removed' };
    report = await checkMutations({ root: folder, seed: 1, size: 1, processes: 2, only: [...named, gone] });
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [place, kind, outcome] of expected) {
    it(`reports the ${kind} mutant of ${place} as ${outcome}`, () => {
      const { status, killer } = report.mutants.find((mutant) => mutant.place === place && mutant.kind === kind) ?? {};
      expect(killer === undefined ? status : `${status ?? ''} by ${killer.file}: ${killer.test}`).to.equal(outcome);
    });
  }

  it('leaves the work tree as it was', () => {
    expect(readFileSync(path.join(folder, file), 'utf8')).to.equal(source);
  });

  it('uses no test file that fails without a mutant, and names it', () => {
    expect(report.failing).to.deep.equal([{ file: 'engine/test/failing.test.ts', failure: 'fails: as ever' }]);
  });

  it('counts a mutant of an operator as reached only by tests that it gives another result', () => {
    expect(report.mutants.map(({ place, kind, reachedBy }) => [place, kind, reachedBy])).to.deep.include.members([
      ['isAhead', 'boundary', 0],
      ['isAhead', 'comparison', 1],
      ['side', 'string', 0],
    ]);
  });

  it('names the mutants that are no longer in the sources', () => {
    expect(report.gone).to.deep.equal([`${file} removed boundary own > other own >= other 1`]);
  });

  it('counts by workspace', () => {
    const { engine, all, server } = tableOf(report.mutants);
    expect(engine).to.deep.equal({ mutants: 5, killed: 2, 'killed by types': 1, survived: 1, 'not covered': 1 });
    expect(all).to.deep.equal(engine);
    expect(server).to.include({ mutants: 0 });
  });

  it('finds what was killed earlier and is no longer, and nothing else', () => {
    const weaker = report.mutants.map((mutant): Result => ({ ...mutant, status: 'survived' }));
    expect(lost(report.mutants, weaker).map(({ place }) => place)).to.have.members(['isAhead', 'isLeap', 'side']);
    expect(lost(weaker, report.mutants)).to.deep.equal([]);
    expect(lost(report.mutants, report.mutants)).to.deep.equal([]);
  });
});

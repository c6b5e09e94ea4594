import { expect } from 'chai';
import { addProbes } from '../../mutations/add-probes.js';
import { findMutants, parses } from '../../mutations/find-mutants.js';
import { keyOf, mutate } from '../../mutations/mutant.js';
import { sample } from '../../mutations/sample.js';

const changesOf = (source: string): readonly string[] =>
  findMutants('a.ts', source).map(({ place, kind, before, after }) => `${place}, ${kind}: ${before} -> ${after}`);

describe('findMutants: answers', () => {
  const cases: readonly (readonly [source: string, changes: readonly string[]])[] = [
    ['const f = (a: number, b: number) => a <= b;', ['f, boundary: a <= b -> a < b', 'f, comparison: a <= b -> a > b']],
    ['const f = (a: number, b: number) => a - b;', ['f, arithmetic: a - b -> a + b']],
    [
      'const f = (a: boolean, b: boolean, c: boolean) => a && b && c;',
      ['f, logical: a && b && c -> ( a && b || c )', 'f, logical: a && b -> ( a || b )'],
    ],
    ['const f = (a: string | undefined, b: string) => a ?? b;', ['f, default: a ?? b -> b']],
    ['function f(a: boolean) { if (a) g(); }', ['f, condition: a -> ! ( a )', 'f, call: g ( ) ; -> ;']],
    ['class C { m(a: boolean) { return !a; } }', ['C.m, condition: ! a -> a']],
    ['const f = (list: number[]) => list.filter(Boolean);', ['f, array method: list . filter ( Boolean ) -> list']],
    [
      "const f = { kind: 'goal', points: 6, isLast: true };",
      ["f.kind, string: 'goal' -> 'goal~'", 'f.points, number: 6 -> 7', 'f.isLast, boolean: true -> false'],
    ],
    ['const f = (a: number) => [a];', ['f, returned array: [ a ] -> []']],
    [
      'let n = 0;\nn += 2;',
      ['n, number: 0 -> 1', '(module), arithmetic: n += 2 -> n -= 2', '(module), number: 2 -> 3'],
    ],
  ];
  for (const [source, changes] of cases) {
    it(`finds ${changes.length} in ${source}`, () => {
      expect(changesOf(source)).to.deep.equal(changes);
    });
  }
});

describe('findMutants: refuses', () => {
  const sources = [
    "import { a } from 'a';",
    "type A = 'home' | 1;",
    '/** Is 1 where `true`. */\nexport const f = (): void => undefined;',
    "log.info('started');",
    "this.logger.warn('slow', 3);",
    "throw new RangeError('out-of-range');",
    "const text = 'Prose of several words.';",
    "const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];",
  ];
  for (const source of sources) {
    it(`finds none in ${source}`, () => {
      expect(changesOf(source)).to.deep.equal([]);
    });
  }
});

const source = `
export function points(score: { goals: number; behinds: number }): number {
  // Six for a goal.
  const total = score.goals * 6 + score.behinds * 1;
  if (total < 0) throw new RangeError('negative');
  for (const other of ["home", 'away']) if (other === 'home' || total > 6) console.log(other);
  return -total ?? 6;
}
`;

describe('findMutants: edges', () => {
  it('names mutants the same whatever the layout', () => {
    const reformatted = source
      .replaceAll('  ', '\t')
      .replace('// Six for a goal.', '')
      .replace("['home'", "['home'")
      .replace('"home", \'away\'', '\n"home",\n"away",\n');
    const keys = (text: string): readonly string[] => findMutants('a.ts', text).map(keyOf);
    expect(keys(reformatted)).to.deep.equal(keys(source)).and.not.empty;
  });

  it('numbers equal places of a function', () => {
    const sixes = findMutants('a.ts', source).filter(({ before }) => before === '6');
    expect(sixes.map(({ occurrence }) => occurrence)).to.deep.equal([1, 1, 2]);
    expect(new Set(findMutants('a.ts', source).map(keyOf)).size).to.equal(findMutants('a.ts', source).length);
  });

  it('gives source that parses, with each mutant and with probes at all of them', () => {
    const mutants = findMutants('a.ts', source);
    for (const mutant of mutants) expect(parses(mutate(source, [mutant])), keyOf(mutant)).to.equal(true);
    expect(parses(addProbes(source, [...mutants.entries()], '/notes'))).to.equal(true);
    expect(parses('const a = ;')).to.equal(false);
  });
});

describe('sample', () => {
  const mutants = findMutants('a.ts', source);
  const all = () => true;

  it('draws the same mutants for the same seed, one a line', () => {
    expect(sample(mutants, 3, 1, all))
      .to.deep.equal(sample(mutants, 3, 1, all))
      .and.have.length(3);
    expect(new Set(sample(mutants, 9, 1, all).map(({ line }) => line)).size).to.equal(4);
    const draws = Array.from({ length: 20 }, (_, seed) => sample(mutants, 3, seed, all).map(keyOf).join());
    expect(new Set(draws).size).to.be.greaterThan(10);
  });

  it('replaces mutants that are not accepted', () => {
    const drawn = sample(mutants, 9, 1, ({ kind }) => kind === 'number');
    expect(new Set(drawn.map(({ kind }) => kind))).to.deep.equal(new Set(['number']));
  });
});

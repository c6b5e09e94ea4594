import { expect } from 'chai';
import { fuzzImports } from './import-fuzz.js';
import { mutated, mutationKinds } from './mutations.js';
import { rowsOfCsv } from './rows-of-csv.js';

const seed = 20261123;

/** How many cases are tried. `npm run measure -- import-fuzz` tries 5,000 of each kind of files. */
const cases = 200;

const csv = ['chains-csv', 'results-csv', 'player-statistics-csv'] as const;

describe('imports of changed files', () => {
  it('end as documented, write all or nothing, and account for every row', async () => {
    const wrong = await fuzzImports({ cases, seed }, ...csv, ...csv, 'logs');
    expect(wrong, JSON.stringify(wrong, undefined, 1)).to.equal(undefined);
  }).timeout(600 * cases);

  it('end as documented and write all or nothing, also for JSON and Parquet', async () => {
    const wrong = await fuzzImports({ cases: cases / 4, seed }, 'afl-json', 'squiggle-json', 'parquet');
    expect(wrong, JSON.stringify(wrong, undefined, 1)).to.equal(undefined);
    // Each import of Parquet from the sources starts a thread that compiles them.
  }).timeout(3000 * cases);

  for (const kind of mutationKinds)
    it(`are changed by: ${kind}`, () => {
      const bytes = Buffer.from('name,aliases\nRivermouth,Rovers\nPine Hollow,"Old ""Ash"""\n');
      const changes = [1, 2, 3, 4].map((n) => mutated(bytes, { kind, a: n, b: n >> 1, c: n + 1 }));
      expect(changes.some((changed) => !changed.equals(bytes))).to.equal(true);
    });
});

describe('rows of CSV', () => {
  const texts: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
    [
      'fields',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"1,""x""",\n',
      [
        ['a', 'b'],
        ['1,"x"', ''],
      ],
    ],
    ['line breaks in fields', 'a\r\n"1\n2"\r\n', [['a'], ['1\n2']]],
    ['empty lines', 'a\n\n1', [['a'], ['1']]],
    ['a byte order mark', '\ufeffa\r1\r', [['a'], ['1']]],
  ];
  for (const [what, text, rows] of texts)
    it(`are read with ${what}`, () => {
      expect(rowsOfCsv(Buffer.from(text))).to.deep.equal(rows);
    });
});

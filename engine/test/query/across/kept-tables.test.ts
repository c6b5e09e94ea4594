import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { AcrossFold, selectMatches, type AcrossTable, type StatisticsQuery } from '../../../src/index.js';
import { columnsOf, arbitrarySeason } from '../../support/arbitrary-season.js';
import fc from 'fast-check';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const query: StatisticsQuery = {
  level: 'player',
  matches: {},
  acts: {},
  codes: ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'GOAL'],
  measures: ['total', 'perMatch', 'median'],
};

/** Adds up the question, and returns what can return its table, with a reference that does not keep its columns. */
function added(): { readonly fold: AcrossFold; readonly season: WeakRef<object> } {
  const [season] = fc.sample(arbitrarySeason({ seasonId: 1, matches: 3 }), { numRuns: 1, seed: 11 });
  if (season === undefined) throw new Error('no season was made');
  const columns = columnsOf(season);
  const fold = new AcrossFold(query, selectMatches(query, [columns]));
  fold.addSeason(0, columns);
  return { fold, season: new WeakRef(columns) };
}

/** Returns only the table, so that nothing else refers to the season. */
function answered(): { readonly table: AcrossTable; readonly season: WeakRef<object> } {
  const { fold, season } = added();
  return { table: fold.result(), season };
}

/** Everything that a table has, in text. */
const textOf = (table: AcrossTable): string =>
  JSON.stringify([
    { ...table, keys: [...(table.keys.person ?? [])], matches: [...table.matches], seconds: [...table.seconds] },
    table.codes.map((_, n) =>
      table.measures.map((__, m) =>
        Array.from({ length: table.rows }, (___, row) => [
          table.value(n, m, row) ?? null,
          table.order(n, m, row),
          table.rank(n, m, row),
          table.percentile(n, m, row) ?? null,
          table.matchesOf(n, row),
        ]),
      ),
    ),
  ]);

describe('a table across matches', () => {
  it('has the same values if others are computed between its steps', () => {
    const steps = added().fold.resultInSteps();
    const expected = textOf(answered().table);
    let next = steps.next();
    while (next.done !== true) {
      answered();
      next = steps.next();
    }
    expect(textOf(next.value)).to.equal(expected);
  });

  it('holds nothing of its seasons', async () => {
    const { table, season } = answered();
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    expect(season.deref()).to.equal(undefined);
    expect(table.value(0, 0, 0)).to.be.a('number');
  });
});

import { expect } from 'chai';
import { namedCases } from './questions.js';
import { duckdbReader, type SqlReader } from './reader.js';
import { SqlWorld } from './world.js';

describe('a question in SQL', () => {
  let reader: SqlReader;
  let world: SqlWorld;

  before(async () => {
    reader = await duckdbReader();
    world = new SqlWorld(7);
  });

  after(() => {
    world.remove();
    reader.close();
  });

  for (const [part, one] of namedCases)
    it(`is answered by DuckDB as by the engine: ${part}`, async () => {
      expect(await world.check(one, reader)).to.equal(undefined);
    });

  it('has rows in nearly every one of these answers', () => {
    expect(namedCases.filter(([, one]) => world.rowsOf(one) === 0)).to.have.lengthOf.at.most(namedCases.length / 10);
  });
});

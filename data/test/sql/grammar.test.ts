import { expect } from 'chai';
import { namedCases } from './questions.js';
import { duckdbReader, type SqlReader } from './reader.js';
import { SqlWorld } from './world.js';

describe('a question in SQL', () => {
  let reader: SqlReader;
  let world: SqlWorld;
  let answered = 0;

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
      const answer = world.answerOf(one);
      if (answer.rows > 0) answered += 1;
      expect(await world.check(one, answer, reader)).to.equal(undefined);
    });

  it('has rows in nearly every one of these answers', () => {
    expect(answered).to.be.at.least(namedCases.length * 0.9);
  });
});

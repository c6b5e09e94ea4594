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

  const answers = new Map<unknown, ReturnType<SqlWorld['answerOf']>>();
  const answerOf = (one: (typeof namedCases)[number][1]): ReturnType<SqlWorld['answerOf']> => {
    const answer = answers.get(one) ?? world.answerOf(one);
    answers.set(one, answer);
    return answer;
  };

  for (const [part, one] of namedCases)
    it(`is answered by DuckDB as by the engine: ${part}`, async () => {
      expect(await world.check(one, answerOf(one), reader)).to.equal(undefined);
    });

  it('has rows in nearly every one of these answers', () => {
    const answered = namedCases.filter(([, one]) => answerOf(one).rows > 0);
    expect(answered).to.have.length.of.at.least(namedCases.length * 0.9);
  });
});

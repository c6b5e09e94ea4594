import { expect } from 'chai';
import { askInSql } from './world.js';

describe('questions in SQL', () => {
  it('are answered by DuckDB as by the engine: values, orders, ranks, percentiles and the order of rows', async () => {
    const { questions, answered, different } = await askInSql(100, 50, 7);
    expect(different).to.deep.equal([]);
    expect(questions).to.equal(100);
    expect(answered).to.be.greaterThan(50);
  });
});

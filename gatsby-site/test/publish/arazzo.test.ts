import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect } from 'chai';
import { arazzo } from '../../publish/arazzo.js';

/** The problems of a description, by the schema and the strict rules of Redocly. */
async function problemsOf(source: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: '/arazzo.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the common cases of clients, as an Arazzo description', () => {
  const source = arazzo({ origin: 'https://docs.example' });

  it('have no fault by the schema of Arazzo 1.0', async () => {
    expect(await problemsOf(source)).to.deep.equal([]);
  });

  it('would have one with a member that Arazzo does not have', async () => {
    expect(await problemsOf(source.replace('"stepId":"fixture"', '"name":"fixture"'))).to.not.deep.equal([]);
  });
});

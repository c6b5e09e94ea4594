import { operations } from '@goalsquare/openapi';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';

type Code = Readonly<Record<'curl' | 'typescript' | 'python' | 'r', string>>;

const calls = JSON.parse(
  readFileSync(new URL('../../../gatsby-site/facts/calls.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly code: Code }>>;

describe('the calls of streams', () => {
  const streams = [...operations.values()].filter((one) => one['x-answers'] === 'stream');

  it('belong to every streamed operation', () => {
    expect(Object.keys(calls)).to.include.members(streams.map(({ operationId }) => operationId));
  });

  for (const { operationId } of streams)
    it(`receive what is sent one by one, in each language: ${operationId}`, () => {
      const { code } = calls[operationId] ?? {};
      expect(code?.curl).to.match(/^curl .*-N\b/u);
      expect(code?.typescript).to.match(/^for await \(const \w+ of api\./mu);
      expect(code?.python).to.match(/^for \w+ in api\./mu);
      expect(code?.r).to.match(/\bfunction\(\w+\) print\(/u);
    });
});

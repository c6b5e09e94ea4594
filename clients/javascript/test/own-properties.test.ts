import { expect } from 'chai';
import { API } from '../src/index.js';
import { tablesOf } from '../src/answer-rows.js';
import { Batch } from '../src/batch.js';
import { rowsOf, tableOf } from '../src/caller.js';
import { readWords } from '../src/cli/words.js';
import { checkedArguments } from '../src/mcp/arguments.js';
import { operationNamed } from '../src/operation.js';
import { rejection } from './support/rejection.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Names that every object inherits, which nothing of this package has. */
const inherited = ['constructor', 'toString', '__proto__'] as const;

describe('a name that every object inherits', () => {
  const api = new API({ environment: 'http://127.0.0.1:9', token: 'a', retries: 0 });

  for (const name of inherited) {
    it(`is no operation, table, option or argument: ${name}`, async () => {
      expect(() => operationNamed(name)).to.throw(`There is no operation '${name}'.`);
      expect(tablesOf(name)).to.deep.equal({});
      expect(messageOf(await rejection(tableOf('getLadder', name)))).to.match(
        new RegExp(`^getLadder has no table '${name}'; it has `, 'u'),
      );
      expect(() => readWords([`--${name}`], { season: { help: '', value: 'YEAR' } })).to.throw(
        `Unknown option --${name}.`,
      );
      const given = JSON.parse(`{"${name}": 1}`) as object;
      expect(() => checkedArguments('find', { all: {}, required: [] }, given)).to.throw(
        `find has no argument '${name}'.`,
      );
    });

    it(`is neither players nor squads: ${name}`, async () => {
      const of = name as 'players';
      const text = `of '${name}' is not players or squads.`;
      expect(messageOf(await rejection(api.seasonStats('KICK', 2025, { of })))).to.equal(text);
      expect(() => api.lastX(1, 60, 'KICK', { of })).to.throw(text);
    });
  }

  it('is sent as it is in a question of a batch', () => {
    const batch = new Batch().add('KICK', { constructor: 1 } as never);
    expect(batch.requests).to.deep.equal([{ metricCodes: ['KICK'], constructor: 1 }]);
  });

  it('reads no rows', async () => {
    expect([...(await rowsOf({}, await tableOf('getLadder')))]).to.deep.equal([]);
  });
});

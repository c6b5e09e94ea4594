import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { expect } from 'chai';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { QueryRunner, type AcrossServices, type HoldFor } from '../../../src/features/across/query-runner.js';
import { MAX_QUERY_COST } from '../../../src/features/across/query-cost.js';

const response = (): Response => new EventEmitter() as unknown as Response;

/** Returns a runner that computes nothing, and starts to hold the memory of results. */
function holding() {
  const runner = new QueryRunner({} as AcrossServices);
  const begun: string[] = [];
  const hold = async (name: string, cost: number, res: Response): Promise<HoldFor> => {
    const holdFor = await runner.holdMemory(cost, res);
    begun.push(name);
    return holdFor;
  };
  return { begun, hold };
}

describe('the results of queries that are under way', () => {
  const { limit } = memoryParts.responses;
  before(() => {
    // No two large results fit.
    memoryParts.responses.resize(1);
  });
  after(() => {
    memoryParts.responses.resize(limit);
  });

  it('wait while larger ones are computed and sent, small ones never', async () => {
    const { begun, hold } = holding();
    const [first, second, third] = [response(), response(), response()];
    const all = [
      hold('first', MAX_QUERY_COST, first),
      hold('second', MAX_QUERY_COST, second),
      hold('small', 100, third),
    ];
    await new Promise(setImmediate);
    expect(begun).to.have.members(['first', 'small']);
    first.emit('close');
    await Promise.all(all);
    expect(begun.at(-1)).to.equal('second');
    second.emit('close');
  });

  it('keep their room while they are computed after their response, which said to come back', async () => {
    const { begun, hold } = holding();
    const [first, second] = [response(), response()];
    const holdFor = await hold('first', MAX_QUERY_COST, first);
    let end = (): void => undefined;
    holdFor(
      new Promise<void>((_, reject) => {
        end = () => {
          reject(new Error('it could not be computed'));
        };
      }),
    );
    const next = hold('second', MAX_QUERY_COST, second);
    first.emit('close');
    await new Promise(setImmediate);
    expect(begun).to.deep.equal(['first']);
    end();
    await next;
    expect(begun).to.deep.equal(['first', 'second']);
    second.emit('close');
  });

  it('give their room to others if the client leaves while it waits', async () => {
    const { begun, hold } = holding();
    const [first, gone, last] = [response(), response(), response()];
    const all = [
      hold('first', MAX_QUERY_COST, first),
      hold('gone', MAX_QUERY_COST, gone),
      hold('last', MAX_QUERY_COST, last),
    ];
    gone.emit('close');
    first.emit('close');
    await Promise.all(all);
    expect(begun).to.deep.equal(['first', 'gone', 'last']);
    last.emit('close');
  });
});

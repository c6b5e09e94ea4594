import { expect } from 'chai';
import type { StreamInfo } from '@nats-io/jetstream';
import { LaggingCopies } from '../../../src/store/jetstream/lagging-copies.js';

const info = (replicas: readonly (readonly [name: string, current: boolean, offline?: boolean])[]) =>
  ({
    config: { name: 'goalsquare-matches' },
    cluster: {
      leader: 'n1',
      replicas: replicas.map(([name, current, offline]) => ({
        name,
        current,
        active: 0,
        ...(offline !== undefined && { offline }),
      })),
    },
  }) as unknown as StreamInfo;

describe('the copies of a shared log', () => {
  it('are named with the command if one is not current for a minute, once', () => {
    const complaints: string[] = [];
    const copies = new LaggingCopies((message) => complaints.push(message));
    const behind = info([
      ['n2', true],
      ['n3', false],
    ]);
    for (const now of [0, 59_999]) copies.look(behind, now);
    expect([copies.count, complaints]).to.deep.equal([1, []]);
    for (const now of [60_000, 61_000]) copies.look(behind, now);
    expect(complaints).to.deep.equal([
      'the copy of the shared log on the NATS server n3 has not been current for 60 s: start the server or, if it is running, recreate the copy with "nats stream cluster peer-remove goalsquare-matches n3"',
    ]);
  });

  it('are counted until they are current again, and an offline one counts', () => {
    const complaints: string[] = [];
    const copies = new LaggingCopies((message) => complaints.push(message));
    copies.look(
      info([
        ['n2', true, true],
        ['n3', false],
      ]),
      0,
    );
    expect(copies.count).to.equal(2);
    copies.look(
      info([
        ['n2', true],
        ['n3', true],
      ]),
      50_000,
    );
    expect(copies.count).to.equal(0);
    copies.look(info([['n2', false]]), 60_000);
    copies.look({ config: { name: 'x' } } as unknown as StreamInfo, 70_000);
    expect([copies.count, complaints]).to.deep.equal([0, []]);
  });
});

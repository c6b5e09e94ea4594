import { setTimeout as pause } from 'node:timers/promises';
import type { JetStreamManager } from '@nats-io/jetstream';
import { expect } from 'chai';
import { Follower } from '../../../src/store/jetstream/follower.js';

/** A stream whose messages a test decides. A message is the instant at which it was taken. */
class FakeStream {
  messages: number[] = [];
  created = '2026-11-23T00:00:00Z';

  readonly manager = {
    streams: {
      info: () => Promise.resolve({ config: {}, created: this.created, state: { last_seq: this.messages.length } }),
      getMessage: (_stream: string, { seq }: { readonly seq: number }) => {
        const at = this.messages[seq - 1];
        return Promise.resolve(
          at === undefined ? null : { seq, subject: 'x.match.1', data: new Uint8Array(), time: new Date(at) },
        );
      },
    },
    jetstream: () => ({ consumers: { get: () => Promise.reject(new Error('no consumer')) } }),
  } as unknown as JetStreamManager;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

describe('a follower of a stream that lost its end', () => {
  let follower: Follower | undefined;
  let complaints: string[] = [];
  afterEach(() => {
    follower?.close();
    complaints = [];
  });

  async function following(stream: FakeStream): Promise<Follower> {
    const made = (follower = new Follower(
      stream.manager,
      { name: 'x', copies: 3 },
      {
        onMessage: () => undefined,
        onCurrent: () => undefined,
        onGap: () => Promise.resolve(false),
        complain: (message) => complaints.push(message),
      },
    ));
    made.start();
    await until(() => made.state === 'ready' && made.last === stream.messages.length);
    return made;
  }

  it('recovers if a server had only not read its files yet', async () => {
    const stream = new FakeStream();
    stream.messages = [1, 2, 3];
    const made = await following(stream);
    stream.messages = [1, 2];
    await until(() => made.state !== 'ready');
    expect(made.state).to.have.property('awaySince').and.to.be.a('number');
    stream.messages = [1, 2, 3, 4];
    await until(() => made.state === 'ready' && made.last === 4);
    expect(complaints).to.deep.equal([
      'the shared log is unavailable: it ends at message 2, but was already read to 3',
    ]);
  });

  it('does not serve two histories if other messages took the place of what it read', async () => {
    const stream = new FakeStream();
    stream.messages = [1, 2, 3];
    const made = await following(stream);
    stream.messages = [1, 2];
    await until(() => made.state !== 'ready');
    stream.messages = [1, 2, 30, 40];
    await until(() => made.state !== 'ready' && made.state.remedy !== undefined);
    expect(made.state).to.include({
      remedy: 'the shared log is not the one that was followed; restart this server: it then reads the entire log',
    });
    expect(made.last).to.equal(3);
  });

  it('names what is lost, and the remedy, if the end does not come back', async () => {
    const stream = new FakeStream();
    stream.messages = [1, 2, 3];
    const made = await following(stream);
    stream.messages = [1];
    await until(() => made.state !== 'ready' && made.state.remedy !== undefined);
    const remedy =
      'the shared log ends at message 1, but was already read to 3, so messages are lost; restart this server: it then reads the entire log';
    expect(made.state).to.include({ remedy });
    stream.messages = [1, 20, 30, 40];
    await until(() => complaints.some((complaint) => complaint.includes(remedy)));
    expect([made.state === 'ready', made.last]).to.deep.equal([false, 3]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { expect } from 'chai';
import { AppendError, type Appended } from '../../../src/store/live/live-store.js';
import { jetStreamStore } from '../../../src/store/jetstream/jetstream-store.js';
import { bytesOf } from '../../../src/store/jetstream/message.js';
import type { SharedSetting, SharedStore } from '../../../src/store/jetstream/shared-store.js';
import { hasNats, needsNats, TestNats } from '../../support/nats.js';
import { header, lines } from '../../support/small-log.js';

const entries = lines.slice(1);
const matchId = header.id;
const key = (name: string) => ({ name, digest: name });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

const briefsOf = async (store: SharedStore) =>
  (await store.seasons()).briefs.map(({ seasonId, version, briefs }) => ({ seasonId, version, briefs: briefs() }));

const codeOf = async (attempt: Promise<Appended>): Promise<string> =>
  attempt.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppendError ? error.code : String(error)),
  );

describe('servers that share a log', () => {
  let nats: TestNats;
  let connection: NatsConnection;
  let count = 0;
  const opened: SharedStore[] = [];
  const complaints: string[] = [];

  before(async function started() {
    needsNats(this);
    nats = await TestNats.start();
    connection = await connect({ servers: [...nats.urls], maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  });
  beforeEach(() => {
    count += 1;
    complaints.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  after(async () => {
    if (!hasNats) return;
    await connection.close();
    await nats.remove();
  });

  const server = async (setting: Partial<SharedSetting> = {}): Promise<SharedStore> => {
    const store = await jetStreamStore({
      urls: nats.urls,
      copies: 1,
      name: `shared${count}`,
      timeoutMilliseconds: 30_000,
      complain: (message) => {
        complaints.push(message);
      },
      ...setting,
    });
    opened.push(store);
    await store.caughtUp();
    expect(store.behind()).to.equal(0);
    return store;
  };
  const three = async (): Promise<readonly [SharedStore, SharedStore, SharedStore]> => [
    await server(),
    await server(),
    await server(),
  ];
  const reaches = (store: SharedStore, revision: number) =>
    until(() => store.matchNow?.(matchId)?.revision === revision);
  /** Puts a message into the shared log, which no server has looked at. */
  const smuggle = (message: Parameters<typeof bytesOf>[0]) =>
    jetstream(connection).publish(`shared${count}.match.${matchId}`, bytesOf(message));

  it('are at the same revisions, whichever is written to', async () => {
    const all = await three();
    const [first] = all;
    await first.begin(header);
    for (const [n, entry] of entries.entries())
      expect(await (all[n % 3] as SharedStore).append({ matchId, entries: [entry] })).to.include({ revision: n + 1 });
    for (const store of all) {
      await reaches(store, entries.length);
      expect(await store.log(matchId)).to.deep.equal({ header, entries });
      expect(await store.journal.since(0, 100)).to.deep.equal(await first.journal.since(0, 100));
    }
    await first.append({ matchId, entries: [{ kind: 'correction', set: { seasonId: 2027 } }] });
    const late = await server();
    expect(await briefsOf(late))
      .to.deep.equal(await briefsOf(first))
      .and.to.have.nested.property('[0].seasonId', 2027);
    expect(await late.log(matchId)).to.deep.equal(await first.log(matchId));
    expect(await late.journal.since(0, 100)).to.deep.equal(await first.journal.since(0, 100));
  });

  it('take every batch once where all write at once, and one of those that expect the same revision', async () => {
    const all = await three();
    await all[0].begin(header);
    const attendances = Array.from({ length: 60 }, (_, n) => n);
    const taken = await Promise.all(
      attendances.map((attendance) =>
        (all[attendance % 3] as SharedStore).append({
          matchId,
          entries: [{ kind: 'correction', set: { attendance } }],
        }),
      ),
    );
    expect(taken.map(({ revision }) => revision).sort((a, b) => a - b)).to.deep.equal(attendances.map((n) => n + 1));
    await reaches(all[0], 60);
    const logged = (await all[0].log(matchId))?.entries as readonly { readonly set: { readonly attendance: number } }[];
    expect(logged.map(({ set }) => set.attendance).sort((a, b) => a - b)).to.deep.equal(attendances);
    const codes = await Promise.all(
      all.map((store) => codeOf(store.append({ matchId, entries: entries.slice(0, 1), expectedRevision: 60 }))),
    );
    expect(codes.sort()).to.deep.equal(['revision-conflict', 'revision-conflict', 'taken']);
    for (const store of [...all, await server()]) {
      await reaches(store, 61);
      expect(await store.log(matchId)).to.deep.equal(await all[0].log(matchId));
    }
  });

  it('know the revisions and keys of one another when they refuse', async () => {
    const [one, other] = await three();
    await one.begin(header, 'begun');
    expect(await other.append({ matchId, entries: entries.slice(0, 2), expectedRevision: 0, key: 'a' })).to.deep.equal({
      matchId,
      revision: 2,
      repeated: false,
    });
    expect(await one.append({ matchId, entries: entries.slice(2, 3), expectedRevision: 2 })).to.include({
      revision: 3,
    });
    expect(await one.append({ matchId, entries: entries.slice(0, 2), key: 'a' })).to.deep.equal({
      matchId,
      revision: 2,
      repeated: true,
    });
    expect(await codeOf(one.append({ matchId, entries: entries.slice(0, 1), key: 'a' }))).to.equal('key-reused');
    expect(await codeOf(other.begin(header))).to.equal('match-exists');
    expect(await other.begin(header, 'begun')).to.deep.equal({ matchId, revision: 0, repeated: true });
  });

  it('agree on what counts where a server of the log let two batches in for one revision', async () => {
    const all = await three();
    await all[0].begin(header);
    await all[1].append({ matchId, entries: entries.slice(0, 2) });
    const at2 = (name: string, attendance: number) => ({
      after: 2,
      entries: [{ kind: 'correction', set: { attendance } }],
      key: key(name),
    });
    for (const message of [
      at2('first', 1),
      at2('second', 2),
      at2('first', 1),
      { header, after: 0, entries: [], key: key('again') },
    ])
      await smuggle(message);
    expect(await all[2].append({ matchId, entries: [{ kind: 'correction', set: { attendance: 3 } }] })).to.include({
      revision: 4,
    });
    for (const store of [...all, await server()]) {
      await reaches(store, 4);
      const { entries: logged } = (await store.log(matchId)) ?? { entries: [] };
      expect(logged.slice(2)).to.deep.equal([1, 3].map((attendance) => ({ kind: 'correction', set: { attendance } })));
    }
    expect(complaints).to.deep.equal([]);
  });

  it('leave a match as it is at a message they do not understand, and refuse to write to it', async () => {
    const [one] = await three();
    await one.begin(header);
    await one.begin({ ...header, id: 78 });
    await jetstream(connection).publish(`shared${count}.match.${matchId}`, '{"form":2}');
    await smuggle({ after: 0, entries: entries.slice(0, 1), key: key('later') });
    await until(() => complaints.length === 3);
    expect(complaints[0]).to.equal(
      `match ${matchId} stopped at message 3 of the shared log: it has a format that this version does not know`,
    );
    expect(await codeOf(one.append({ matchId, entries: entries.slice(0, 1) }))).to.equal('unavailable');
    expect(one.matchNow?.(matchId)?.revision).to.equal(0);
    expect(await one.append({ matchId: 78, entries: entries.slice(0, 1) })).to.include({ revision: 1 });
  });

  it('refuse a batch that the log has no room for, and say how much it has', async () => {
    const [one] = await three();
    await one.begin(header);
    const text = Array.from({ length: 60_000 }, (_, n) => Math.sin(n).toString(36)).join('');
    const huge = Array.from({ length: 3 }, (_, n) => ({ ...entries[n], note: text }));
    expect(await codeOf(one.append({ matchId, entries: huge }))).to.equal('invalid');
  });

  it('go on reading while the log is away, say so, refuse to write, and find back by themselves', async () => {
    const [one, other] = [await server({ timeoutMilliseconds: 500 }), await server({ timeoutMilliseconds: 500 })];
    await one.begin(header);
    await reaches(other, 0);
    const [name = ''] = nats.names;
    const killed = Date.now();
    await nats.signal(name, 'SIGKILL');
    expect(await codeOf(one.append({ matchId, entries: entries.slice(0, 1), key: 'meanwhile' }))).to.equal(
      'unavailable',
    );
    await until(() => one.state() !== 'ready' && other.state() !== 'ready');
    const state = other.state();
    expect(state === 'ready' ? 0 : state.awaySince).to.be.within(killed - 2000, killed + 1000);
    expect(one.matchNow?.(matchId)?.revision).to.equal(0);
    expect(await codeOf(other.append({ matchId, entries: entries.slice(0, 1) }))).to.equal('unavailable');
    await nats.restart(name);
    await until(() => one.state() === 'ready' && other.state() === 'ready');
    expect(await one.append({ matchId, entries: entries.slice(0, 1), key: 'meanwhile' })).to.include({ revision: 1 });
    await reaches(other, 1);
    expect(complaints.some((complaint) => complaint.startsWith('the shared log is unavailable: '))).to.equal(true);
  });

  it('have the version of their form in the log, and refuse a newer one with one line', async () => {
    const streams = (await jetstreamManager(connection)).streams;
    await server();
    const { config } = await streams.info(`shared${count}-matches`);
    expect(config.description).to.equal('Live matches of Goalsquare, version 2');
    const name = `newer${count}`;
    const made = {
      name: `${name}-matches`,
      subjects: [`${name}.match.*`],
      description: 'Live matches of Goalsquare, version 3',
    };
    await streams.add(made);
    const store = await jetStreamStore({
      urls: nats.urls,
      name,
      complain: (message) => {
        complaints.push(message);
      },
    });
    opened.push(store);
    await until(() => complaints.length > 0);
    expect(complaints).to.deep.equal([
      'the shared log is unavailable: it has version 3, but this server reads only up to 2: use the server that created it, or a newer one',
    ]);
    expect(store.state()).to.have.property('awaySince');
    expect(await codeOf(store.begin(header))).to.equal('unavailable');
  });

  it('are away until the log can be reached at all, and have what is stored', async () => {
    const store = await jetStreamStore({
      urls: ['nats://127.0.0.1:1'],
      complain: (message) => {
        complaints.push(message);
      },
    });
    opened.push(store);
    expect(store.state()).to.have.property('awaySince');
    expect(await codeOf(store.begin(header))).to.equal('unavailable');
    expect(await store.matchIds()).to.deep.equal([]);
    await until(() => complaints.length > 0);
    expect(complaints[0]).to.match(/^the shared log cannot be reached: /u);
  });
});

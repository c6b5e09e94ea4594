import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { checkpointBytes } from '../../../../src/store/jetstream/checkpoint/checkpoint.js';
import { hasNats, needsNats, TestNats } from '../../../support/nats.js';
import { header, lines } from '../../../support/small-log.js';
import { newFolder, ReplicaScene, type Replica } from './replica-scene.js';

const matchId: number = header.id;
const entries = lines.slice(1);
const siren = { kind: 'status', code: 'FT', utc: '2026-03-14T11:10:00Z' };
const correction = (attendance: number) => ({ kind: 'correction', set: { attendance } });
const finishedTimes = { times: { quietMilliseconds: 0 } };

/** A match and the journal as readers see them. */
const seen = async ({ replica }: Replica) => ({
  log: await replica.matches.log(matchId),
  match: (await replica.matches.match(matchId))?.revision,
  brief: replica.matches.brief(matchId),
  journal: await replica.journal.since(0, 1000),
  pages: await replica.journal.since(3, 2),
  position: replica.journal.position,
});

describe('checkpoints of a shared log', () => {
  let nats: TestNats;
  let scene: ReplicaScene;
  let count = 0;

  before(async function started() {
    needsNats(this);
    nats = await TestNats.start();
  });
  beforeEach(async () => {
    scene = await ReplicaScene.over(nats.urls, `points${(count += 1)}`);
  });
  afterEach(() => scene.close());
  after(async () => {
    if (hasNats) await nats.remove();
  });

  /** Appends entries one by one, so that each is a message. */
  async function feed({ writer }: Replica, all: readonly unknown[], id = matchId): Promise<void> {
    for (const entry of all) await writer.append({ matchId: id, entries: [entry] });
  }

  async function begun(): Promise<Replica> {
    const first = await scene.start();
    await first.writer.begin(header);
    await feed(first, entries.slice(0, 8));
    return first;
  }

  describe('at a start', () => {
    it('replace the messages they contain: only later ones are read', async () => {
      const first = await begun();
      await first.keeper.look();
      await feed(first, entries.slice(8));
      const second = await scene.start();
      expect(second.replica.taken).to.equal(entries.length - 8);
      expect(await seen(second)).to.deep.equal(await seen(first));
      expect(await second.writer.append({ matchId, entries: [correction(7)] })).to.include({
        revision: entries.length + 1,
      });
      expect([...first.complaints, ...second.complaints]).to.deep.equal([]);
    });

    it('contain matches that did not change since an earlier one', async () => {
      const first = await begun();
      await first.keeper.look();
      await first.writer.begin({ ...header, id: 78 });
      await feed(first, entries.slice(0, 3), 78);
      await first.keeper.look();
      const second = await scene.start();
      expect(second.replica.taken).to.equal(0);
      expect(await second.replica.matches.log(78)).to.deep.equal(await first.replica.matches.log(78));
      expect(await seen(second)).to.deep.equal(await seen(first));
    });

    it('keep the keys of batches, so that a batch that is sent again counts once', async () => {
      const first = await begun();
      const batch = { matchId, entries: [correction(1)], key: 'again' };
      const taken = await first.writer.append(batch);
      await first.keeper.look();
      const second = await scene.start();
      expect(await second.writer.append(batch)).to.deep.equal({ ...taken, repeated: true });
    });

    it('keep bounded memory: a live match is one checkpoint instead of its messages', async () => {
      const first = await begun();
      const before = first.replica.logs.bytes;
      await first.keeper.look();
      expect(first.replica.logs.bytes).to.be.below(before);
      expect(await first.replica.matches.log(matchId))
        .to.have.property('entries')
        .with.length(8);
      expect(first.memory.bytes).to.be.at.least(first.replica.calculatedSize);
    });

    const faults: readonly (readonly [string, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>, RegExp])[] = [
      [
        'damaged',
        (bytes) => Uint8Array.from(bytes, (byte, at) => (at === 50 ? byte ^ 1 : byte)),
        /its checksum differs/u,
      ],
      ['cut short', (bytes) => bytes.subarray(0, 60), /its checksum differs/u],
      ['of another form', () => checkpointBytes({ form: 99 }), /a format that this version does not read/u],
      [
        'of another stream',
        () => checkpointBytes({ stream: 'x', state: { matchId } }),
        /it belongs to another stream/u,
      ],
    ];
    for (const key of [`match.${matchId}`, 'index'])
      for (const [what, change, message] of faults)
        it(`are not used if ${key === 'index' ? 'the index' : 'that of a match'} is ${what}: the whole log is read`, async () => {
          const first = await begun();
          await first.keeper.look();
          await feed(first, entries.slice(8));
          const bucket = await scene.bucket();
          await bucket.put(key, await change((await bucket.get(key))?.value ?? new Uint8Array()));
          const second = await scene.start();
          const reasons = second.complaints.filter((one) =>
            one.startsWith('reading the entire shared log, because the '),
          );
          expect(reasons).to.have.length(1);
          expect(reasons[0]).to.match(message);
          expect(await seen(second)).to.deep.equal(await seen(first));
          await second.keeper.look();
          const third = await scene.start();
          expect([third.replica.taken, third.complaints]).to.deep.equal([0, []]);
          expect(await seen(third)).to.deep.equal(await seen(first));
        });

    it('are not used if the stream ends before them, as after a double kill', async () => {
      const first = await begun();
      await first.keeper.look();
      const bucket = await scene.bucket();
      const { created } = await scene.manager.streams.info(`${scene.name}-matches`);
      await bucket.put('index', await checkpointBytes({ stream: created, sequence: 99, writtenAt: 1, matches: [] }));
      const second = await scene.start();
      expect(second.complaints).to.deep.equal([
        'reading the entire shared log, because the index of checkpoints cannot be used: it ends at message 99, but the stream ends at 9',
      ]);
      expect(await seen(second)).to.deep.equal(await seen(first));
    });
  });

  describe('of finished matches', () => {
    async function finished(): Promise<Replica> {
      const first = await scene.start(finishedTimes);
      await first.writer.begin(header);
      await feed(first, [...entries, siren]);
      return first;
    }

    it('replace their messages in the stream, and answers stay as they were on all servers', async () => {
      const other = await scene.start(finishedTimes);
      const first = await finished();
      const before = await seen(first);
      await other.caughtUp();
      await first.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
      await other.keeper.look();
      const late = await scene.start(finishedTimes);
      for (const one of [first, other, late]) {
        expect(await seen(one)).to.deep.equal(before);
        expect(one.replica.logs.isInMemory(matchId)).to.equal(false);
        expect(one.replica.logs.bytes + one.replica.journal.bytes).to.equal(0);
        expect(one.complaints).to.deep.equal([]);
      }
      expect(late.replica.taken).to.equal(0);
    });

    it('stay in the stream until the match is over and quiet', async () => {
      let now = Date.now();
      const first = await scene.start({ times: { quietMilliseconds: 60_000 }, now: () => now });
      await first.writer.begin(header);
      await feed(first, entries);
      now += 120_000;
      await first.keeper.look();
      expect(await scene.messagesOf(matchId), 'it is not over').to.equal(entries.length + 1);
      await feed(first, [siren]);
      now = Date.now();
      await first.keeper.look();
      expect(await scene.messagesOf(matchId), 'it is not quiet').to.equal(entries.length + 2);
      now += 120_000;
      await first.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
    });

    it('take corrections after the siren from any server, and are replaced again', async () => {
      const first = await finished();
      const behind = await scene.start({ times: { quietMilliseconds: 1e9 } });
      const revision = entries.length + 1;
      // The server that has the lease moves the match. The other one has its messages in memory still.
      const holder = await scene.start(finishedTimes);
      await holder.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
      expect(await behind.writer.append({ matchId, entries: [correction(1)], expectedRevision: revision })).to.include({
        revision: revision + 1,
      });
      expect(
        await holder.writer.append({ matchId, entries: [correction(2)], expectedRevision: revision + 1 }),
      ).to.include({ revision: revision + 2 });
      await first.caughtUp();
      await behind.caughtUp();
      const late = await scene.start(finishedTimes);
      expect(late.replica.taken).to.equal(2);
      for (const one of [first, behind, late]) expect(await seen(one)).to.deep.equal(await seen(holder));
      const before = await seen(late);
      const busy = await scene.start({ times: { quietMilliseconds: 1e9 } });
      await busy.keeper.look();
      expect(await seen(busy), 'a checkpoint of a match that is corrected').to.deep.equal(before);
      const again = await scene.start(finishedTimes);
      expect([again.replica.taken, await seen(again)]).to.deep.equal([0, before]);
      await again.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
      const last = await scene.start(finishedTimes);
      expect(await seen(last)).to.deep.equal(await seen(holder));
      expect((await seen(last)).journal).to.have.length(revision + 3);
      expect(last.complaints).to.deep.equal([]);
    });

    it('are whole if a server is killed between writing them and removing the messages', async () => {
      const first = await finished();
      first.kill();
      const before = await seen(first);
      const second = await scene.start({
        ...finishedTimes,
        manager: (own) =>
          Object.assign(Object.create(own) as typeof own, {
            streams: Object.assign(Object.create(own.streams) as typeof own.streams, {
              purge: () => Promise.reject(new Error('killed')),
            }),
          }),
      });
      const killed: unknown = await second.keeper.look().catch((error: unknown) => error);
      expect(killed).to.be.an('error').with.property('message', 'killed');
      second.kill();
      expect(await scene.messagesOf(matchId)).to.equal(entries.length + 2);
      const third = await scene.start(finishedTimes);
      expect(await seen(third)).to.deep.equal(before);
      await third.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
      expect(await seen(third)).to.deep.equal(before);
      expect(await seen(await scene.start(finishedTimes))).to.deep.equal(before);
    });

    it('fill the gap that removed messages leave for a server that reads the whole stream', async () => {
      const first = await finished();
      const holder = await scene.start(finishedTimes);
      await holder.writer.begin({ ...header, id: 78 });
      await feed(holder, [correction(1)], 78);
      await feed(holder, [correction(5)]);
      await holder.keeper.look();
      const bucket = await scene.bucket();
      await bucket.put('index', new Uint8Array(40));
      const whole = await scene.start(finishedTimes);
      expect(await seen(whole)).to.deep.equal(await seen(holder));
      expect(await whole.replica.matches.log(78)).to.deep.equal(await holder.replica.matches.log(78));
      expect(first.complaints).to.deep.equal([]);
    });

    it('are read from NATS if the folder of a server does not have them, and from the folder if it does', async () => {
      const folder = newFolder();
      const first = await scene.start({ ...finishedTimes, folder });
      await first.writer.begin(header);
      await feed(first, [...entries, siren]);
      const before = await seen(first);
      await first.keeper.look();
      const bucket = await scene.bucket();
      const reads: string[] = [];
      const same = await scene.start({ ...finishedTimes, folder });
      expect(await seen(same)).to.deep.equal(before);
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.checkpoint'))) {
        reads.push(name);
        writeFileSync(path.join(folder, name), 'x');
      }
      expect(await same.replica.journal.since(0, 1000), 'changes that are read again').to.deep.equal(before.journal);
      for (const name of reads) writeFileSync(path.join(folder, name), 'x');
      expect(reads).to.have.length(1);
      const healed = await scene.start({ ...finishedTimes, folder });
      expect(await seen(healed)).to.deep.equal(before);
      rmSync(folder, { recursive: true });
      const without = await scene.start({ ...finishedTimes, folder: undefined });
      expect(await seen(without)).to.deep.equal(before);
      expect((await bucket.get(`match.${matchId}`))?.operation).to.equal('PUT');
    });

    it('stay in memory, counted, if there is no folder', async () => {
      const first = await scene.start({ ...finishedTimes, folder: undefined });
      await first.writer.begin(header);
      await feed(first, [...entries, siren]);
      const before = await seen(first);
      await first.keeper.look();
      expect(await scene.messagesOf(matchId)).to.equal(0);
      expect(await seen(first)).to.deep.equal(before);
      expect(first.memory.pinnedBytes).to.be.greaterThan(0).and.equal(first.replica.calculatedSize);
    });

    it('do not replace newer ones, with any holder of the lease', async () => {
      const first = await finished();
      const slow = await scene.start(finishedTimes);
      slow.kill();
      const holder = await scene.start(finishedTimes);
      await feed(holder, [correction(9)]);
      await holder.keeper.look();
      const bucket = await scene.bucket();
      const newest = (await bucket.get(`match.${matchId}`))?.revision;
      const late = await scene.start({ ...finishedTimes, folder: undefined });
      await late.keeper.look();
      expect((await bucket.get(`match.${matchId}`))?.revision).to.equal(newest);
      expect(first.complaints).to.deep.equal([]);
    });

    it('are named if they are damaged and the messages are gone', async () => {
      const first = await finished();
      await first.keeper.look();
      const bucket = await scene.bucket();
      await bucket.put(`match.${matchId}`, new Uint8Array(50));
      const second = await scene.start(finishedTimes);
      expect(second.complaints.filter((line) => line.includes(`match ${matchId}`))).to.deep.equal([
        `reading the entire shared log, because the checkpoint of match ${matchId} cannot be used: it is damaged: its checksum differs`,
        `match ${matchId} is lost: its checkpoint cannot be used, and its messages are not in the shared log. Restore the bucket of checkpoints from a backup`,
      ]);
      expect([...second.replica.lost]).to.deep.equal([matchId]);
      expect(second.replica.isReadable(matchId)).to.equal(false);
      expect(second.follower.state).to.equal('ready');
    });
  });
});

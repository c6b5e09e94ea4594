import { expect } from 'chai';
import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import type { LiveStore } from '@goalsquare/data';
import { sendLogs, type SendTarget, type SentLogs } from '../../src/import/send-logs.js';
import { liveInMemory } from '../../src/store/live/live-in-memory.js';
import { header, lines } from '../support/small-log.js';

const entries = lines.slice(1) as unknown as readonly Entry[];
const logOf = (id: number, count: number): MatchLog => ({
  header: { ...(header as unknown as MatchHeader), id },
  entries: entries.slice(0, count),
});

describe('sending logs to a live store', () => {
  const target = {
    policy: 'refuse',
    provenance: { by: 'import', reason: 're-import', recorded: '2026-05-01T10:00:00.000Z' },
  } as const;
  const send = (
    logs: readonly MatchLog[],
    store: LiveStore,
    {
      more = target,
      progress = () => undefined,
    }: { readonly more?: SendTarget; readonly progress?: (done: number) => void } = {},
  ): Promise<SentLogs> => sendLogs(logs, store, more, progress);
  const none = { sent: [], amended: [], unchanged: [], left: [] };

  it('sends each whole, and changes nothing when they are sent again', async () => {
    const store = await liveInMemory();
    const logs = [logOf(1, 0), logOf(2, 4), logOf(3, entries.length)];
    const reported: number[] = [];
    const progress = (done: number): void => {
      reported.push(done);
    };
    expect(await send(logs, store, { progress })).to.deep.equal({ ...none, sent: [1, 2, 3] });
    expect(await send(logs, store, { progress })).to.deep.equal({ ...none, unchanged: [1, 2, 3] });
    expect(reported).to.deep.equal([1, 2, 3, 1, 2, 3]);
    for (const log of logs) expect(await store.log(log.header.id)).to.deep.equal(log);
  });

  it('completes a match of which only the header was sent', async () => {
    const store = await liveInMemory();
    await store.begin(logOf(1, 0).header);
    expect(await send([logOf(1, 10)], store)).to.deep.equal({ ...none, amended: [1] });
    expect(await store.log(1)).to.deep.equal(logOf(1, 10));
  });

  it('adds what an import changes, once, with who and why', async () => {
    const store = await liveInMemory();
    const log = logOf(1, 10);
    const changed = log.entries.map((entry) =>
      entry.kind === 'transaction' && entry.id === 4 ? { ...entry, personId: 13 } : entry,
    );
    await send([log], store);
    const imported = { header: log.header, entries: changed };
    const { position } = store.journal;
    const before = position();
    expect(await send([imported], store)).to.deep.equal({ ...none, amended: [1] });
    expect(await send([imported], store)).to.deep.equal({ ...none, unchanged: [1] });
    expect((await store.log(1))?.entries.slice(10)).to.deep.equal([
      { kind: 'amendment', id: 4, set: { personId: 13 }, ...target.provenance },
    ]);
    expect(await store.journal.since(before, 10)).to.deep.equal([
      { matchId: 1, from: 10, revision: 11, position: before + 1 },
    ]);
    expect(await send([log], store)).to.deep.equal({ ...none, amended: [1] });
    expect(await send([imported], store)).to.deep.equal({ ...none, amended: [1] });
    expect((await store.log(1))?.entries).to.have.lengthOf(13);
  });

  it('leaves matches that entries cannot make the same, and of which the import has less, and says why', async () => {
    const store = await liveInMemory();
    await send([logOf(1, 10), logOf(2, 10)], store);
    const [retimed, shorter] = [logOf(1, 10), logOf(2, 10)];
    const { left, ...others } = await send(
      [
        {
          ...retimed,
          entries: retimed.entries.map((entry) =>
            entry.kind === 'status' && entry.code === 'QT' ? { ...entry, periodSeconds: 1805 } : entry,
          ),
        },
        { ...shorter, entries: shorter.entries.filter((entry) => entry.kind !== 'transaction' || entry.id !== 4) },
        logOf(3, 2),
      ],
      store,
    );
    expect(others).to.deep.equal({ sent: [3], amended: [], unchanged: [] });
    expect(left).to.deep.equal([
      { matchId: 1, why: 'the times or the order of its statuses changed' },
      { matchId: 2, why: 'the import has less data: 8 transactions instead of 7' },
    ]);
    for (const log of [logOf(1, 10), logOf(2, 10)]) expect(await store.log(log.header.id)).to.deep.equal(log);
    const entries = shorter.entries.filter((entry) => entry.kind !== 'transaction' || entry.id !== 4);
    expect(await send([{ ...shorter, entries }], store, { more: { ...target, policy: 'replace' } })).to.deep.equal({
      ...none,
      amended: [2],
    });
  });

  it('ends at a log that is not valid', async () => {
    const store = await liveInMemory();
    const bad: MatchLog = { ...logOf(2, 0), entries: [{ kind: 'removal', id: 9 } as unknown as Entry] };
    const error: unknown = await send([logOf(1, 2), bad, logOf(3, 2)], store).catch((reason: unknown) => reason);
    expect(error).to.include({ code: 'invalid' });
    expect(await store.matchIds()).to.deep.equal([1, 2]);
  });
});

import { expect } from 'chai';
import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { sendLogs } from '../../src/import/send-logs.js';
import { liveInMemory } from '../../src/store/live/live-in-memory.js';
import { header, lines } from '../support/small-log.js';

const entries = lines.slice(1) as unknown as readonly Entry[];
const logOf = (id: number, count: number): MatchLog => ({
  header: { ...(header as unknown as MatchHeader), id },
  entries: entries.slice(0, count),
});

describe('sending logs to a live store', () => {
  it('sends each whole, and changes nothing when they are sent again', async () => {
    const store = await liveInMemory();
    const logs = [logOf(1, 0), logOf(2, 4), logOf(3, entries.length)];
    const reported: number[] = [];
    for (let times = 0; times < 2; times += 1)
      expect(
        await sendLogs(logs, store, (done) => {
          reported.push(done);
        }),
      ).to.deep.equal({ sent: [1, 2, 3], left: [] });
    expect(reported).to.deep.equal([1, 2, 3, 1, 2, 3]);
    for (const log of logs) expect(await store.log(log.header.id)).to.deep.equal(log);
  });

  it('leaves matches of which the store has another log, and sends the others', async () => {
    const store = await liveInMemory();
    await store.begin(logOf(1, 0).header);
    await sendLogs([logOf(2, 4)], store, () => undefined);
    expect(await sendLogs([logOf(1, 2), logOf(2, 6), logOf(3, 2)], store, () => undefined)).to.deep.equal({
      sent: [3],
      left: [1, 2],
    });
    expect(await store.log(1)).to.deep.equal(logOf(1, 0));
    expect(await store.log(2)).to.deep.equal(logOf(2, 4));
  });

  it('ends at a log that is not valid', async () => {
    const store = await liveInMemory();
    const bad: MatchLog = { ...logOf(2, 0), entries: [{ kind: 'removal', id: 9 } as unknown as Entry] };
    const error: unknown = await sendLogs([logOf(1, 2), bad, logOf(3, 2)], store, () => undefined).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.include({ code: 'invalid' });
    expect(await store.matchIds()).to.deep.equal([1, 2]);
  });
});

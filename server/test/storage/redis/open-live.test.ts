import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveInMemory, type Appended } from '@goalsquare/data';
import { expect } from 'chai';
import { pino } from 'pino';
import { openLive, type Live, type LiveSetting } from '../../../src/storage/redis/open-live.js';
import { header } from '../../support/match-log.js';

describe('where live matches are kept', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  const opened: Live[] = [];
  afterEach(async () => {
    for (const { live } of opened.splice(0)) await live.close();
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (setting: Partial<LiveSetting>): Promise<Live> => {
    const live = await openLive(
      {
        stateDirectory: folder,
        natsUrls: [],
        natsReplicas: 1,
        natsTimeoutMilliseconds: 100,
        natsCheckpointSeconds: 60,
        natsFinishedMinutes: 60,
        processes: 1,
        logger: pino({ level: 'silent' }),
        ...setting,
      },
      await liveInMemory(),
    );
    opened.push(live);
    return live;
  };
  const refusal = (attempt: Promise<Appended>): Promise<unknown> =>
    attempt.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is the folder of state, unless NATS is named', async () => {
    const { live, state, caughtUp } = await open({});
    await caughtUp();
    expect(state()).to.equal('ready');
    expect(await live.begin(header)).to.include({ revision: 0 });
    await live.close();
    expect(await (await open({})).live.matchIds()).to.deep.equal([header.id]);
  });

  it('is read by several processes, and written to by none of them without NATS', async () => {
    const { live, state } = await open({ processes: 2 });
    expect(state()).to.equal('ready');
    expect(await refusal(live.begin({ ...header, id: 78 }))).to.include({
      code: 'unavailable',
      message:
        'live matches can be fed to a single process, or to several that share them in NATS: set NATS_URL, or PROCESSES to 1',
    });
  });

  it('is degraded while NATS cannot be reached, and says since when', async () => {
    const before = Date.now();
    const { live, state } = await open({ natsUrls: ['nats://127.0.0.1:1'] });
    expect(await refusal(live.begin(header))).to.include({ code: 'unavailable' });
    const [, since = ''] =
      /^no match could be written since (\S+); matches are read as they were then$/u.exec(
        (state() as { readonly degraded: string }).degraded,
      ) ?? [];
    expect(Date.parse(since)).to.be.within(before, Date.now());
  });
});

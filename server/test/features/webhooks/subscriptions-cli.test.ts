import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { run } from '../../../src/composition/subscriptions-cli/run.js';
import type { SubscriptionStore } from '../../../src/features/webhooks/subscription-store.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import { noteSecret } from '../../support/secret-recorder.js';

describe('the command line of subscriptions', () => {
  let folder = '';
  let store: SubscriptionStore;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'subscriptions-'));
    store = lmdbSubscriptionStore(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const audited: object[] = [];

  async function call(
    line: string,
    targets: 'public' | 'any' = 'public',
  ): Promise<readonly [code: number, said: string, complained: string]> {
    const [said, complained]: [string[], string[]] = [[], []];
    const setting = {
      store,
      targets,
      lookUp: (name: string) =>
        name === 'hooks.inside'
          ? Promise.resolve(['93.184.216.34', '127.0.0.1'])
          : Promise.reject(new Error('no address')),
      hasAccount: (id: string) => id === 'club',
      now: () => 0,
      audit: { record: (entry: object) => audited.push(entry) },
      actor: 'tester@here',
    };
    const code = await run(
      line.split(' ').filter((word) => word !== ''),
      () => Promise.resolve(setting),
      { print: (text) => said.push(text), printError: (text) => complained.push(text) },
    );
    return [code, said.join('\n'), complained.join('\n')];
  }

  it('adds a subscription, prints its secret once, lists and removes it', async () => {
    const [code, said] = await call(
      'add --account club --url https://hooks.example/a --type MatchScore --type MatchStatus --kind removal --kind amendment --league 1',
    );
    const [, id = '', secret = ''] = /^(wh-[0-9a-f]{12}) [\s\S]*secret (whsec_[\w+/]{43}=)$/u.exec(said) ?? [];
    noteSecret(secret);
    expect([code, said]).to.deep.equal([
      0,
      `${id} https://hooks.example/a\n  account club, since 1970-01-01T00:00:00.000Z\n  MatchStatus, MatchScore, of amendment, removal, league 1\n  0 waiting, 0 given up\n  secret ${secret}`,
    ]);
    expect(await store.find(id)).to.deep.equal({
      id,
      accountId: 'club',
      url: 'https://hooks.example/a',
      secret,
      types: ['MatchStatus', 'MatchScore'],
      kinds: ['amendment', 'removal'],
      leagueId: 1,
      created: '1970-01-01T00:00:00.000Z',
    });
    expect(await call('list')).to.deep.equal([0, said.split('\n').slice(0, -1).join('\n'), '']);
    expect(JSON.parse((await call('list --json'))[1])).to.deep.equal([
      {
        id,
        accountId: 'club',
        url: 'https://hooks.example/a',
        types: ['MatchStatus', 'MatchScore'],
        kinds: ['amendment', 'removal'],
        leagueId: 1,
        created: '1970-01-01T00:00:00.000Z',
        waiting: 0,
        dead: 0,
      },
    ]);
    expect(await call(`remove ${id}`)).to.deep.equal([0, `${id} is removed`, '']);
    expect(await call('list')).to.deep.equal([0, 'there are no subscriptions', '']);
  });

  it('shows what was given up, and sends it again', async () => {
    await store.put({
      id: 'wh-1',
      accountId: 'club',
      url: 'https://hooks.example',
      secret: '',
      created: '',
      stopped: 'answered 410',
    });
    await store.enqueue(
      'wh-1',
      [
        { messageId: '7-1-0', type: 'MatchStatus', body: '{"type":"MatchStatus"}' },
        { messageId: '7-2-0', type: 'MatchScore', body: '{}' },
      ],
      { at: 4 },
    );
    for (const message of await store.waiting('wh-1'))
      await store.deadLetter('wh-1', { ...message, attempts: 12 }, 'answered 500', '2026-03-28T03:11:05.000Z');
    expect(await call('dead wh-1')).to.deep.equal([
      0,
      '7-1-0 MatchStatus, 12 attempts until 2026-03-28T03:11:05.000Z: answered 500\n7-2-0 MatchScore, 12 attempts until 2026-03-28T03:11:05.000Z: answered 500',
      '',
    ]);
    expect(JSON.parse((await call('dead wh-1 --json'))[1])).to.deep.include({
      messageId: '7-1-0',
      type: 'MatchStatus',
      attempts: 12,
      error: 'answered 500',
      died: '2026-03-28T03:11:05.000Z',
      event: { type: 'MatchStatus' },
    });
    expect(await call('redeliver wh-1 7-9-0')).to.deep.equal([1, '', 'wh-1 has no undelivered message 7-9-0']);
    expect(await call('redeliver wh-1 7-2-0')).to.deep.equal([0, '1 message to wh-1 will be sent again', '']);
    expect(await call('redeliver wh-1 --all')).to.deep.equal([0, '1 message to wh-1 will be sent again', '']);
    expect([
      (await store.find('wh-1'))?.stopped,
      (await store.waiting('wh-1')).map(({ messageId, attempts }) => [messageId, attempts]),
      await store.progress('wh-1'),
    ]).to.deep.equal([
      undefined,
      [
        ['7-2-0', 0],
        ['7-1-0', 0],
      ],
      { at: 4 },
    ]);
  });

  for (const [line, code, complaint] of [
    ['add --account club', 2, '--account and --url are needed'],
    ['add --account club --url http://hooks.example', 2, "--url: 'http://hooks.example' does not begin with https://"],
    [
      'add --account club --url https://hooks.inside/a',
      2,
      '--url: hooks.inside resolves to 127.0.0.1, which is not a public address; WEBHOOK_TARGETS=any allows it',
    ],
    ['add --account nobody --url https://hooks.example', 1, 'there is no account nobody'],
    [
      'add --account club --url https://hooks.example --type Score',
      2,
      "--type is 'Score': use MatchStatus, MatchScore, MatchMetricUpdate, ReferenceData",
    ],
    [
      'add --account club --url https://hooks.example --match x',
      2,
      "--match is 'x': use an id, in plain decimal digits",
    ],
    ['remove', 2, 'the id of a subscription is needed, and nothing more: got none'],
    ['dead wh-9', 1, 'there is no subscription wh-9; there are none'],
    ['redeliver wh-9', 2, 'a message is needed, or --all'],
    ['fly', 2, 'unknown command fly'],
    ['list --all', 2, "Unknown option '--all'"],
  ] as const) {
    it(`refuses ${line}`, async () => {
      const [exit, , complained] = await call(line);
      expect([exit, complained.split('\n')[0]?.slice(0, complaint.length)]).to.deep.equal([code, complaint]);
    });
  }

  it('lists why the last attempt failed', async () => {
    await store.put({ id: 'wh-1', accountId: 'club', url: 'https://hooks.inside', secret: '', created: '' });
    await store.enqueue('wh-1', [{ messageId: '7-1-0', type: 'MatchStatus', body: '{}' }], { at: 1 });
    const error = 'hooks.inside is not a public address';
    for (const message of await store.waiting('wh-1'))
      await store.reschedule('wh-1', { ...message, attempts: 1, error });
    expect((await call('list'))[1].split('\n').slice(-2)).to.deep.equal([
      '  1 waiting, 1 of them tried before, 0 given up',
      `  last error: ${error}`,
    ]);
    expect(JSON.parse((await call('list --json'))[1])).to.have.nested.property('0.lastError', error);
  });

  it('lets a subscription lead within the network where that is allowed', async () => {
    const [code, said] = await call('add --account club --url https://hooks.inside/a', 'any');
    noteSecret(/secret (\S+)$/u.exec(said)?.[1]);
    expect(code).to.equal(0);
  });
});

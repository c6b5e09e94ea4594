import { expect } from 'chai';
import { liveInMemory, readMatchLog, writeMatchLog, type LiveStore } from '@goalsquare/data';
import type { Entry } from '@goalsquare/engine';
import { operatorDocument } from '@goalsquare/openapi';
import type { Response, Test } from 'supertest';
import { appForSuite } from '../../support/app.js';
import { header, logs } from '../../support/match-log.js';

const entries = JSON.parse(JSON.stringify(logs[0]?.entries ?? [])) as readonly Entry[];
const matchId = header.id;

/** An entry as it was sent: the server adds when a correction was recorded. */
const withoutInstant = (entry: Entry): Entry => {
  const { recorded: _, ...sent } = entry as Entry & { readonly recorded?: string };
  return sent;
};

describe('the operator API', () => {
  let live: LiveStore;
  const app = appForSuite(async () => {
    live = await liveInMemory();
    return { live, matches: live };
  });
  const key = 'sandbox-operator';
  let keys = 0;

  const send = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}, as = key): Test =>
    app
      .bare('post', `/operator/matches${path}`)
      .set('Authorization', `Bearer ${as}`)
      .set('X-Request-Id', 'test')
      .set({ 'Content-Type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  const ask = (path: string, as = key): Test =>
    app.bare('get', `/operator/matches${path}`).set('Authorization', `Bearer ${as}`).set('X-Request-Id', 'test');
  const append = (id: number, sent: readonly unknown[], headers: Readonly<Record<string, string>> = {}): Test =>
    send(`/${id}/entries`, { entries: sent }, { 'Idempotency-Key': `attempt-${(keys += 1)}`, ...headers });
  let next = 9000;
  /** A new match of some entries. */
  async function begun(...sent: readonly unknown[]): Promise<number> {
    const id = (next += 1);
    expect((await send('', { ...header, id })).status).to.equal(201);
    if (sent.length > 0) expect((await append(id, sent)).status).to.equal(200);
    return id;
  }

  it('begins a match that can be read from then on', async () => {
    const answer = await send('', header);
    expect([answer.status, answer.body]).to.deep.equal([201, { matchId, revision: 0 }]);
    expect(answer.headers).to.include({
      location: `/operator/matches/${matchId}`,
      etag: '"0"',
      'cache-control': 'no-store',
      'x-request-id': 'test',
    });
    expect((await app.get(`/v1/matches/${matchId}`)).body).to.deep.include({ id: matchId });
  });

  it('appends entries that break quality rules, and warns of them once', async () => {
    const at = (nth: number, code: string, personId?: number): Entry =>
      ({
        kind: 'transaction',
        id: nth,
        code,
        period: 1,
        periodSeconds: 5 * nth,
        ...(personId !== undefined && { side: 'home', personId }),
      }) as Entry;
    const id = await begun({ kind: 'status', code: 'LIVE', period: 1 }, at(1, 'CEBO'));
    const person = header.home.players[0]?.personId ?? 0;
    const warned = (await append(id, [at(2, 'LBGE', person), at(3, 'KKEF', person), at(4, 'MAUN', person)])).body as {
      readonly warnings: readonly object[];
    };
    expect(warned.warnings).to.deep.equal([
      {
        rule: 'mark-of-own-kick',
        title: 'Mark by the kicker',
        severity: 'error',
        rows: 1,
        samples: [
          {
            transactionId: 4,
            period: 1,
            periodSeconds: 20,
            text: `MAUN by ${person} (transaction 4) follows KKEF by ${person} (transaction 3)`,
          },
        ],
      },
    ]);
    expect((await append(id, [at(5, 'HBIN', person)])).body).to.deep.equal({ matchId: id, revision: 6 });
  });

  it('appends entries, after which the match is what the longer log makes', async () => {
    const id = await begun();
    const first = await append(id, entries.slice(0, 20));
    expect([first.status, first.headers.etag]).to.deep.equal([200, '"20"']);
    expect(first.body).to.include({ matchId: id, revision: 20 });
    const second = await append(id, entries.slice(20), { 'If-Match': '"20"' });
    expect(second.body).to.include({ matchId: id, revision: entries.length });
    expect((await ask(`/${id}`)).body).to.deep.equal({ matchId: id, revision: entries.length, status: 'FINAL' });
    expect((await app.get(`/v1/matches/${id}/score`)).status).to.equal(200);
  });

  it('takes entries one to a line too', async () => {
    const id = await begun();
    const text = entries
      .slice(0, 5)
      .map((entry) => JSON.stringify(entry))
      .join('\n');
    for (const [body, revision] of [
      [text, 5],
      [`${JSON.stringify(entries[5])}\n`, 6],
    ] as const) {
      const answer = await send(`/${id}/entries`, body, {
        'Content-Type': 'application/x-ndjson',
        'Idempotency-Key': `lines-${revision}`,
      });
      expect([answer.status, answer.body]).to.deep.equal([200, { matchId: id, revision }]);
    }
  });

  it('gives the log of a match as a file holds it', async () => {
    const id = await begun(...entries);
    const answer = await ask(`/${id}/log`)
      .buffer(true)
      .parse((res, done) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        res.on('end', () => {
          done(null, text);
        });
      });
    expect(answer.headers).to.include({
      'content-type': 'application/x-ndjson; charset=utf-8',
      etag: `"${entries.length}"`,
    });
    const text = answer.body as string;
    const { log } = readMatchLog('log', Buffer.from(text));
    expect(text).to.equal(writeMatchLog(log));
    expect(log.header).to.deep.equal({ ...header, id });
    expect(log.entries.map(withoutInstant)).to.deep.equal(entries);
    for (const entry of log.entries)
      expect('recorded' in entry, entry.kind).to.equal(['amendment', 'removal', 'correction'].includes(entry.kind));
  });

  it('answers an attempt that is made again as before, and appends it once', async () => {
    const id = await begun();
    const headers = { 'Idempotency-Key': '"one attempt"', 'If-Match': '"0"' };
    const [first, second] = [
      await append(id, entries.slice(0, 3), headers),
      await append(id, entries.slice(0, 3), headers),
    ];
    expect([second.status, second.body, second.headers.etag]).to.deep.equal([200, first.body, first.headers.etag]);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).to.deep.equal([
      undefined,
      'true',
    ]);
    expect((await ask(`/${id}`)).body).to.include({ revision: 3 });
    const unquoted = await append(id, entries.slice(0, 3), { ...headers, 'Idempotency-Key': 'one attempt' });
    expect(unquoted.status, 'a space needs quotes').to.equal(400);
    const begin = { ...header, id: (next += 1) };
    const again = [
      await send('', begin, { 'Idempotency-Key': 'b' }),
      await send('', begin, { 'Idempotency-Key': '"b"' }),
    ];
    expect(again.map(({ status }) => status)).to.deep.equal([201, 201]);
  });

  const badHeader = { ...header, id: 8999, home: { ...header.home, players: [{ personId: 'x' }] } };
  const refused: readonly (readonly [
    what: string,
    attempt: () => Promise<Response>,
    status: number,
    problem: object,
    headers?: object,
  ])[] = [
    [
      'a match that is there',
      async () => send('', { ...header, id: await begun() }),
      409,
      { type: '/problems/match-exists' },
    ],
    [
      'a header that is not valid',
      async () => send('', badHeader),
      422,
      {
        type: '/problems/invalid-entries',
        detail: "/home/players/0/personId: found 'x', allowed is a whole number from 0 to 2147483647.",
      },
    ],
    [
      'a header without an id',
      async () => send('', { kind: 'header' }),
      400,
      { type: '/problems/invalid-body', detail: '/id is missing: give a whole number from 0 to 2147483647.' },
    ],
    [
      'an entry that is not valid, naming it',
      async () => append(await begun(), [entries[0], entries[1], { ...entries[2], code: 'NONE' }]),
      422,
      { type: '/problems/invalid-entries' },
    ],
    [
      'another revision, and says which it is',
      async () => append(await begun(...entries.slice(0, 4)), entries.slice(4, 5), { 'If-Match': '"3"' }),
      412,
      { type: '/problems/revision-conflict' },
      { etag: '"4"' },
    ],
    [
      'a key that came with something else',
      async () => {
        const id = await begun();
        await append(id, entries.slice(0, 1), { 'Idempotency-Key': 'k' });
        return append(id, entries.slice(0, 2), { 'Idempotency-Key': 'k' });
      },
      422,
      { type: '/problems/key-reused' },
    ],
    [
      'entries without a key',
      async () => send(`/${await begun()}/entries`, { entries: entries.slice(0, 1) }),
      400,
      {
        type: '/problems/invalid-parameter',
        detail: 'Idempotency-Key is missing: give 1 to 255 printable characters of ASCII, in quotes or not.',
      },
    ],
    [
      'a revision that is none',
      async () => append(await begun(), entries.slice(0, 1), { 'If-Match': '5' }),
      400,
      {
        type: '/problems/invalid-parameter',
        detail: 'If-Match \'5\' is wrong: give a revision in quotes such as "12", or *.',
      },
    ],
    [
      'a batch of nothing',
      async () => append(await begun(), []),
      400,
      { type: '/problems/invalid-body', detail: '/entries [] is not a list of 1 to 500 items.' },
    ],
    [
      'a batch that is too long',
      async () =>
        append(
          await begun(),
          Array.from({ length: 501 }, () => ({ kind: 'goal' })),
        ),
      400,
      { type: '/problems/invalid-body', detail: '/entries has 501 items; at most 500 are allowed.' },
    ],
    [
      'an entry of no known kind',
      async () => append(await begun(), [{ kind: 'goal' }]),
      400,
      { type: '/problems/invalid-body' },
    ],
    [
      'another member than entries',
      async () =>
        send(`/${await begun()}/entries`, { entries: entries.slice(0, 1), more: 1 }, { 'Idempotency-Key': 'x' }),
      400,
      { type: '/problems/invalid-body' },
    ],
    [
      'a line that is not JSON',
      async () =>
        send(`/${await begun()}/entries`, `${JSON.stringify(entries[0])}\n{`, {
          'Content-Type': 'application/x-ndjson',
          'Idempotency-Key': 'x',
        }),
      400,
      { type: '/problems/malformed-body' },
    ],
    [
      'an empty line',
      async () =>
        send(`/${await begun()}/entries`, '\n\n', { 'Content-Type': 'application/x-ndjson', 'Idempotency-Key': 'x' }),
      400,
      { type: '/problems/malformed-body' },
    ],
    ['a body that is not JSON', async () => send('', '{'), 400, { type: '/problems/malformed-body' }],
    [
      'a body of another type',
      async () => send('', 'a=1', { 'Content-Type': 'text/plain' }),
      400,
      { type: '/problems/malformed-body' },
    ],
    [
      'a body that is too long',
      async () => send('', `"${'a'.repeat(1_048_576)}"`),
      413,
      { type: '/problems/request-too-long' },
    ],
    [
      'entries of a match nobody knows',
      async () => append(1, entries.slice(0, 1)),
      404,
      { type: '/problems/match-not-found', detail: 'There is no match 1.' },
    ],
    [
      'an id that is none',
      async () => append('007' as never, entries.slice(0, 1)),
      400,
      { type: '/problems/invalid-id' },
    ],
    ['a parameter nobody knows', async () => send('?dry=1', header), 400, { type: '/problems/unknown-parameter' }],
    ['to show an unknown match', async () => ask('/1'), 404, { type: '/problems/match-not-found' }],
    ['to give a log of a match nobody knows', async () => ask('/1/log'), 404, { type: '/problems/match-not-found' }],
    [
      'an account that may not',
      async () => send('', header, {}, 'sandbox-transactional'),
      403,
      { type: '/problems/not-operator' },
    ],
    [
      'to show it to an account that may not',
      async () => ask('/1', 'sandbox-advanced'),
      403,
      { type: '/problems/not-operator' },
    ],
  ];
  for (const [what, attempt, status, problem, headers = {}] of refused) {
    it(`refuses ${what}`, async () => {
      const answer = await attempt();
      expect(answer.status).to.equal(status);
      expect(answer.headers['content-type']).to.equal('application/problem+json; charset=utf-8');
      expect(answer.body).to.deep.include(problem);
      expect(answer.headers).to.include(headers);
    });
  }

  it('takes nothing of a batch of which one entry is off, and names each fault', async () => {
    const id = await begun(...entries.slice(0, 2));
    const answer = await append(id, [entries[2], { kind: 'removal', id: 999_999 }]);
    const detail = '/entries/1/id: found 999999, allowed is the id of an existing transaction; there is no 999999.';
    expect(answer.body).to.deep.include({ detail, errors: [{ detail, pointer: '/entries/1/id', value: 999_999 }] });
    expect((await ask(`/${id}`)).body).to.include({ revision: 2 });
  });

  it('asks for a token, and answers other methods and paths as the API does', async () => {
    for (const [path, method] of [
      ['', 'post'],
      ['/1', 'get'],
      ['/1/entries', 'post'],
      ['/1/log', 'get'],
    ] as const) {
      const answer = await app.bare(method, `/operator/matches${path}`);
      expect([answer.status, answer.headers['www-authenticate']?.includes('Bearer')], path).to.deep.equal([401, true]);
    }
    const wrong = await app.bare('delete', '/operator/matches/1').set('Authorization', `Bearer ${key}`);
    expect([wrong.status, wrong.headers.allow]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
    expect(
      (await app.bare('get', '/operator/matches/1/nothing').set('Authorization', `Bearer ${key}`)).status,
    ).to.equal(404);
    expect((await app.bare('get', '/operator')).status).to.equal(404);
  });

  it('keeps the keys of accounts apart', async () => {
    const id = await begun();
    await live.append({ matchId: id, entries: entries.slice(0, 1), key: 'another attempt' });
    expect((await append(id, entries.slice(1, 2), { 'Idempotency-Key': 'attempt' })).body).to.deep.equal({
      matchId: id,
      revision: 2,
    });
  });

  it('is described at its own address', async () => {
    const [json, yaml] = [
      await app.bare('get', '/operator/openapi.json'),
      await app.bare('get', '/operator/openapi.yaml'),
    ];
    const { servers, ...rest } = json.body as typeof operatorDocument;
    expect({ ...rest, servers: operatorDocument.servers }).to.deep.equal(operatorDocument);
    expect((servers as readonly { readonly url: string }[])[0]?.url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/u);
    expect([yaml.status, yaml.headers['content-type']]).to.deep.equal([200, 'application/yaml; charset=utf-8']);
  });
});

describe('the operator API of a server that takes no live matches', () => {
  const app = appForSuite();

  it('says so', async () => {
    const answer = await app.bare('get', '/operator/matches/7001').set('Authorization', 'Bearer sandbox-operator');
    expect([answer.status, answer.headers['retry-after']]).to.deep.equal([503, '60']);
    expect(answer.body).to.include({
      type: '/problems/unavailable',
      detail: 'This server does not accept live matches.',
    });
  });
});

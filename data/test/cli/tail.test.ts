import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from 'chai';
import { folders } from '../support/folder.js';
import { said } from '../support/command.js';
import { header, lines, textOf } from '../support/small-log.js';

/** A request that a server received. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: unknown;
}
type Answer = (asked: Asked) => {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

describe('data tail', () => {
  const folderWith = folders();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A server that returns given responses and records its requests. */
  async function serving(answer: Answer): Promise<{ readonly url: string; readonly asked: readonly Asked[] }> {
    const asked: Asked[] = [];
    const server = createServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      req.on('end', () => {
        const one = {
          method: req.method,
          url: req.url,
          headers: req.headers,
          body: text === '' ? undefined : (JSON.parse(text) as unknown),
        };
        asked.push(one);
        const { status, body, headers = {} } = answer(one);
        res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}));
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }

  it('prints the warnings of the server', async () => {
    const { url } = await serving(({ method, url: to }) => {
      if (method === 'GET') return { status: 404 };
      const revision = to === '/operator/matches' ? 0 : lines.length - 1;
      const samples = [{ transactionId: 999, text: '101 at 0:09' }];
      return { status: 200, body: { revision, warnings: [{ rule: 'mark-of-own-kick', severity: 'error', samples }] } };
    });
    const { code, complaints } = await said(['tail', file(), '--to', url, '--once'], token);
    expect(code).to.equal(0);
    expect(complaints).to.match(/a\.ndjson: mark-of-own-kick: error: 101 at 0:09$/u);
  });

  const file = (): string => path.join(folderWith({ 'a.ndjson': textOf(lines) }), 'a.ndjson');
  const token = { GOALSQUARE_TOKEN: 'of-an-operator' };

  it('begins the match of a file and sends its entries, with the token of the environment and a key for each attempt', async () => {
    const { url, asked } = await serving(({ method, url: to }) => {
      if (method === 'GET') return { status: 404 };
      return to === '/operator/matches'
        ? { status: 201, body: { matchId: 77, revision: 0 } }
        : { status: 200, body: { matchId: 77, revision: lines.length - 1 } };
    });
    const { code, out } = await said(['tail', file(), '--to', url, '--once'], token);
    expect({ code, out }).to.deep.equal({ code: 0, out: 'match 77 begins\nmatch 77 is at revision 13 (13 more)' });
    expect(asked.map(({ method, url: to }) => [method, to])).to.deep.equal([
      ['GET', '/operator/matches/77'],
      ['POST', '/operator/matches'],
      ['POST', '/operator/matches/77/entries'],
    ]);
    expect(asked.map(({ headers }) => headers.authorization)).to.deep.equal(Array(3).fill('Bearer of-an-operator'));
    expect(asked.map(({ body }) => body)).to.deep.equal([undefined, header, { entries: lines.slice(1) }]);
    expect(asked[2]?.headers).to.include({ 'if-match': '"0"' });
    expect(asked[2]?.headers['idempotency-key']).to.match(/^[\w-]{43}$/u);
  });

  it('sends the same attempt again where the server failed', async () => {
    let failures = 1;
    const { url, asked } = await serving(({ method }) => {
      if (method === 'GET') return { status: 200, body: { matchId: 77, revision: 10 } };
      return (failures -= 1) >= 0
        ? { status: 503, body: { detail: 'It is away.' } }
        : { status: 200, body: { matchId: 77, revision: 13 } };
    });
    const { code, out, complaints } = await said(['tail', file(), '--to', url, '--once'], token);
    expect({ code, out }).to.deep.equal({
      code: 0,
      out: 'match 77 resumes after revision 10\nmatch 77 is at revision 13 (3 more)',
    });
    expect(complaints).to.equal(`${url} answers 503: It is away.; retrying in 0.25 s`);
    const [, first, second] = asked;
    expect([first?.body, first?.headers['idempotency-key'], first?.headers['if-match']]).to.deep.equal([
      second?.body,
      second?.headers['idempotency-key'],
      '"10"',
    ]);
  });

  it('names the line and field that a server refuses', async () => {
    const { url } = await serving(({ method }) =>
      method === 'GET'
        ? { status: 200, body: { revision: 4 } }
        : {
            status: 422,
            body: {
              detail: 'x',
              errors: [
                {
                  detail: '/entries/2/kicking/foot: found 1, allowed is Left or Right.',
                  pointer: '/entries/2/kicking/foot',
                  value: 1,
                },
              ],
            },
          },
    );
    const log = file();
    const { code, complaints } = await said(['tail', log, '--to', url, '--once'], token);
    expect([code, complaints]).to.deep.equal([1, `${log}:8: kicking.foot: found 1, allowed is Left or Right`]);
  });

  const answers: readonly (readonly [string, Answer, string])[] = [
    [
      'another revision',
      ({ method }) =>
        method === 'GET'
          ? { status: 200, body: { revision: 4 } }
          : { status: 412, body: { detail: 'Match 77 is at revision 6, not 4.' } },
      'answers 412: Match 77 is at revision 6, not 4.',
    ],
    [
      'an account that may not',
      () => ({ status: 403, body: { detail: 'The account may not feed matches.' } }),
      'answers 403: The account may not feed matches.',
    ],
    ['no token', () => ({ status: 401 }), 'answers 401'],
    [
      'no operator API',
      () => ({ status: 404, body: { detail: 'There is nothing.' } }),
      'answers 404: There is nothing.',
    ],
  ];
  for (const [what, answer, message] of answers) {
    it(`stops at ${what}`, async () => {
      const { url } = await serving(answer);
      const { code, complaints } = await said(['tail', file(), '--to', url, '--once'], token);
      expect([code, complaints]).to.deep.equal([1, `${url} ${message}`]);
    });
  }

  it('takes the token from a file too', async () => {
    const { url, asked } = await serving(() => ({ status: 200, body: { revision: 13 } }));
    const secret = path.join(folderWith({ token: 'of-a-file\n' }), 'token');
    expect((await said(['tail', file(), '--to', url, '--once', '--token-file', secret])).code).to.equal(0);
    expect(asked[0]?.headers.authorization).to.equal('Bearer of-a-file');
  });

  const refused: readonly (readonly [string, readonly string[], string])[] = [
    ['no source', [], 'one source is needed'],
    ['two sources', ['a', 'b'], 'one source is needed'],
    ['no target', ['-'], '--to is needed; allowed is the address of a server'],
    ['a target of another kind', ['-', '--to', 'ftp://x'], '--to is ftp://x; allowed is the address of a server'],
    ['no token', ['-', '--to', 'http://x'], 'a token is needed: in GOALSQUARE_TOKEN'],
    [
      'a batch that is too large',
      ['-', '--to', 'http://x', '--batch', '501'],
      '--batch is 501; allowed is a whole number from 1 to 500',
    ],
    ['a token among the words', ['-', '--to', 'http://x', '--token', 'x'], 'Unknown option'],
  ];
  for (const [what, words, message] of refused) {
    it(`says how it is used where there is ${what}`, async () => {
      const { code, complaints } = await said(['tail', ...words]);
      expect(code).to.equal(2);
      expect(complaints).to.contain(message).and.to.contain('usage: npm run data -- tail');
    });
  }

  it('says where there is no such file', async () => {
    expect(await said(['tail', '/nowhere/a.ndjson', '--to', 'http://x'], token)).to.include({
      code: 1,
      complaints: 'there is no /nowhere/a.ndjson',
    });
  });
});

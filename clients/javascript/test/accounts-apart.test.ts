import { API, MemoryStore, UnexpectedResponse } from '@goalsquare/client';
import { expect } from 'chai';
import { rejection } from './support/rejection.js';

/** A server that answers with the token of each request. */
const echo = (counted: { requests: number }): typeof fetch => {
  return (_input, init) => {
    counted.requests += 1;
    const token = new Headers(init?.headers).get('Authorization');
    const headers = { ETag: '"same"', 'Cache-Control': 'private, max-age=60' };
    return Promise.resolve(new Response(JSON.stringify([{ token }]), { headers }));
  };
};

describe('a store that several clients share', () => {
  it('gives no account the responses of another', async () => {
    const [cache, counted] = [new MemoryStore(), { requests: 0 }];
    const of = (token: string): API =>
      new API({ environment: 'http://server.test', token, cache, fetch: echo(counted) });
    const seen = [];
    for (const token of ['basic', 'transactional', 'basic', 'transactional'])
      seen.push(JSON.stringify(await of(token).getLeagues()));
    expect(seen).to.deep.equal(
      ['basic', 'transactional', 'basic', 'transactional'].map((token) => `[{"token":"Bearer ${token}"}]`),
    );
    expect(counted.requests).to.equal(2);
  });

  it('has no token in its keys, and does not read keys of older versions', async () => {
    const keys: string[] = [];
    const cache = {
      get: (key: string) => {
        keys.push(key);
        const isOld = key === 'application/json http://server.test/v1/leagues';
        return isOld ? { body: '["old"]', etag: '"old"', freshUntil: Infinity } : undefined;
      },
      set: () => undefined,
    };
    const api = new API({ environment: 'http://server.test', token: 'secret', cache, fetch: echo({ requests: 0 }) });
    expect(JSON.stringify(await api.getLeagues())).to.equal('[{"token":"Bearer secret"}]');
    expect(keys.join()).to.not.include('secret');
  });
});

describe('a stream that is redirected', () => {
  for (const status of [301, 302, 303, 307, 308])
    it(`with ${status} is not followed`, async () => {
      const requested: string[] = [];
      const api = new API({
        environment: 'http://server.test',
        token: 'secret',
        fetch: (input, init) => {
          requested.push([new Request(input).url, init?.redirect].join(' '));
          return Promise.resolve(new Response(null, { status, headers: { Location: 'http://elsewhere.test/' } }));
        },
      });
      const failure = await rejection(api.matchEvents(7).next());
      expect(failure).to.be.instanceOf(UnexpectedResponse);
      expect(failure).to.have.property('message').that.includes('redirects to http://elsewhere.test,');
      expect(requested).to.deep.equal(['http://server.test/v1/matches/7/events manual']);
    });
});

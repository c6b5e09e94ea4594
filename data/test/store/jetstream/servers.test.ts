import { expect } from 'chai';
import { connectionTo } from '../../../src/store/jetstream/servers.js';

describe('a connection to NATS', () => {
  const cases: readonly (readonly [readonly string[], object])[] = [
    [['nats://a.example:4222', 'nats://b.example'], { servers: ['a.example:4222', 'b.example'] }],
    [['nats://me:s%40cret@a.example'], { servers: ['a.example'], user: 'me', pass: 's@cret' }],
    [['nats://token@a.example'], { servers: ['a.example'], token: 'token' }],
    [['tls://a.example:4443'], { servers: ['a.example:4443'], tls: {} }],
  ];
  for (const [urls, expected] of cases) {
    it(`is made as ${urls.join(' and ')} say`, () => {
      const { servers, user, pass, token, tls } = connectionTo(urls);
      expect(JSON.parse(JSON.stringify({ servers, user, pass, token, tls }))).to.deep.equal(expected);
    });
  }
});

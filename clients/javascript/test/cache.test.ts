import { MemoryStore } from '@goalsquare/client';
import { expect } from 'chai';
import { client, MATCH } from './support/server.js';

/** Returns a fetch that counts, and what it counted. */
function counting(): { readonly fetch: typeof fetch; readonly statuses: number[] } {
  const statuses: number[] = [];
  return {
    statuses,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      statuses.push(response.status);
      return response;
    },
  };
}

describe('stored responses', () => {
  it('are used without a request while max-age lasts', async () => {
    const { fetch, statuses } = counting();
    const api = client({ fetch });
    const first = await api.getFixture({ seasonId: 2025 });
    expect(await api.getFixture({ seasonId: 2025 })).to.deep.equal(first);
    expect(statuses).to.deep.equal([200]);
  });

  it('are validated by their ETag once they are stale', async () => {
    const { fetch, statuses } = counting();
    const store = new MemoryStore();
    const stale = {
      get: (key: string) => {
        const found = store.get(key);
        return found && { ...found, freshUntil: 0 };
      },
      set: store.set.bind(store),
    };
    const api = client({ fetch, cache: stale });
    const first = await api.getMatch({ matchId: MATCH });
    expect(await api.getMatch({ matchId: MATCH })).to.deep.equal(first);
    expect(statuses).to.deep.equal([200, 304]);
  });

  it('are copies: a caller that changes one changes no other', async () => {
    const api = client();
    const first = (await api.getLeagues()) as unknown as unknown[];
    first.length = 0;
    expect(await api.getLeagues()).to.not.have.lengthOf(0);
  });

  it('are not kept with cache: false', async () => {
    const { fetch, statuses } = counting();
    const api = client({ fetch, cache: false });
    await api.getLeagues();
    await api.getLeagues();
    expect(statuses).to.deep.equal([200, 200]);
  });

  it('leave when the store is full, the least recently used first', () => {
    const store = new MemoryStore(10);
    const response = (body: string) => ({ body, etag: '"e"', freshUntil: 0 });
    store.set('a', response('aaaa'));
    store.set('b', response('bbbb'));
    store.get('a');
    store.set('c', response('cccc'));
    expect(['a', 'b', 'c'].map((key) => store.get(key)?.body)).to.deep.equal(['aaaa', undefined, 'cccc']);
    store.set('d', response('too long for it'));
    expect(store.get('d')).to.equal(undefined);
  });
});

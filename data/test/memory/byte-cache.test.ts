import { expect } from 'chai';
import { ByteCache, MemoryPart } from '@goalsquare/data';

const sizeOf = (text: string): number => text.length;
const filled = (limit: number, ...texts: readonly string[]) => {
  const part = new MemoryPart('texts', limit);
  const cache = new ByteCache<string, string>(part, { sizeOf });
  for (const text of texts) cache.set(text, text);
  return { part, cache };
};

describe('a cache bounded by bytes', () => {
  it('holds at most the limit of its part, and reports what it holds and evicted', () => {
    const { part, cache } = filled(10, 'aaaa', 'bbbb', 'cccc');
    expect([...cache.keys()]).to.deep.equal(['cccc', 'bbbb']);
    expect([part.bytes, part.evictions]).to.deep.equal([8, 1]);
  });

  it('evicts the entry that was not used for longest', () => {
    const { cache } = filled(10, 'aaaa', 'bbbb');
    cache.get('aaaa');
    cache.set('cccc', 'cccc');
    expect([...cache.keys()]).to.deep.equal(['cccc', 'aaaa']);
  });

  it('does not store an entry larger than the limit, and evicts nothing for it', () => {
    const { part, cache } = filled(10, 'aaaa');
    cache.set('large', 'x'.repeat(11));
    expect([...cache.keys()]).to.deep.equal(['aaaa']);
    cache.set('aaaa', 'x'.repeat(11));
    expect([cache.size, part.bytes]).to.deep.equal([0, 0]);
  });

  it('counts an entry that is stored again with its new size', () => {
    const { part, cache } = filled(10, 'aaaa', 'bbbb');
    cache.set('aaaa', 'a'.repeat(9));
    expect([...cache.keys()]).to.deep.equal(['aaaa']);
    expect(part.bytes).to.equal(9);
  });

  it('counts an object that has grown and is stored again with its new size', () => {
    const part = new MemoryPart('lists', 10);
    const cache = new ByteCache<string, string[]>(part, { sizeOf: ({ length }) => length });
    const list = ['a'];
    cache.set('short', ['a', 'b']).set('growing', list);
    list.push('b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    cache.set('growing', list);
    expect([...cache.keys()]).to.deep.equal(['growing']);
    expect(part.bytes).to.equal(9);
  });

  it('follows a limit that is lowered when the next entry is stored', () => {
    const { part, cache } = filled(100, 'aaaa', 'bbbb', 'cccc');
    part.resize(6);
    cache.set('dd', 'dd');
    expect([...cache.keys()]).to.deep.equal(['dd', 'cccc']);
  });

  it('stores nothing with a limit of 0', () => {
    const { cache } = filled(0, 'aaaa', '');
    expect(cache.size).to.equal(0);
  });

  it('computes an entry again that was evicted', () => {
    const part = new MemoryPart('texts', 5);
    const computed: string[] = [];
    const memoMethod = (key: string): string => {
      computed.push(key);
      return key;
    };
    const cache = new ByteCache<string, string>(part, { sizeOf, memoMethod });
    for (const key of ['aaaa', 'aaaa', 'bbbb', 'aaaa']) expect(cache.memo(key)).to.equal(key);
    expect(computed).to.deep.equal(['aaaa', 'bbbb', 'aaaa']);
  });

  it('counts lookups if it is asked to', () => {
    const lookups = { hit: 0, miss: 0 };
    const cache = new ByteCache<string, string>(new MemoryPart('texts', 10), { sizeOf, lookups });
    cache.set('a', 'a');
    cache.get('a');
    cache.get('b');
    expect(lookups).to.deep.equal({ hit: 1, miss: 1 });
  });

  it('shares its part with other caches: the part adds up what they hold', () => {
    const { part, cache } = filled(10, 'aaaa');
    const other = new ByteCache<string, string>(part, { sizeOf });
    other.set('bbbbbb', 'bbbbbb');
    expect(part.bytes).to.equal(10);
    cache.clear();
    expect(part.bytes).to.equal(6);
  });
});

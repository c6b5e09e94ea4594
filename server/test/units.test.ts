import { expect } from 'chai';
import { metricCodes } from '@goalsquare/engine';
import { contract, operationIds } from '@goalsquare/openapi';
import { allowedBy, resolved, type Schema } from '../src/http/contract/schema.js';
import { routeOf } from '../src/http/contract/routes.js';
import { memoryUsageStore } from '../src/domain/accounts/usage-store.js';
import { refillMilliseconds, TokenBuckets } from '../src/http/limits/token-buckets.js';
import { parseQuery } from '../src/http/pipeline/query-parser.js';
import { problemKinds } from '../src/domain/problems.js';
import { cacheLookups, CountedLru } from '../src/domain/caches.js';
import { nearestWord } from '../src/domain/text/nearest.js';
import { quoted, truncated } from '../src/domain/text/quoted.js';
import { expectedKinds } from './support/problem.js';

interface Declared {
  readonly $ref?: string;
  readonly schema?: Schema;
}

/** A description of the values that a schema allows. */
function within(schema: Schema, where: string): readonly (readonly [where: string, words: string])[] {
  const { items, properties = {} } = resolved(schema);
  return [
    [where, allowedBy(schema)],
    ...(items ? within(items, `${where}[]`) : []),
    ...Object.entries(properties).flatMap(([name, member]) => within(member, `${where}/${name}`)),
  ];
}

describe('the nearest match', () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['GAOL', 'GOAL'],
    ['goal', 'GOAL'],
    ['KICKS', 'KICK'],
    ['DISPOSALS', 'DISPOSAL'],
    ['TURNVOER', 'TURNOVER'],
    ['INSIDE50', 'INSIDE_50'],
    ['HITOUTS_TO_ADVANTAGE', 'HITOUT_TO_ADVANTAGE'],
    ['', undefined],
    ['XQZW', undefined],
    ['A'.repeat(65), undefined],
  ];
  for (const [text, expected] of cases) {
    it(`of ${text.slice(0, 20) || 'nothing'} is ${expected ?? 'none'}`, () => {
      expect(nearestWord(text, metricCodes)).to.equal(expected);
    });
  }

  it('is found after any single edit', () => {
    for (const code of metricCodes)
      for (let at = 0; at < code.length - 1; at += 1) {
        const [before, here, next, after] = [code.slice(0, at), code[at], code[at + 1], code.slice(at + 2)];
        const [removed, added] = [`${before}${next}${after}`, `${before}é${here}${next}${after}`];
        const [replaced, swapped] = [`${before}é${next}${after}`, `${before}${next}${here}${after}`];
        for (const edited of [removed, added, replaced, swapped])
          expect(nearestWord(edited, [code], 1), edited).to.equal(code);
        expect(nearestWord(`${added}é`, [code], 1)).to.equal(undefined);
      }
  });
});

describe('a quoted value', () => {
  const values: readonly unknown[] = [
    'a',
    1,
    true,
    null,
    [],
    {},
    [1, 'b', [null]],
    { a: [{}], 'b"c': { d: [] }, e: -2.5 },
  ];
  it('is its JSON, and a text is in quotation marks', () => {
    for (const value of values) {
      expect(quoted(value)).to.equal(typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
      expect(truncated(value)).to.equal(value);
    }
    expect(quoted(undefined)).to.equal('nothing');
  });

  it('is cut after 100 characters, and the rest of it is not read', () => {
    const rest = {
      get toJSON(): never {
        throw new Error('read');
      },
      get a(): never {
        throw new Error('read');
      },
    };
    const long = { a: [...values, ...values, ...values], rest };
    const cut = `${JSON.stringify({ a: long.a }).slice(0, 100)}...`;
    expect([quoted(long), truncated(long)]).to.deep.equal([cut, cut]);
    expect(truncated('a'.repeat(101))).to.equal(`'${'a'.repeat(99)}...`);
    for (const text of ['b'.repeat(99), '"'.repeat(99), 'b'.repeat(100), 'b'.repeat(1000)])
      for (const value of [[text], { [text]: 1 }])
        expect(quoted(value)).to.equal(`${JSON.stringify(value).slice(0, 100)}...`);
  });
});

describe('a query', () => {
  const cases: readonly (readonly [string, object])[] = [
    ['', {}],
    ['period=1', { period: ['1'] }],
    ['team=home', { team: 'home' }],
    ['team=a&team=b&team=c', { team: ['a', 'b', 'c'] }],
    ['team=a,b', { team: 'a,b' }],
    ['zone[]=a,b&zone=c&zone[12]=d', { zone: ['a', 'b', 'c', 'd'] }],
    ['metric=a+b%2Cc', { metric: ['a b', 'c'] }],
    ['a[]=1', { 'a[]': '1' }],
    ['%zz=%zz', { '%zz': '%zz' }],
  ];
  for (const [text, expected] of cases) {
    it(`of ${text || 'nothing'} is ${JSON.stringify(expected)}`, () => {
      expect({ ...parseQuery(text) }).to.deep.equal(expected);
    });
  }
  it('of a URL without one is empty', () => {
    for (const none of [null, undefined, '']) expect(Object.keys(parseQuery(none))).to.deep.equal([]);
  });

  it('has no prototype to reach', () => {
    const query = parseQuery('__proto__=1&constructor=2');
    expect(Object.getPrototypeOf(query)).to.equal(null);
    expect(Object.keys(query)).to.deep.equal(['__proto__', 'constructor']);
  });
});

describe('a token bucket', () => {
  it('fills again at its rate, never beyond its size', () => {
    let now = 0;
    const buckets = new TokenBuckets({ ratePerSecond: 20, burst: 40 }, memoryUsageStore(), () => now);
    const take = () => buckets.take('a', undefined);
    const left = (tokens: number, isOver = false) => ({ tokens, isOver, left: undefined });
    const first = Array.from({ length: 42 }, take);
    expect([first[0], first[39], first[40], first[41]]).to.deep.equal([
      left(39),
      left(0),
      left(0, true),
      left(0, true),
    ]);
    expect(buckets.take('b', undefined)).to.deep.equal(left(39));
    now += 1000;
    expect(Array.from({ length: 21 }, take).slice(-2)).to.deep.equal([left(0), left(0, true)]);
    now += 3_600_000;
    expect(take()).to.deep.equal(left(39));
  });

  it('says when the next call may be made, and when it is full', () => {
    const limits = { ratePerSecond: 2, burst: 3 };
    const cases = [
      [{ tokens: 0, isOver: true }, 500],
      [{ tokens: 0.5, isOver: true }, 250],
      [{ tokens: 2, isOver: false }, 500],
      [{ tokens: 0, isOver: false }, 1500],
    ] as const;
    for (const [state, milliseconds] of cases) expect(refillMilliseconds(limits, state)).to.equal(milliseconds);
  });
});

describe('a counted cache', () => {
  it('counts its lookups under its name', () => {
    const cache = new CountedLru<string, number>('of a test', { max: 1, memoMethod: (key) => key.length });
    cache.set('a', 1);
    expect([cache.get('a'), cache.get('b'), cache.memo('four'), cache.get('a')]).to.deep.equal([
      1,
      undefined,
      4,
      undefined,
    ]);
    expect(cacheLookups.get('of a test')).to.deep.equal({ hit: 1, miss: 3 });
  });

  it('remembers nothing with a limit of 0', () => {
    const cache = new CountedLru<string, number>('of nothing', { max: 0 });
    cache.set('a', 1);
    expect(cache.get('a')).to.equal(undefined);
  });
});

describe('the contract', () => {
  it('has a route for each of its operations', () => {
    const routed = Object.keys(contract.paths).flatMap((template) => {
      const { get, post } = routeOf(template.replace(/\{\w+\}/gu, '1'))?.operations ?? {};
      return [get, post].flatMap((one) => one?.operation.operationId ?? []);
    });
    expect(routed).to.deep.equal(operationIds);
  });

  it('limits every parameter and every member of a body in words', () => {
    expect(allowedBy({ $ref: '#/components/schemas/ZoneFilter' })).to.equal('one of D50, DM, MID, CB, AM, F50');
    expect(allowedBy({ $ref: '#/components/schemas/MetricCode' })).to.equal('a text of 1 to 100 characters');
    expect(allowedBy({ type: 'string', format: 'date-time' })).to.equal('an instant such as 2026-12-31T00:00:00Z');
    const asked = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, parameters = [], requestBody }) => [
        ...(parameters as readonly Declared[]).flatMap((parameter) =>
          within(resolved(parameter).schema ?? {}, operationId),
        ),
        ...Object.values(
          (requestBody as { readonly content: Readonly<Record<string, Declared>> } | undefined)?.content ?? {},
        ).flatMap(({ schema = {} }) => within(schema, operationId)),
      ]);
    expect(asked).to.have.length.above(200);
    for (const [where, words] of asked)
      expect(words, where).to.match(/^(?!.*\b(?:undefined|NaN|with$|contract describes))/u);
  });

  it('documents the status of every problem, or a status every server has', () => {
    const documented = new Set(
      Object.values(contract.paths).flatMap(({ get, post }) => [
        ...Object.keys(get?.responses ?? {}),
        ...Object.keys(post?.responses ?? {}),
      ]),
    );
    const every = new Set(['409', '412', '416', '422', '500']);
    for (const { status } of Object.values(problemKinds))
      expect(documented.has(String(status)) || every.has(String(status)), String(status)).to.equal(true);
  });

  it('and the tests agree on every problem a caller can meet', () => {
    for (const [code, [status, title]] of Object.entries(expectedKinds))
      expect(problemKinds[code as keyof typeof problemKinds], code).to.include({ status, title });
  });
});

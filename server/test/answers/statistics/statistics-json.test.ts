import { contexts, zoneFilters, type StatisticsFilter, type Match, type MetricCode } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { playerNumbers } from '../../../src/answers/statistics/player-statistics-json.js';
import { squadNumbers } from '../../../src/answers/statistics/squad-statistics-json.js';
import { playerBatch } from '../../../src/answers/statistics/batch.js';
import type { Numbers } from '../../../src/answers/statistics/numbers.js';
import { codesAt, readyPlan } from '../../../src/answers/statistics/ready-plan.js';
import { writtenBatch } from '../../../src/answers/statistics/batch-pieces.js';
import { writtenAnswer } from '../../../src/answers/statistics/written.js';
import { appForSuite, KEY } from '../../support/app.js';
import { openMatches } from '../../support/match-log.js';
import { raw } from '../../support/raw.js';

/** Requests sent on one connection before the first answer is read. */
const PIPELINED = 30;

const matches = openMatches().filter(({ facts }) => facts.seconds.length > 0);

const seconds = fc.integer({ min: 0, max: 2000 });
const asks: fc.Arbitrary<StatisticsFilter> = fc
  .tuple(
    fc.record(
      {
        team: fc.constantFrom('home' as const, 'away' as const),
        periods: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        zones: fc.uniqueArray(fc.constantFrom(...zoneFilters), { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.record({ lastXSeconds: seconds }, { requiredKeys: [] }),
      fc.record({ fromPeriodSeconds: seconds, toPeriodSeconds: seconds }, { requiredKeys: [] }),
    ),
  )
  .map(([filter, window]) => ({ ...filter, ...window }));

/** The most metrics that a property asks for by their codes. */
const MOST_CODES = 12;

const codesOf = (level: 'player' | 'squad'): fc.Arbitrary<readonly MetricCode[] | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.uniqueArray(fc.constantFrom(...codesAt(level, 'Transactional')), { minLength: 1, maxLength: MOST_CODES }),
  );

/** A question about players or squads of some match. */
const questions: fc.Arbitrary<() => Numbers> = fc
  .tuple(
    fc.constantFrom(...matches),
    asks,
    fc.constantFrom('Basic' as const, 'Advanced' as const, 'Transactional' as const),
  )
  .chain(([match, ask, tier]) =>
    fc.oneof(
      codesOf('player').map((codes) => () => playerNumbers(match, readyPlan('player', tier, codes), ask)),
      fc.tuple(codesOf('squad'), fc.constantFrom(...contexts)).map(
        ([codes, context]) =>
          () =>
            squadNumbers(match, readyPlan('squad', tier, codes), ask, context),
      ),
    ),
  );

/** A request of a batch about players. */
const batchItems = fc.record(
  {
    metricCodes: fc.uniqueArray(fc.constantFrom(...codesAt('player', 'Transactional')), { minLength: 1, maxLength: 5 }),
    periods: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
    team: fc.constantFrom('home' as const, 'away' as const),
  },
  { requiredKeys: ['metricCodes'] },
);

/** Numbers that no match of the tests has: negative, large, and larger than the writer formats itself. */
const odd = fc.oneof(fc.integer({ min: -1500, max: 1500 }), fc.integer({ min: -20_000, max: 20_000 }), fc.integer());

/** A value whose lazy lists are replaced by arrays. Like CSV, it reads an item before the list computes the next. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>, plain);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

const textOf = (body: unknown): string => Buffer.from(body as Uint8Array).toString();

describe('the JSON of statistics', () => {
  it('is what JSON.stringify makes of the value', () => {
    fc.assert(
      fc.property(questions, (ask) => {
        const { body: json, value } = writtenAnswer(ask());
        expect(textOf(json)).to.equal(JSON.stringify(plain(value())));
      }),
      { numRuns: 300 },
    );
  });

  it('is what JSON.stringify makes of numbers that are negative or large', () => {
    fc.assert(
      fc.property(questions, fc.array(odd, { minLength: 1, maxLength: 40 }), (ask, values) => {
        const numbers = ask();
        numbers.table.sums.forEach((_, at, sums) => {
          sums[at] = values[at % values.length] ?? 0;
        });
        const { body: json, value } = writtenAnswer(numbers);
        expect(textOf(json)).to.equal(JSON.stringify(plain(value())));
      }),
      { numRuns: 200 },
    );
  });

  const sameBatch = (match: Match, items: readonly object[]): void => {
    const batch = playerBatch('Transactional', { playerMetricRequests: items });
    const { body: json, value } = writtenBatch(match, batch);
    const written = Buffer.concat([...(json as Iterable<Uint8Array>)]);
    expect(textOf(written)).to.equal(JSON.stringify(plain(value())));
  };

  it('is the same in a batch', () => {
    fc.assert(
      fc.property(fc.constantFrom(...matches), fc.array(batchItems, { minLength: 1, maxLength: 8 }), sameBatch),
      { numRuns: 40 },
    );
  });

  it('is the same in a batch that asks for a metric twice, with different filters', () => {
    for (const match of matches)
      sameBatch(match, [
        { metricCodes: ['KICK_EFFECTIVE'], periods: [1] },
        { metricCodes: ['KICK_EFFECTIVE'] },
        { metricCodes: ['KICK_EFFECTIVE'], periods: [2], team: 'away' },
      ]);
  });
});

const [first] = matches;
if (first === undefined) throw new Error('the tests have no match');
const match: Match = first;

describe('statistics that are asked for without reading the responses', () => {
  const app = appForSuite({ memories: new Set() });

  it('never reuse the bytes of a response that the caller has not taken yet', async () => {
    const paths = Array.from(
      { length: PIPELINED },
      (_, n) => `/v1/matches/${match.id}/statistics/players?lastXSeconds=${1 + n * 50}`,
    );
    const expected: unknown[] = [];
    for (const path of paths) expected.push((await app.get(path)).body);
    const answers = await raw(
      app,
      paths
        .map(
          (path, n) =>
            `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${KEY}\r\n${n === PIPELINED - 1 ? 'Connection: close\r\n' : ''}\r\n`,
        )
        .join(''),
    );
    const bodies = answers
      .split(/HTTP\/1\.1 200 OK\r\n/u)
      .slice(1)
      .map((answer) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown);
    expect(bodies).to.deep.equal(expected);
  });
});

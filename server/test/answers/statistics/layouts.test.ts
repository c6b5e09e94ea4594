import { contexts, zoneFilters, type StatisticsFilter, type Match, type MetricCode } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { playerNumbers } from '../../../src/answers/statistics/player-statistics-json.js';
import { squadNumbers } from '../../../src/answers/statistics/squad-statistics-json.js';
import { Layouts } from '../../../src/answers/statistics/layouts.js';
import type { Numbers } from '../../../src/answers/statistics/numbers.js';
import { codesAt, readyPlan } from '../../../src/answers/statistics/ready-plan.js';
import { writtenAnswer } from '../../../src/answers/statistics/written.js';
import { appForSuite, KEY } from '../../support/app.js';
import { openMatches } from '../../support/match-log.js';
import { raw } from '../../support/raw.js';

/** Requests sent on one connection before the first answer is read. */
const PIPELINED = 30;

const matches = openMatches().filter(({ facts }) => facts.seconds.length > 0);

const parsed = (bytes: unknown): unknown => JSON.parse(Buffer.from(bytes as Uint8Array).toString());

/** The answer put together, which is the plain way. */
const plain = (numbers: Numbers): unknown => parsed(writtenAnswer(numbers).json);

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

/** Numbers no match of the tests has: negative, large, and more than any slot holds. */
const odd = fc.oneof(fc.integer({ min: -1500, max: 1500 }), fc.integer({ min: -20_000, max: 20_000 }), fc.integer());

describe('an answer laid out', () => {
  it('holds what the same answer put together holds, whatever was asked before', () => {
    const asked = fc.array(fc.record({ ask: questions, isKept: fc.boolean() }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(asked, fc.constantFrom(200_000, 2_000_000, 20_000_000), (all, room) => {
        const layouts = new Layouts(room);
        const held: (readonly [unknown, Uint8Array])[] = [];
        for (const { ask, isKept } of all) {
          const expected = plain(ask());
          const filled = layouts.filled(ask());
          expect(layouts.bytes).to.be.at.most(room);
          if (filled === undefined) continue;
          expect(parsed(filled.bytes)).to.deep.equal(expected);
          if (isKept) held.push([expected, filled.bytes]);
          else filled.release();
        }
        for (const [expected, bytes] of held) expect(parsed(bytes)).to.deep.equal(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('holds numbers that are negative or large, or is put together', () => {
    const numbers = fc.record({ ask: questions, values: fc.array(odd, { minLength: 1, maxLength: 40 }) });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 6 }), (all) => {
        const layouts = new Layouts();
        for (const { ask, values } of all) {
          const filledOddly = ask();
          filledOddly.table.sums.forEach((_, at, sums) => {
            sums[at] = values[at % values.length] ?? 0;
          });
          const answer = writtenAnswer(filledOddly, layouts);
          expect(parsed(answer.json)).to.deep.equal(plain(filledOddly));
          answer.release();
        }
      }),
      { numRuns: 60 },
    );
  });
});

const [first] = matches;
if (first === undefined) throw new Error('the tests have no match');
const match: Match = first;
const ready = readyPlan('player', 'Transactional', ['KICK', 'KICK_EFFICIENCY']);

describe('layouts', () => {
  it('take no more room than they may, and give the same bytes again only after they were released', () => {
    const layouts = new Layouts();
    const one = layouts.filled(playerNumbers(match, ready));
    const other = layouts.filled(playerNumbers(match, ready, { periods: [1] }));
    expect(other?.bytes).not.to.equal(one?.bytes);
    one?.release();
    one?.release();
    const again = [layouts.filled(playerNumbers(match, ready)), layouts.filled(playerNumbers(match, ready))];
    expect(again.map((filled) => filled?.bytes === one?.bytes)).to.deep.equal([true, false]);
  });

  it('lay nothing out that would fill an eighth of their room', () => {
    const layouts = new Layouts(20_000);
    expect(layouts.filled(playerNumbers(match, ready))).to.equal(undefined);
    expect(layouts.bytes).to.equal(0);
  });

  it('make a slot wide for a count that turned out to be too large', () => {
    const layouts = new Layouts();
    // More codes than the properties above choose, since a plan remembers which of its counts are large.
    const codes = codesAt('player', 'Transactional').slice(0, MOST_CODES + 1);
    const large = (): Numbers => {
      const numbers = playerNumbers(match, readyPlan('player', 'Transactional', ['HANDBALL', ...codes]));
      const { plan, sums, columns } = numbers.table;
      const row = (plan.sums[numbers.table.codes.indexOf('HANDBALL')] ?? 0) * columns;
      sums.fill(123_456, row, row + columns);
      return numbers;
    };
    expect(layouts.filled(large())).to.equal(undefined);
    expect(parsed(layouts.filled(large())?.bytes)).to.deep.equal(plain(large()));
  });
});

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

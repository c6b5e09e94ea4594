import { expect } from 'chai';
import fc from 'fast-check';
import { contexts, metricCodes, zoneFilters } from '@goalsquare/engine';
import { appForSuite } from './support/app.js';
import { worldWith } from './support/world.js';

const app = appForSuite({ world: worldWith() });
const RUNS = 200;

/** Percent-encoded, without what UTF-8 cannot hold. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

const word = fc.oneof(
  fc.string(), fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String), fc.constantFrom(...metricCodes), fc.constantFrom(...zoneFilters),
  fc.constantFrom(...contexts, 'home', 'away', '', '0', '1', 'null', 'true', '__proto__', 'constructor', '[]', '%', '%00', ',', '1,2', '../', '\u0000'),
);
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('period', 'zone', 'metric', 'team', 'context', 'fromPeriodSeconds', 'toPeriodSeconds', 'lastXSeconds', 'period[]', 'zone[0]', 'metric[1]') },
  { weight: 1, arbitrary: word },
);
const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('7001', '7002', '7003', '7004', '7005', '7006', '7008') }, { weight: 1, arbitrary: word });
const tail = fc.constantFrom('', '/persons', '/venue', '/rotations', '/shots', '/entries', '/stoppages', '/score', '/transactions', '/chains', '/statistics/leaders', '/statistics/players', '/statistics/squads', '/nothing');
const query = fc.array(fc.tuple(key, word), { maxLength: 5 }).map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'));

const value = fc.oneof(fc.jsonValue(), word, fc.array(word, { maxLength: 3 }), fc.integer({ min: -2, max: 12 }), fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }), fc.array(fc.constantFrom(...zoneFilters), { maxLength: 3 }));
const item = fc.dictionary(fc.oneof({ weight: 6, arbitrary: fc.constantFrom('id', 'metricCodes', 'team', 'periods', 'zones', 'lastXSeconds', 'fromPeriodSeconds', 'toPeriodSeconds', 'context') }, { weight: 1, arbitrary: word }), value, { maxKeys: 3 });
const body = fc.oneof(
  { weight: 3, arbitrary: fc.array(item, { maxLength: 3 }).chain((list) => fc.constantFrom(JSON.stringify({ playerMetricRequests: list }), JSON.stringify({ squadMetricRequests: list }))) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
);

/** Statuses a caller can bring about. */
const expected: readonly number[] = [200, 400, 403, 404, 413, 414];

describe('whatever is sent', () => {
  it('in a GET is answered with a status of the contract, never 500', async () => {
    await fc.assert(fc.asyncProperty(id, tail, query, async (matchId, rest, text) => {
      const { status } = await app.get(`/v1/matches/${encoded(matchId)}${rest}?${text}`);
      expect(expected).to.include(status);
    }), { numRuns: RUNS });
  });

  it('in a GET of seasons is answered with a status of the contract, never 500', async () => {
    const number = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('0', '1', '2', '3', '5', '10', '2019', '2024', '2025', '2026') }, { weight: 1, arbitrary: word });
    const rest = fc.constantFrom('', '/fixture', '/ladder', '/ladder/1', '/ladder/4', '/squads', '/squads/10', '/squads/20/persons', '/conferences', '/nothing');
    const seasonQuery = fc.array(fc.tuple(fc.constantFrom('conference', 'squadId', 'conference[]', 'x'), fc.oneof(word, fc.constantFrom('A', 'B', '10'))), { maxLength: 2 })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));
    await fc.assert(fc.asyncProperty(number, number, number, rest, seasonQuery, async (league, level, season, tailOf, text) => {
      const { status } = await app.get(`/v1/leagues/${encoded(league)}/levels/${encoded(level)}/seasons/${encoded(season)}${tailOf}?${text}`);
      expect(expected).to.include(status);
    }), { numRuns: RUNS });
  });

  it('in a POST is answered with a status of the contract, never 500', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom('players', 'squads'), body, async (level, text) => {
      const { status } = await app.post(`/v1/matches/7001/statistics/${level}`, text);
      expect(expected).to.include(status);
    }), { numRuns: RUNS });
  });
});

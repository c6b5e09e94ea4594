import fc from 'fast-check';
import { expect } from 'chai';
import {
  forecastModels,
  GrowingMatch,
  matchForecast,
  matchViewOf,
  openMatch,
  type Entry,
  type Match,
  type MatchForecast,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { logOf, matchOf } from '../support/play.js';

const { men: model, periodLength } = forecastModels;
const forecastOf = (match: Match, expected = 4, hasInMatch = true): MatchForecast =>
  matchForecast(matchViewOf(match), { model, periodLength, expected, hasInMatch });
const status = (code: string, period?: number, periodSeconds?: number): Entry =>
  ({ kind: 'status', code, ...(period && { period }), ...(periodSeconds !== undefined && { periodSeconds }) }) as Entry;
const goals = '1:10 h1 GOAL 80,0\n1:70 a1 BEHI -80,5';
const start = [status('TEAMS'), status('LIVE', 1, 0)];
const playing = openMatch({ header: logOf('').header, entries: [...start, ...logOf(goals).entries] });
const final = (entries: readonly Entry[], play = goals) =>
  openMatch({
    header: { ...logOf('').header, type: 'GF' },
    entries: [...start, ...logOf(play).entries, ...entries],
  });
const ended = [
  status('QT', 1, 1800),
  status('LIVE', 2),
  status('HT', 2, 1800),
  status('LIVE', 3),
  status('TQT', 3, 1800),
];

describe('the forecast of a match', () => {
  it('has a point at each start, full minute and score', () => {
    expect(forecastOf(playing).points.map(({ at, period, seconds }) => `${at} ${period}:${seconds}`)).to.deep.equal([
      'start 1:0',
      'score 1:10',
      'minute 1:60',
      'score 1:70',
    ]);
  });

  it('has the points of each period with its own scores, and the score so far', () => {
    const [goal, behind] = logOf('1:10 h1 GOAL 80,0\n2:20 a1 BEHI 80,5').entries as readonly [Entry, Entry];
    const entries = [...start, goal, status('QT', 1, 50), status('LIVE', 2), behind];
    const two = openMatch({ header: logOf('').header, entries });
    expect(
      forecastOf(two).points.map(
        ({ at, period, seconds, homePoints, awayPoints }) => `${at} ${period}:${seconds} ${homePoints}-${awayPoints}`,
      ),
    ).to.deep.equal(['start 1:0 0-0', 'score 1:10 6-0', 'end 1:50 6-0', 'start 2:0 6-0', 'score 2:20 6-1']);
  });

  it('has three chances that add up to 1 at every point', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const { pregame, now, points } = forecastOf(openMatch(log));
        for (const { home, draw, away } of [pregame ?? [], now ?? [], points].flat())
          expect(home + draw + away).to.be.closeTo(1, 1e-12);
      }),
    );
  });

  it('is the same of a live match as of its replayed log', () => {
    fc.assert(
      fc.property(arbitraryLog(), ({ header, entries }) => {
        const growing = GrowingMatch.of({ header, entries: [] });
        for (const entry of entries) growing.append([entry]);
        expect(forecastOf(growing.match())).to.deep.equal(forecastOf(openMatch({ header, entries })));
      }),
      { numRuns: 30 },
    );
  });

  it('reads nothing that happened later: points of a shorter log are the first of the longer one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 100 }), fc.constantFrom('h1 GOAL', 'a1 BEHI', 'a1 GOAL'))),
        (scores) => {
          let seconds = 0;
          const lines = scores.map(([after, what]) => `1:${(seconds += after)} ${what} 80,0`);
          const at = (count: number) =>
            forecastOf(
              openMatch({
                header: logOf('').header,
                entries: [...start, ...logOf(lines.slice(0, count).join('\n')).entries],
              }),
            );
          const all = at(lines.length).points;
          const some = at(Math.floor(lines.length / 2)).points;
          expect(all.slice(0, some.length)).to.deep.equal(some);
        },
      ),
      {
        examples: [
          [
            [
              [60, 'h1 GOAL'],
              [0, 'a1 BEHI'],
            ],
          ],
        ],
      },
    );
  });

  it('is certain at the siren', () => {
    const over = openMatch({
      header: logOf('').header,
      entries: [...start, ...logOf(goals).entries, ...ended, status('LIVE', 4), status('FT', 4, 1800)],
    });
    const { now, points } = forecastOf(over);
    expect(now).to.include({ home: 1, draw: 0, away: 0, margin: 5 });
    expect(points.at(-1)).to.include({ at: 'end', period: 4, home: 1 });
  });

  it('expects extra time of no other match that is level, and of no final that is not', () => {
    const log = logOf('1:10 h1 GOAL 80,0\n1:70 a1 GOAL -80,5');
    const entries = [...start, ...log.entries, ...ended, status('LIVE', 4), status('FT', 4, 1800)];
    expect(forecastOf(openMatch({ header: log.header, entries })).now).to.include({ home: 0, draw: 1, away: 0 });
    const ahead = forecastOf(final([...ended, status('LIVE', 4), status('ET', 4, 1800)]), 12);
    expect(ahead.points.at(-1)).to.include({ at: 'end', period: 4, home: 1 });
    const breaks = forecastOf(final(ended.slice(0, 1)), 0);
    expect(breaks.points.at(-1)?.range[1]).to.be.above(30);
  });

  it('expects extra time of a final that is level after the last quarter', () => {
    const level = final([...ended, status('LIVE', 4), status('ET', 4, 1800)], '1:10 h1 GOAL 80,0\n1:70 a1 GOAL -80,5');
    const { now } = forecastOf(level, 12);
    expect(now?.draw).to.equal(0);
    expect(now?.home).to.be.within(0.5, 0.8);
  });
});

describe('what a forecast does not have', () => {
  const cases: readonly (readonly [string, MatchForecast, readonly string[]])[] = [
    ['points before the start', forecastOf(matchOf('')), ['points']],
    ['in-match parts of a competition with results only', forecastOf(playing, 4, false), ['points', 'now']],
    [
      'anything of a match that was called off',
      forecastOf(openMatch({ header: logOf('').header, entries: [status('CANC')] })),
      ['pregame', 'now', 'points'],
    ],
    [
      'points of a result without quarters',
      forecastOf(
        openMatch({
          header: logOf('').header,
          entries: [
            { kind: 'result', home: { goals: 10, behinds: 5 }, away: { goals: 8, behinds: 9 } },
            ...[...start, ...ended, status('LIVE', 4), status('FT', 4)],
          ],
        }),
      ),
      ['points'],
    ],
  ];
  for (const [what, { absent, points }, parts] of cases)
    it(`is absent with its reason: ${what}`, () => {
      expect(absent.map(({ part }) => part)).to.deep.equal(parts);
      for (const { reason } of absent) expect(reason).to.match(/\.$/u);
      expect(points).to.deep.equal([]);
    });
});

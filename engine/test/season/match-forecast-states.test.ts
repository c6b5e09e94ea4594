import { expect } from 'chai';
import {
  forecastModels,
  matchForecast,
  matchViewOf,
  openMatch,
  type Entry,
  type Match,
  type MatchForecast,
  type MatchHeader,
} from '../../src/index.js';
import { logOf } from '../support/play.js';

const { men: model, periodLength } = forecastModels;
const forecastOf = (match: Match, expected = 4, hasInMatch = true): MatchForecast =>
  matchForecast(matchViewOf(match), { model, periodLength, expected, hasInMatch });
const status = (code: string, period?: number, periodSeconds?: number): Entry =>
  ({ kind: 'status', code, ...(period && { period }), ...(periodSeconds !== undefined && { periodSeconds }) }) as Entry;
const start = [status('TEAMS'), status('LIVE', 1, 0)];
const ended = [
  status('QT', 1, 1800),
  status('LIVE', 2),
  status('HT', 2, 1800),
  status('LIVE', 3),
  status('TQT', 3, 1800),
  status('LIVE', 4),
  status('FT', 4, 1800),
];
const matchWith = (entries: readonly Entry[], changes: Partial<MatchHeader> = {}): Match =>
  openMatch({ header: { ...logOf('').header, ...changes }, entries });
const play = (text: string): readonly Entry[] => logOf(text).entries;

const tally = (goals: number, behinds: number) => ({ goals, behinds });
const quarters = [
  { period: 1, home: tally(1, 0), away: tally(0, 2) },
  { period: 2, home: tally(0, 1), away: tally(2, 0) },
];
const result = { kind: 'result', home: tally(1, 1), away: tally(2, 2), periods: quarters } as unknown as Entry;
const withoutQuarters = { kind: 'result', home: tally(1, 1), away: tally(2, 2) } as unknown as Entry;

const level = '1:10 h1 GOAL 80,0\n1:70 a1 GOAL -80,5';
const reasonsOf = ({ absent }: MatchForecast) => absent.map(({ part, reason }) => `${part}: ${reason}`);
const NO_SCORES = 'points: The source has no scores in play for this match.';

describe('a match forecast by the state of its match', () => {
  it('is certain only at the last point of a match that is over', () => {
    const { points } = forecastOf(matchWith([...start, ...play('1:10 h1 GOAL 80,0'), ...ended]), 0);
    expect(points.at(-1)).to.include({ at: 'end', period: 4, margin: 6, home: 1 });
    expect(points.at(0)?.home).to.be.within(0.4, 0.6);
    for (const { at, home } of points.slice(0, -1)) expect(home, at).to.be.below(1);
  });

  it('is certain at the end of a match that ended early, and not at its last break before', () => {
    const early = [...ended.slice(0, 4), status('FINAL', 3, 900)];
    const { now, points } = forecastOf(matchWith([...start, ...play('1:10 h1 GOAL 80,0'), ...early]), 0);
    expect(now).to.include({ margin: 6, home: 1 });
    expect(points.at(-1)).to.include({ margin: 6, home: 1 });
    expect(points.at(-2)?.home).to.be.below(1);
  });

  it('expects no extra time of a final that is over', () => {
    const { points } = forecastOf(matchWith([...start, ...play(level), ...ended], { type: 'GF' }), 0);
    expect(points.at(-1)?.range).to.deep.equal([0, 0]);
    const { points: paused } = forecastOf(
      matchWith([...start, ...play(level), ...ended.slice(0, -1), status('ET', 4, 1800)], { type: 'GF' }),
      0,
    );
    expect(paused.at(-1)).to.include({ at: 'end', period: 4 });
    expect(paused.at(-1)?.range[1]).to.be.above(1);
  });

  it('has the breaks of a match of which only the quarters are known', () => {
    const { points, now, absent } = forecastOf(matchWith([result, ...start, ...ended]), 0);
    expect(
      points.map(({ at, period, homePoints, awayPoints }) => `${at} ${period} ${homePoints}-${awayPoints}`),
    ).to.deep.equal(['end 1 6-2', 'end 2 7-14']);
    expect(points.every((point) => !('seconds' in point) && !('transactionId' in point))).to.equal(true);
    expect(points[0]?.home).to.be.within(0.5, 0.99);
    expect(now).to.include({ margin: -7, away: 1 });
    expect(absent).to.deep.equal([]);
  });

  const lacks = ['play'] as const;
  const reasons: readonly (readonly [what: string, forecast: MatchForecast, reasons: readonly string[]])[] = [
    ['it has not started', forecastOf(matchWith([status('TEAMS')])), ['points: The match has not started.']],
    ['its source has no play, and no score', forecastOf(matchWith([...start, ...ended], { lacks })), [NO_SCORES]],
    [
      'its source has no play, and no score so far',
      forecastOf(matchWith(start, { lacks })),
      [NO_SCORES, NO_SCORES.replace('points', 'now')],
    ],
    ['its source has no play, and scores', forecastOf(matchWith([...start, ...play(level)], { lacks })), []],
    ['its source has play, and no score', forecastOf(matchWith([...start, ...ended])), []],
    ['its source has no play, and quarters', forecastOf(matchWith([result, ...start, ...ended], { lacks })), []],
    [
      'it has a result without quarters',
      forecastOf(matchWith([withoutQuarters, ...start, ...ended])),
      ['points: The source has no quarter scores for this match.'],
    ],
    [
      'the model was fitted on results',
      forecastOf(matchWith([...start, ...ended]), 4, false),
      ['points: The model of this competition was fitted on results only, so it cannot forecast matches in progress.'],
    ],
    [
      'it was called off',
      forecastOf(matchWith([status('CANC')])),
      ['pregame', 'now', 'points'].map((part) => `${part}: The match was called off.`),
    ],
  ];
  for (const [what, forecast, expected] of reasons)
    it(`says what it lacks if ${what}`, () => {
      expect(reasonsOf(forecast)).to.deep.equal(expected);
      expect(forecast.points.length > 0).to.equal(expected.length === 0);
    });

  it('is that of the start before a match starts', () => {
    const { now, pregame } = forecastOf(matchWith([status('TEAMS')]), 20);
    expect(now).to.deep.equal(pregame);
    expect(pregame?.margin).to.be.within(15, 25);
  });

  it('sees a break as the end of its quarter, and play as a moment of it', () => {
    const lead = play('1:10 h1 GOAL 80,0');
    const atBreak = forecastOf(matchWith([...start, ...lead, status('QT', 1, 1500)]), 0);
    const inPlay = forecastOf(matchWith([...start, ...play('1:10 h1 GOAL 80,0\n1:1500 - BAUP 0,0')]), 0);
    expect(atBreak.now).to.not.deep.equal(inPlay.now);
    expect(atBreak.points.at(-1)).to.deep.include({ ...atBreak.now, at: 'end', period: 1, seconds: 1500 });
    expect(inPlay.points.at(-1)).to.deep.include({ ...inPlay.now, at: 'minute', seconds: 1500 });
  });
});

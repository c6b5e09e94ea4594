import {
  briefOf,
  chancesOf,
  completeSeason,
  finalMargin,
  forecastModels,
  isOver,
  leagueRatings,
  matchForecast,
  matchViewOf,
  openMatch,
  ratedMatch,
  seasonForecast,
  SquadRatings,
  type MatchBrief,
  type MatchLog,
  type SeasonForecast,
} from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  matchLogOf,
  planWorld,
  seasonRecordOf,
  smallLeagues,
  worldInstant,
  type WorldSeason,
} from '@goalsquare/simulator';
import { forecastLaws, type ForecastOf } from '../support/forecast-laws.js';

const SEED = 2026;
const { periodLength } = forecastModels;

/** Returns the model of a season, and whether it was fitted on matches in progress. */
const modelOf = ({ planned }: WorldSeason) =>
  seasonRecordOf(planned, planned.matches).league.gender === '2'
    ? ({ model: forecastModels.women, hasInMatch: false } as const)
    : ({ model: forecastModels.men, hasInMatch: true } as const);

const bySize = [...planWorld({ seed: SEED, designs: smallLeagues })].sort(
  (a, b) => a.planned.matches.length - b.planned.matches.length,
);

/** The seasons of fewest and of most matches, of men and of women. */
const seasons = [forecastModels.men, forecastModels.women].flatMap((model) => {
  const ofModel = bySize.filter((season) => modelOf(season).model === model);
  return [ofModel[0], ofModel.at(-1)].filter((season) => season !== undefined);
});

const logsOf = ({ planned: season, umpires }: WorldSeason): readonly MatchLog[] =>
  season.matches.map((match) => matchLogOf({ seed: SEED, season, match, umpires, instant: worldInstant }));

for (const season of seasons) {
  const { league, level, matches } = season.planned;
  const name = `${league.name}, ${level.level}, ${matches.length} matches`;
  describe(`forecasts of ${name}`, () => {
    const { model, hasInMatch } = modelOf(season);
    const logs = logsOf(season);
    const [first] = logs;
    if (first === undefined) throw new Error(`${name} has no match`);
    const forecastOf: ForecastOf = (match, expected) =>
      matchForecast(matchViewOf(match), { model, periodLength, expected, hasInMatch });
    const expectations = fc.double({ min: -60, max: 60, noNaN: true });

    for (const { name: law, needsEveryMatch = false, hold } of forecastLaws)
      it(law, () => {
        fc.assert(
          fc.property(fc.constantFrom(...logs), expectations, fc.nat(), (log, expected, seed) => {
            hold(log, forecastOf, expected, seed);
          }),
          { numRuns: 5 },
        );
        if (needsEveryMatch) for (const log of logs) hold(log, forecastOf, 7, 0);
      });

    it('name each part that is absent, with the reason', () => {
      const { pregame, now, points, absent } = forecastOf(openMatch(first), 7);
      const parts = { pregame, now, points: points.length === 0 ? undefined : points };
      for (const [part, value] of Object.entries(parts))
        expect(absent.some((one) => one.part === part && one.reason !== '')).to.equal(value === undefined, part);
      if (!hasInMatch) expect(parts.points).to.equal(undefined);
    });

    it('of the season agree with that of its last match, and are the same for the same seed', () => {
      const played = logs.map((log) => briefOf(openMatch(log))).filter(isOver);
      const last = played.findLast(({ type }) => type === 'HA');
      if (last === undefined) return;
      const { home, away } = last;
      const open: MatchBrief = { ...last, status: 'SCHED', home: withoutScore(home), away: withoutScore(away) };
      const others = played.filter((one) => one !== last);
      const matches = [...others, open];
      const facts = completeSeason(seasonRecordOf(season.planned, season.planned.matches), matches);
      if (facts === undefined) throw new Error(`${name} is no season`);
      const ratings = leagueRatings(new SquadRatings(model.ratings), matches, Infinity);
      const runs = 2000;
      const run = (seed: number): SeasonForecast => {
        const basis = { model, periodLength, ratings, series: undefined, hasInMatch, runs, seed };
        const steps = seasonForecast(facts, basis);
        for (;;) {
          const step = steps.next();
          if (step.done === true) return step.value;
        }
      };
      const forecast = run(1);
      expect([forecast.left, JSON.stringify(run(1))]).to.deep.equal([1, JSON.stringify(forecast)]);
      const expected = ratings.expectedMargin(ratedMatch(open));
      const chance = chancesOf(finalMargin(model.margin, { lead: 0, left: 1, expected }), false).home;
      const before = others.filter((one) => winnerOf(one) === home.id).length;
      const wins = forecast.squads.find(({ squadId }) => squadId === home.id)?.wins ?? NaN;
      expect(Math.abs(wins - before - chance)).to.be.at.most(3 * Math.sqrt((chance * (1 - chance)) / runs));
    });
  });
}

const withoutScore = ({ score: _, ...squad }: MatchBrief['home']): MatchBrief['home'] => squad;

/** Returns the squad that won. **Empty**: `undefined` after a draw. */
const winnerOf = ({ home, away }: MatchBrief): number | undefined => {
  const margin = (home.score?.points ?? 0) - (away.score?.points ?? 0);
  return margin === 0 ? undefined : margin > 0 ? home.id : away.id;
};

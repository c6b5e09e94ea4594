import {
  briefOf,
  chancesOf,
  completeSeason,
  finalMargin,
  forecastModels,
  GrowingMatch,
  isOver,
  leagueRatings,
  matchForecast,
  matchViewOf,
  openMatch,
  playerCredits,
  ratedMatch,
  seasonForecast,
  SquadRatings,
  type Entry,
  type Forecast,
  type MatchBrief,
  type MatchForecast,
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

const SEED = 2026;
const { periodLength } = forecastModels;

/** Returns the model of a season, and whether it was fitted on matches in progress. */
const modelOf = ({ planned }: WorldSeason) =>
  seasonRecordOf(planned, planned.matches).league.gender === '2'
    ? ({ model: forecastModels.women, hasInMatch: false } as const)
    : ({ model: forecastModels.men, hasInMatch: true } as const);

/** Every level of every league, in its season of most matches. */
const seasons = [
  ...new Map(
    [...planWorld({ seed: SEED, designs: smallLeagues })]
      .sort((a, b) => a.planned.matches.length - b.planned.matches.length)
      .map((season) => [`${season.planned.league.name}, ${season.planned.level.level}`, season] as const),
  ),
];

const logsOf = ({ planned: season, umpires }: WorldSeason): readonly MatchLog[] =>
  season.matches.map((match) => matchLogOf({ seed: SEED, season, match, umpires, instant: worldInstant }));

const other = { home: 'away', away: 'home' } as const;

/** Swaps the sides of an entry. */
function swappedEntry(entry: Entry): Entry {
  const { side, home, away } = entry as { side?: 'home' | 'away'; home?: unknown; away?: unknown };
  return {
    ...entry,
    ...(side !== undefined && { side: other[side] }),
    ...(entry.kind === 'result' && { home: away, away: home }),
  } as Entry;
}

/** Swaps the sides of a match: who is at home, and which way they kick first. */
const swapped = ({ header, entries }: MatchLog): MatchLog => ({
  header: {
    ...header,
    home: header.away,
    away: header.home,
    homeFirstDirection: header.homeFirstDirection === 'Left' ? 'Right' : 'Left',
  },
  entries: entries.map(swappedEntry),
});

const forecastsIn = ({ pregame, now, points }: MatchForecast): readonly Forecast[] =>
  [pregame ?? [], now ?? [], points].flat();

const mirrored = ({ home, draw, away, margin }: Forecast) => [away, draw, home, -margin];

for (const [name, season] of seasons)
  describe(`forecasts of ${name}`, () => {
    const { model, hasInMatch } = modelOf(season);
    const logs = logsOf(season);
    const [first] = logs;
    if (first === undefined) throw new Error(`${name} has no match`);
    const forecastOf = (log: MatchLog, expected = 7): MatchForecast =>
      matchForecast(matchViewOf(openMatch(log)), { model, periodLength, expected, hasInMatch });
    const expectations = fc.double({ min: -60, max: 60, noNaN: true });
    const check = (law: (forecast: MatchForecast, expected: number) => void): void => {
      fc.assert(
        fc.property(expectations, (expected) => {
          law(forecastOf(first, expected), expected);
        }),
        { numRuns: 5 },
      );
    };

    it('have chances that add up to 1, and favour the home squad exactly if they expect it to win', () => {
      check((forecast) => {
        for (const { home, draw, away, margin } of forecastsIn(forecast)) {
          expect(home + draw + away).to.be.closeTo(1, 1e-12);
          if (Math.abs(home - away) > 1e-12) expect(home > away).to.equal(margin > 0);
        }
      });
    });

    it('mirror if the sides are swapped', () => {
      check((forecast, expected) => {
        const mirror = forecastsIn(forecastOf(swapped(first), -expected));
        expect(mirror).to.have.length(forecastsIn(forecast).length);
        for (const [at, one] of forecastsIn(forecast).entries())
          mirrored(mirror[at] as Forecast).forEach((value, member) => {
            expect(value).to.be.closeTo([one.home, one.draw, one.away, one.margin][member] ?? NaN, 1e-9);
          });
      });
    });

    it('are certain once a match is over', () => {
      for (const log of logs) {
        const match = openMatch(log);
        const { now } = forecastOf(log);
        const { state } = matchViewOf(match).clock;
        if (state === 'over') expect(Math.max(now?.home ?? 0, now?.draw ?? 0, now?.away ?? 0)).to.equal(1);
        if (state === 'called off') expect(now).to.equal(undefined);
      }
    });

    it('are those of the log as it grew, and read nothing that comes later', () => {
      const { header, entries } = first;
      const hasPrefixes =
        matchViewOf(openMatch(first)).clock.state !== 'called off' &&
        entries.every(({ kind }) => kind === 'transaction' || kind === 'status');
      fc.assert(
        fc.property(fc.integer({ min: 0, max: entries.length }), (count) => {
          const growing = GrowingMatch.of({ header, entries: [] });
          growing.append(entries.slice(0, count >> 1));
          growing.append(entries.slice(count >> 1, count));
          const cut = forecastOf({ header, entries: entries.slice(0, count) });
          const grown = matchForecast(matchViewOf(growing.match()), { model, periodLength, expected: 7, hasInMatch });
          expect(grown).to.deep.equal(cut);
          if (hasPrefixes) expect(forecastOf(first).points.slice(0, cut.points.length)).to.deep.equal(cut.points);
        }),
        { numRuns: 5 },
      );
    });

    it('give credits that add up to the margin, as the metric of squads does, or none', () => {
      const match = openMatch(first);
      const view = matchViewOf(match);
      const credits = playerCredits(match, view);
      const sum = credits.reduce((total, { side, points }) => total + (side === 0 ? points : -points), 0);
      const [home, away] = view.score.totals;
      if (credits.length > 0) expect(sum).to.be.closeTo(home.points - away.points, 1e-9);
      else expect(view.rows).to.deep.equal([]);
    });

    it('name each part that is absent, with the reason', () => {
      const { pregame, now, points, absent } = forecastOf(first);
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

const withoutScore = ({ score: _, ...squad }: MatchBrief['home']): MatchBrief['home'] => squad;

/** Returns the squad that won. **Empty**: `undefined` after a draw. */
const winnerOf = ({ home, away }: MatchBrief): number | undefined => {
  const margin = (home.score?.points ?? 0) - (away.score?.points ?? 0);
  return margin === 0 ? undefined : margin > 0 ? home.id : away.id;
};

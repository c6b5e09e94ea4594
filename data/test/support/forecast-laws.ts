import {
  GrowingMatch,
  matchViewOf,
  openMatch,
  playerCredits,
  type Entry,
  type Forecast,
  type Match,
  type MatchForecast,
  type MatchLog,
} from '@goalsquare/engine';
import { expect } from 'chai';

/** Returns the forecast of a match from the margin that was expected before it. */
export type ForecastOf = (match: Match, expected: number) => MatchForecast;

/** Laws of every forecast, whatever the expected margin. `hold` **throws** if one is broken. */
export interface ForecastLaw {
  readonly name: string;
  /** Whether a few matches are too few to try it, since matches end in different ways. */
  readonly needsEveryMatch?: true;
  /** `seed` chooses the moments at which the law is tried. */
  readonly hold: (log: MatchLog, forecastOf: ForecastOf, expected: number, seed: number) => void;
}

const other = { home: 'away', away: 'home' } as const;

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

/** THE laws of the forecasts and credits of one match. */
export const forecastLaws: readonly ForecastLaw[] = [
  {
    name: 'chances add up to 1, and favour the home squad exactly if it is expected to win',
    hold: (log, forecastOf, expected) => {
      for (const { home, draw, away, margin } of forecastsIn(forecastOf(openMatch(log), expected))) {
        expect(home + draw + away).to.be.closeTo(1, 1e-12);
        if (Math.abs(home - away) > 1e-12) expect(home > away).to.equal(margin > 0);
      }
    },
  },
  {
    name: 'chances mirror if the sides are swapped',
    hold: (log, forecastOf, expected) => {
      const forecasts = forecastsIn(forecastOf(openMatch(log), expected));
      const mirror = forecastsIn(forecastOf(openMatch(swapped(log)), -expected));
      expect(mirror).to.have.length(forecasts.length);
      for (const [at, one] of forecasts.entries())
        mirrored(mirror[at] as Forecast).forEach((value, member) => {
          expect(value).to.be.closeTo([one.home, one.draw, one.away, one.margin][member] ?? NaN, 1e-9);
        });
    },
  },
  {
    name: 'one chance is 1 once a match is over, and there is none if it was called off',
    needsEveryMatch: true,
    hold: (log, forecastOf, expected) => {
      const { now } = forecastOf(openMatch(log), expected);
      const { state } = matchViewOf(openMatch(log)).clock;
      if (state === 'over') expect(Math.max(now?.home ?? 0, now?.draw ?? 0, now?.away ?? 0)).to.equal(1);
      if (state === 'called off') expect(now).to.equal(undefined);
    },
  },
  {
    name: 'a forecast is that of the log as it grew, and reads nothing that comes later',
    hold: (log, forecastOf, expected, seed) => {
      const { header, entries } = log;
      const count = seed % (entries.length + 1);
      const growing = GrowingMatch.of({ header, entries: [] });
      growing.append(entries.slice(0, count >> 1));
      growing.append(entries.slice(count >> 1, count));
      const cut = forecastOf(openMatch({ header, entries: entries.slice(0, count) }), expected);
      expect(forecastOf(growing.match(), expected)).to.deep.equal(cut);
      const hasPrefixes =
        matchViewOf(openMatch(log)).clock.state !== 'called off' &&
        entries.every(({ kind }) => kind === 'transaction' || kind === 'status');
      if (hasPrefixes)
        expect(forecastOf(openMatch(log), expected).points.slice(0, cut.points.length)).to.deep.equal(cut.points);
    },
  },
  {
    name: 'credits of players add up to the margin, or there are none',
    hold: (log) => {
      const match = openMatch(log);
      const view = matchViewOf(match);
      const credits = playerCredits(match, view);
      const sum = credits.reduce((total, { side, points }) => total + (side === 0 ? points : -points), 0);
      const [home, away] = view.score.totals;
      if (credits.length > 0) expect(sum).to.be.closeTo(home.points - away.points, 1e-9);
      else expect(view.rows).to.deep.equal([]);
    },
  },
];

import { playerStatistics, squadStatistics, planOf, type Match } from '@goalsquare/engine';
import { Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { correlationOf, meanOf } from './correlation.js';
import { comparing, type Measure, type Seen } from './measure.js';

const codes = ['DISPOSAL', 'KICK', 'HANDBALL', 'MARK', 'TACKLE', 'CLEARANCE', 'INSIDE_50', 'GOAL', 'CLANGER'] as const;
type Code = (typeof codes)[number];
type Line = Readonly<Record<Code, number>>;

const plans = {
  player: planOf('player', [...codes, 'TIME_ON_GROUND']),
  squad: planOf('squad', ['TACKLE', 'POSSESSION_CONTESTED']),
};

/** Minimum number of a player's matches for the mean to count, and for odd and even matches to be compared. */
const [FEWEST, FEWEST_FOR_HALVES] = [10, 14];

/** Minimum number of matches in a season that is compared. */
const LEAST_MATCHES = 150;

const sdOf = (values: readonly number[]): number => {
  const tally = new Tally();
  for (const value of values) tally.add(value);
  return tally.sd;
};

interface Club {
  wins: number;
  points: number;
  against: number;
}

/** The figures of one season, to which matches are added one by one. */
class OneSeason {
  readonly #players = new Map<number, Line[]>();
  readonly #clubs = new Map<number, Club>();
  readonly #sides: Record<'TACKLE' | 'POSSESSION_CONTESTED', [number, number][]> = {
    TACKLE: [],
    POSSESSION_CONTESTED: [],
  };
  readonly #quarters = new Map<number, number[]>();

  take({ log: { header }, match, view: { score } }: Seen): void {
    for (const [personId, line] of linesOf(match)) {
      const lines = this.#players.get(personId) ?? [];
      this.#players.set(personId, lines);
      lines.push(line);
    }
    const { table } = squadStatistics(match, plans.squad);
    for (const [n, code] of (['TACKLE', 'POSSESSION_CONTESTED'] as const).entries())
      this.#sides[code].push([table.value(n, 0) ?? 0, table.value(n, 1) ?? 0]);
    for (const { points, period } of score.periods.flat()) {
      const all = this.#quarters.get(period) ?? [];
      this.#quarters.set(period, all);
      all.push(points);
    }
    const [home, away] = score.totals;
    this.#result(header.home.id, home.points, away.points);
    this.#result(header.away.id, away.points, home.points);
  }

  #result(id: number, points: number, against: number): void {
    const club = this.#clubs.get(id) ?? { wins: 0, points: 0, against: 0 };
    this.#clubs.set(id, club);
    club.wins += points > against ? 1 : points === against ? 0.5 : 0;
    club.points += points;
    club.against += against;
  }

  /** Whether the season has enough matches for its figures to be meaningful. */
  get isWhole(): boolean {
    return this.#sides.TACKLE.length >= LEAST_MATCHES;
  }

  /** Returns the season's figures by name. */
  figures(): Readonly<Record<string, number>> {
    const all = [...this.#players.values()];
    const lines = all.flat();
    const often = all.filter(({ length }) => length >= FEWEST);
    const means = (code: Code): readonly number[] => often.map((of) => meanOf(of.map((line) => line[code])));
    const top = (code: Code): number => Math.max(...means(code));
    const halves = (code: Code): number =>
      correlationOf(
        all
          .filter(({ length }) => length >= FEWEST_FOR_HALVES)
          .map((of) => [0, 1].map((half) => meanOf(of.filter((_, n) => n % 2 === half).map((line) => line[code]))))
          .map(([odd = 0, even = 0]) => [odd, even]),
      );
    const r = (one: Code, other: Code): number => correlationOf(lines.map((line) => [line[one], line[other]]));
    const clubs = [...this.#clubs.values()];
    const quarter = (n: number): number => meanOf(this.#quarters.get(n) ?? []);
    return {
      'players with 40 disposals, a match':
        lines.filter(({ DISPOSAL }) => DISPOSAL >= 40).length / this.#sides.TACKLE.length,
      'most disposals in a match': Math.max(...lines.map(({ DISPOSAL }) => DISPOSAL)),
      'disposals of a player: spread over matches': meanOf(often.map((of) => sdOf(of.map(({ DISPOSAL }) => DISPOSAL)))),
      'mean disposals of players: spread': sdOf(means('DISPOSAL')),
      'mean disposals of players: best': top('DISPOSAL'),
      'odd and even matches: r of disposals': halves('DISPOSAL'),
      'odd and even matches: r of marks': halves('MARK'),
      'odd and even matches: r of tackles': halves('TACKLE'),
      'odd and even matches: r of clearances': halves('CLEARANCE'),
      'mean tackles of players: best': top('TACKLE'),
      'mean clearances of players: best': top('CLEARANCE'),
      'mean inside 50s of players: best': top('INSIDE_50'),
      'most goals in a match': Math.max(...lines.map(({ GOAL }) => GOAL)),
      'most goals in a season': Math.max(...all.map((of) => of.reduce((sum, { GOAL }) => sum + GOAL, 0))),
      'r of kicks and handballs': r('KICK', 'HANDBALL'),
      'r of disposals and tackles': r('DISPOSAL', 'TACKLE'),
      'r of disposals and clangers': r('DISPOSAL', 'CLANGER'),
      'r of the tackles of the two sides': correlationOf(this.#sides.TACKLE),
      'r of the contested possessions of the two sides': correlationOf(this.#sides.POSSESSION_CONTESTED),
      'wins of clubs: spread': sdOf(clubs.map(({ wins }) => wins)),
      'percentage of clubs: spread': sdOf(clubs.map(({ points, against }) => (100 * points) / against)),
      'points of a side in Q4 minus those in Q1': quarter(4) - quarter(1),
    };
  }
}

/** Returns the statistics of a match's players, without those who never came on. */
function linesOf(match: Match): readonly (readonly [personId: number, line: Line])[] {
  const { table } = playerStatistics(match, plans.player);
  return [...match.persons].flatMap((personId, slot) => {
    const value = (code: (typeof table.codes)[number]): number => table.value(table.codes.indexOf(code), slot) ?? 0;
    if (value('TIME_ON_GROUND') === 0) return [];
    return [[personId, Object.fromEntries(codes.map((code) => [code, value(code)])) as Line] as const];
  });
}

/**
 * Bounds for the figures of a season in the first men's league: those of the real competition, widened because seasons
 * differ.
 */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'players with 40 disposals, a match': [0.05, 0.2],
  'most disposals in a match': [40, 52],
  'disposals of a player: spread over matches': [4.2, 5.2],
  'mean disposals of players: spread': [5.2, 6],
  'mean disposals of players: best': [32, 37],
  'odd and even matches: r of disposals': [0.89, 0.97],
  'odd and even matches: r of marks': [0.7, 0.78],
  'odd and even matches: r of tackles': [0.8, 0.88],
  'odd and even matches: r of clearances': [0.91, 0.99],
  'mean tackles of players: best': [7.83, 9.57],
  'mean clearances of players: best': [6.84, 8.36],
  'mean inside 50s of players: best': [6.12, 7.48],
  'most goals in a match': [8, 12],
  'most goals in a season': [55, 80],
  'r of kicks and handballs': [0.24, 0.36],
  'r of disposals and tackles': [0.25, 0.37],
  'r of disposals and clangers': [0.31, 0.43],
  'r of the tackles of the two sides': [0.32, 0.48],
  'r of the contested possessions of the two sides': [0.24, 0.4],
  'wins of clubs: spread': [3.5, 4.5],
  'percentage of clubs: spread': [17, 24],
  'points of a side in Q4 minus those in Q1': [-0.9, 2.1],
};

/**
 * Compares how players and clubs differ over a season, as means over the measured seasons. The best player of a single
 * season varies by more than the bounds allow, so measure several worlds. **Empty**: no rows without a whole season.
 */
export class Seasons implements Measure {
  readonly #seasons = new Map<string, OneSeason>();

  take(seen: Seen): void {
    const key = `${seen.world} ${seen.year}`;
    const season = this.#seasons.get(key) ?? new OneSeason();
    this.#seasons.set(key, season);
    season.take(seen);
  }

  compared(): readonly Compared[] {
    const figures = [...this.#seasons.values()].filter(({ isWhole }) => isWhole).map((season) => season.figures());
    if (figures.length === 0) return [];
    return Object.entries(bounds).flatMap(([measure, within]) =>
      comparing('seasons').between(measure, within, meanOf(figures.map((of) => of[measure] ?? NaN))),
    );
  }
}

import { numberIn, rowsOf } from '../reference.js';
import { Tallies, Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { comparing, type Measure, type Seen } from './measure.js';

type Pair = readonly [mean: number, sd: number];

interface RealScores {
  readonly quarter: Pair;
  readonly side: Pair;
  readonly homeWins: number;
  readonly draws: number;
  /** Figures that are known only for men's matches. */
  readonly men?: {
    readonly quarterPoints: Pair;
    readonly scoreless: number;
    readonly margin: Pair;
    readonly correlation: number;
  };
}

const SEASONS: readonly string[] = ['2021', '2022'];

/**
 * Returns the real scores. Men's scores by season come from the reference. All other figures are midpoints of the
 * ranges in data facts, section 5. Women's scores by quarter are omitted, because they are known only for seasons with
 * a third fewer goals than the season of the other figures.
 */
function realOf(competition: 'men' | 'women'): RealScores {
  if (competition === 'women') return { quarter: [1060, 88], side: [40, 20], homeWins: 0.52, draws: 0.01 };
  const seasons = rowsOf('scores_by_year_afl').filter(({ year = '' }) => SEASONS.includes(year));
  const mean = (column: string): number =>
    seasons.reduce((sum, row) => sum + numberIn(row, column), 0) / seasons.length;
  return {
    quarter: [1850, 130],
    side: [mean('team_score'), 25.5],
    homeWins: mean('home_win'),
    draws: mean('draws') / 198,
    men: {
      quarterPoints: [20.4, 11],
      scoreless: 0.0035,
      margin: [mean('margin'), mean('margin_sd')],
      correlation: -0.33,
    },
  };
}

/** Compares the lengths of quarters, scores, margins and winners. */
export class Scores implements Measure {
  readonly #tallies = new Tallies();
  readonly #product = new Tally();

  constructor(private readonly competition: 'men' | 'women') {}

  take({ match, view: { score } }: Seen): void {
    const [home, away] = score.totals;
    for (const seconds of match.periodSeconds.slice(0, 4)) this.#tallies.of('quarter').add(seconds);
    for (const side of score.periods)
      for (const { points, period } of side)
        if (period <= 4) {
          this.#tallies.of('quarterPoints').add(points);
          this.#tallies.of('scoreless').add(points === 0 ? 1 : 0);
        }
    for (const { points, goals = 0, behinds = 0 } of [home, away]) {
      this.#tallies.of('side').add(points);
      this.#tallies.of('goals').add(goals);
      this.#tallies.of('behinds').add(behinds);
    }
    this.#tallies.of('home').add(home.points);
    this.#tallies.of('away').add(away.points);
    this.#product.add(home.points * away.points);
    this.#tallies.of('margin').add(home.points - away.points);
    this.#tallies.of('homeWins').add(home.points > away.points ? 1 : 0);
    this.#tallies.of('draws').add(home.points === away.points ? 1 : 0);
  }

  compared(): readonly Compared[] {
    const real = realOf(this.competition);
    const of = (name: string): Tally => this.#tallies.of(name);
    const correlation = (this.#product.mean - of('home').mean * of('away').mean) / (of('home').sd * of('away').sd);
    const rows = comparing('scores');
    return [
      ...rows.meanAndSd('seconds of a quarter', real.quarter, of('quarter')),
      ...rows.meanAndSd('points of a side', real.side, of('side')),
      rows.share('home wins', real.homeWins, of('homeWins').mean),
      rows.share('draws', real.draws, of('draws').mean),
      ...(real.men === undefined
        ? []
        : [
            ...rows.meanAndSd('points of a side in a quarter', real.men.quarterPoints, of('quarterPoints')),
            rows.share('quarters without a score', real.men.scoreless, of('scoreless').mean),
            rows.margin('home margin', real.men.margin[0], of('margin').mean),
            rows.sd('home margin', real.men.margin[1], of('margin').sd),
            rows.correlation('correlation of home and away points', real.men.correlation, correlation),
          ]),
    ];
  }
}

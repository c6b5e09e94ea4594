import { numberIn, rowsOf } from '../reference.js';
import { Tallies, Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { meanAndSd, type Measure, type Seen } from './measure.js';

type Pair = readonly [mean: number, sd: number];

interface RealScores {
  readonly quarter: Pair;
  readonly quarterPoints: Pair | undefined;
  readonly scoreless: number;
  readonly side: Pair;
  readonly margin: Pair | undefined;
  readonly homeWins: number;
  readonly draws: number;
  readonly correlation: number | undefined;
}

const SEASONS: readonly string[] = ['2021', '2022'];

/**
 * Returns the real scores. Men's scores by season come from the reference. All other figures are midpoints of the
 * ranges in data facts, section 5. Women's scores by quarter are omitted, because they are known only for seasons with
 * a third fewer goals than the season of the other figures.
 */
function realOf(competition: 'men' | 'women'): RealScores {
  if (competition === 'women')
    return {
      quarter: [1060, 88],
      quarterPoints: undefined,
      scoreless: 0.1,
      side: [40, 20],
      margin: undefined,
      homeWins: 0.52,
      draws: 0.01,
      correlation: undefined,
    };
  const seasons = rowsOf('scores_by_year_afl').filter(({ year = '' }) => SEASONS.includes(year));
  const mean = (column: string): number =>
    seasons.reduce((sum, row) => sum + numberIn(row, column), 0) / seasons.length;
  return {
    quarter: [1850, 130],
    quarterPoints: [20.4, 11],
    scoreless: 0.0035,
    side: [mean('team_score'), 25.5],
    margin: [mean('margin'), mean('margin_sd')],
    homeWins: mean('home_win'),
    draws: mean('draws') / 198,
    correlation: -0.33,
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
    const share = (measure: string, theirs: number, ours: number): Compared => ({
      group: 'scores',
      measure,
      kind: 'share',
      real: theirs,
      ours,
    });
    return [
      ...meanAndSd({ group: 'scores', measure: 'seconds of a quarter', real: real.quarter, ours: of('quarter') }),
      ...(real.quarterPoints === undefined
        ? []
        : [
            ...meanAndSd({
              group: 'scores',
              measure: 'points of a side in a quarter',
              real: real.quarterPoints,
              ours: of('quarterPoints'),
            }),
            share('quarters without a score', real.scoreless, of('scoreless').mean),
          ]),
      ...meanAndSd({ group: 'scores', measure: 'points of a side', real: real.side, ours: of('side') }),
      share('home wins', real.homeWins, of('homeWins').mean),
      share('draws', real.draws, of('draws').mean),
      ...(real.margin === undefined
        ? []
        : [
            {
              group: 'scores',
              measure: 'home margin',
              kind: 'margin' as const,
              real: real.margin[0],
              ours: of('margin').mean,
            },
            {
              group: 'scores',
              measure: 'home margin',
              kind: 'sd' as const,
              real: real.margin[1],
              ours: of('margin').sd,
            },
          ]),
      ...(real.correlation === undefined
        ? []
        : [
            {
              group: 'scores',
              measure: 'correlation of home and away points',
              kind: 'correlation' as const,
              real: real.correlation,
              ours: correlation,
            },
          ]),
    ];
  }
}

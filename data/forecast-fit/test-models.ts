import type { ForecastModels, ForecastRecord, ForecastTest, NextScoreTest } from '@goalsquare/engine';
import { trained } from './fit.js';
import { forecastsAt, outcomeOf, rated, type Rated } from './margin-fit.js';
import { formulaOf2010, minutesBySeason, type quarterLengths } from './minutes.js';
import { scoreNextScore } from './next-score-fit.js';
import type { SeenSeason } from './next-score-states.js';
import { marginOf, type ResultRow } from './results.js';
import { decilesOf, pairedDifference, scoresOf, type Scorable } from './scores.js';

/** Returns years as text: `2012-2019, 2021`. */
export function namesOf(years: readonly number[]): string {
  const sorted = [...new Set(years)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const year of sorted) {
    const run = runs.at(-1);
    if (run?.[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

function testOf(
  name: string,
  seasons: string,
  model: readonly Scorable[],
  formula?: readonly Scorable[],
): ForecastTest {
  return {
    name,
    seasons,
    score: scoresOf(model),
    ...(formula && { formula: scoresOf(formula), difference: pairedDifference(model, formula) }),
    deciles: decilesOf(model),
  };
}

const formulaAt = (of: readonly Rated[], breaks: readonly number[]): readonly Scorable[] =>
  of.flatMap(({ row }) =>
    breaks
      .filter((at) => at <= row.breaks.length)
      .map((at) => {
        const score = row.breaks[at - 1];
        return {
          match: row.id,
          chance: formulaOf2010(score === undefined ? 0 : marginOf(score), at / 4),
          outcome: outcomeOf(row),
        };
      }),
  );

/**
 * Data that models are tested on. Ratings are computed from all of `men` and `women`. Only matches in `folder` are
 * scored.
 */
export interface TestSources {
  readonly folder: string;
  readonly men: readonly ResultRow[];
  readonly women: readonly ResultRow[];
  readonly scored: ReadonlySet<number>;
  readonly lengths: ReturnType<typeof quarterLengths>;
  readonly events: readonly SeenSeason[];
}

/** Returns the men's matches to score: those in later seasons than the model was fitted on. */
export const scoredMen = ({ men }: ForecastModels, { men: all, scored }: TestSources): readonly Rated[] =>
  rated(all, men).filter(({ row }) => row.year > trained.men[1] && scored.has(row.id));

function marginTests(models: ForecastModels, sources: TestSources) {
  const { folder, women, scored, lengths } = sources;
  const ofMen = scoredMen(models, sources);
  const ofWomen = rated(women, models.women).filter(({ row }) => row.year > trained.women[1] && scored.has(row.id));
  const seasons = namesOf(ofMen.map(({ row }) => row.year));
  const withBreaks = ofMen.filter(({ row }) => row.breaks.length > 0);
  const minutes = minutesBySeason(folder, ofMen, lengths, { margin: models.men.margin, length: models.periodLength });
  const until2019 = ofMen.filter(({ row }) => row.year <= 2019);
  return [
    ...(ofMen.length > 0 ? [testOf('before the match', seasons, forecastsAt(models.men, ofMen, [0]))] : []),
    ...(until2019.length > 0 && until2019.length < ofMen.length
      ? [
          testOf(
            'before the match',
            namesOf(until2019.map(({ row }) => row.year)),
            forecastsAt(models.men, until2019, [0]),
          ),
        ]
      : []),
    ...(withBreaks.length > 0
      ? ([[1, 2, 3], [1], [2], [3]] as const).map((breaks) =>
          testOf(
            breaks.length > 1 ? 'quarter breaks' : `after quarter ${breaks[0]}`,
            seasons,
            forecastsAt(models.men, withBreaks, breaks),
            formulaAt(withBreaks, breaks),
          ),
        )
      : []),
    ...[...minutes].map(([year, of]) =>
      testOf(
        'every minute',
        String(year),
        of.map(({ model }) => model),
        of.map(({ formula }) => formula),
      ),
    ),
    ...(ofWomen.length > 0
      ? [
          testOf(
            'before the match, women',
            namesOf(ofWomen.map(({ row }) => row.year)),
            forecastsAt(models.women, ofWomen, [0]),
          ),
        ]
      : []),
  ];
}

function nextScoreTests(models: ForecastModels, { events }: TestSources): readonly NextScoreTest[] {
  return events.map(({ season, states: statesWith }) => {
    const isTrained = season === trained.nextScore.season;
    const { lastRound } = trained.nextScore;
    const states = statesWith(models.periodLength).filter(({ round }) => !isTrained || round > lastRound);
    return {
      seasons: isTrained ? `${season}, after round ${lastRound}` : String(season),
      ...scoreNextScore(models.nextScore, states),
    };
  });
}

/** Tests models on all data of a folder from later seasons than they were fitted on. */
export const testModels = (models: ForecastModels, sources: TestSources): Omit<ForecastRecord, 'training'> => ({
  tests: marginTests(models, sources),
  nextScore: nextScoreTests(models, sources),
});

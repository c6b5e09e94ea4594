import {
  chancesOf,
  finalMargin,
  shareOfHome,
  SquadRatings,
  type MarginDistribution,
  type MarginModel,
} from '@goalsquare/engine';
import { marginOf, type ResultRow } from './results.js';
import { meanLoss, type Scorable } from './scores.js';

/** A result, and the margin that ratings expected before it. */
export interface Rated {
  readonly row: ResultRow;
  readonly expected: number;
}

/** Returns the margin that ratings expected before each result. Ratings adapt after each result. */
export function rated(rows: readonly ResultRow[], model: MarginModel): readonly Rated[] {
  const ratings = new SquadRatings(model.ratings);
  return rows.map((row) => {
    const expected = ratings.expectedMargin(row);
    ratings.add(row);
    return { row, expected };
  });
}

export const outcomeOf = ({ score }: ResultRow): number => (Math.sign(marginOf(score)) + 1) / 2;

/** Returns the distribution of the final margin at a break. 0 is before the match, and 1 to 3 are after a quarter. */
export const marginAt = (model: MarginModel, { row, expected }: Rated, at: number): MarginDistribution => {
  const score = at === 0 ? undefined : row.breaks[at - 1];
  return finalMargin(model.margin, { lead: score ? marginOf(score) : 0, left: 1 - at / 4, expected });
};

/** Returns each match's forecasts at some breaks. */
export const forecastsAt = (model: MarginModel, of: readonly Rated[], breaks: readonly number[]): readonly Scorable[] =>
  of.flatMap((one) =>
    breaks
      .filter((at) => at <= one.row.breaks.length)
      .map((at) => ({
        match: one.row.id,
        chance: shareOfHome(chancesOf(marginAt(model, one, at), one.row.isFinal)),
        outcome: outcomeOf(one.row),
      })),
  );

/** A coefficient that is fitted: its step, and a function that changes it. */
interface Dial {
  readonly step: number;
  readonly change: (model: MarginModel, by: number) => MarginModel;
}

const rounded = (value: number): number => Number(value.toFixed(4));

const ratingDial = (name: keyof MarginModel['ratings'], step: number, most = 20): Dial => ({
  step,
  change: (model, by) => ({
    ...model,
    ratings: { ...model.ratings, [name]: Math.max(0, Math.min(most, rounded(model.ratings[name] + by))) },
  }),
});
const driftDial: Dial = {
  step: 0.05,
  change: ({ margin, ...model }, by) => ({ ...model, margin: { ...margin, drift: rounded(margin.drift + by) } }),
};
const spreadDial = (knot: number): Dial => ({
  step: 0.5,
  change: ({ margin, ...model }, by) => ({
    ...model,
    margin: {
      ...margin,
      spread: margin.spread.map(([left, sd], at) => [left, at === knot ? Math.max(1, sd + by) : sd] as const),
    },
  }),
});

/** Coefficients that are fitted for men's matches. How fast the home advantage adapts is set by hand. */
export const menDials: readonly Dial[] = [
  ratingDial('step', 0.01),
  ratingDial('kept', 0.05, 1),
  ratingDial('home', 0.5),
  ratingDial('venue', 0.5),
  ratingDial('shotShare', 0.1, 1),
  ratingDial('early', 0.25),
  driftDial,
  ...[1, 2, 3, 4].map(spreadDial),
];

/** Coefficients that are fitted for women's matches, whose results have no venues and no quarter scores. */
export const womenDials: readonly Dial[] = [
  ratingDial('step', 0.02),
  ratingDial('kept', 0.1, 1),
  ratingDial('home', 1),
  spreadDial(4),
];

/** A change of a coefficient must lower the log loss by more than this. */
const LEAST_GAIN = 2e-6;

/**
 * Fits a model by changing one coefficient after another, in steps, while the mean log loss falls. The loss covers
 * forecasts before the match and at the breaks, for all seasons from `from` to `to`. Ratings are computed from all
 * earlier results.
 */
export function fitMargins(
  rows: readonly ResultRow[],
  start: MarginModel,
  dials: readonly Dial[],
  [from, to]: readonly [number, number],
): MarginModel {
  const past = rows.filter(({ year }) => year <= to);
  let walked: { readonly ratings: MarginModel['ratings']; readonly of: readonly Rated[] } | undefined;
  const loss = (model: MarginModel): number => {
    if (walked?.ratings !== model.ratings)
      walked = { ratings: model.ratings, of: rated(past, model).filter(({ row }) => row.year >= from) };
    return meanLoss(forecastsAt(model, walked.of, [0, 1, 2, 3]));
  };
  let [model, least] = [start, loss(start)];
  for (let pass = 0; pass < 3; pass += 1)
    for (const { step, change } of dials)
      for (const by of [-step, step])
        for (;;) {
          const next = change(model, by);
          const value = loss(next);
          if (!(value < least - LEAST_GAIN)) break;
          [model, least] = [next, value];
        }
  const totals = past.filter(({ year }) => year >= from).map(({ score: [home, away] }) => home.points + away.points);
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const sd = Math.sqrt(totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / totals.length);
  return { ...model, total: { mean: Number(mean.toFixed(1)), sd: Number(sd.toFixed(1)) } };
}

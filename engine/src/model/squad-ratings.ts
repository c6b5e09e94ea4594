import type { RatingModel } from './forecast-models.js';

/** Points of a squad, and its goals and behinds if they are known. */
interface Scored {
  readonly points: number;
  readonly goals?: number;
  readonly behinds?: number;
}

/** A match for ratings: the year, the ids of squads and venue, and its score once it is complete. */
export interface RatedMatch {
  readonly year: number;
  readonly home: number;
  readonly away: number;
  readonly venue?: number;
  readonly score?: readonly [home: Scored, away: Scored];
}

/** Average points of a scoring shot, over all goals and behinds. */
const SHOT_POINTS = 3.6;

/**
 * Returns a squad's points as if each scoring shot were worth the average. **Empty**: the points if shots are not
 * known.
 */
const averagePoints = ({ points, goals, behinds }: Scored): number =>
  goals === undefined || behinds === undefined ? points : SHOT_POINTS * (goals + behinds);

/**
 * Ratings of the squads of one league and level, match by match. Each match moves the ratings of both squads by a share
 * of its surprise. Between seasons, every rating returns towards 0. Add matches in the order of their starts.
 * **Units**: points per match. **Empty**: a squad without a match has rating 0.
 */
export class SquadRatings {
  readonly #ratings = new Map<number, number>();
  readonly #played = new Map<number, number>();
  readonly #visits = new Map<string, number[]>();
  #home: number;
  #year = 0;

  constructor(private readonly model: RatingModel) {
    this.#home = model.home;
  }

  /** Returns an independent copy. */
  copy(): SquadRatings {
    const copy = new SquadRatings(this.model);
    copy.#home = this.#home;
    copy.#year = this.#year;
    for (const [squad, rating] of this.#ratings) copy.#ratings.set(squad, rating);
    for (const [squad, played] of this.#played) copy.#played.set(squad, played);
    for (const [key, visits] of this.#visits) copy.#visits.set(key, visits);
    return copy;
  }

  /** Returns the rating of a squad in a year. */
  ratingOf(squad: number, year: number): number {
    return (this.#ratings.get(squad) ?? 0) * this.model.kept ** Math.max(0, year - this.#year);
  }

  /** Returns the advantage of the home squad, without that of the venue. */
  get homeAdvantage(): number {
    return this.#home;
  }

  /** Returns the points that knowledge of the venue is worth. Above 0, the home squad knows the venue better. */
  venueAdvantage({ year, home, away, venue }: RatedMatch): number {
    return this.model.venue * (this.#familiarity(home, venue, year) - this.#familiarity(away, venue, year));
  }

  /** Returns the margin that the ratings expect. It does not read the score of the match. */
  expectedMargin(match: RatedMatch): number {
    const { year, home, away } = match;
    return this.ratingOf(home, year) - this.ratingOf(away, year) + this.#home + this.venueAdvantage(match);
  }

  /** Returns the number of matches that a squad has played in a year. */
  playedBy(squad: number, year: number): number {
    return year === this.#year ? (this.#played.get(squad) ?? 0) : 0;
  }

  /** Adds a complete match. **Empty**: a match without a score changes nothing. */
  add(match: RatedMatch): void {
    const { year, home, away, venue, score } = match;
    if (score === undefined) return;
    if (year !== this.#year) this.#open(year);
    const { shotShare, homeStep } = this.model;
    const [own, other] = score;
    const observed =
      (1 - shotShare) * (own.points - other.points) + shotShare * (averagePoints(own) - averagePoints(other));
    const surprise = observed - this.expectedMargin(match);
    this.#home += homeStep * surprise;
    for (const [squad, own] of [
      [home, surprise],
      [away, -surprise],
    ] as const) {
      const played = this.playedBy(squad, year);
      this.#ratings.set(squad, this.ratingOf(squad, year) + stepAfter(this.model, played) * own);
      this.#played.set(squad, played + 1);
      const key = `${squad} ${venue}`;
      this.#visits.set(key, [...(this.#visits.get(key) ?? []), year]);
    }
  }

  #open(year: number): void {
    for (const squad of this.#ratings.keys()) this.#ratings.set(squad, this.ratingOf(squad, year));
    this.#played.clear();
    this.#year = Math.max(year, this.#year);
  }

  #familiarity(squad: number, venue: number | undefined, year: number): number {
    if (venue === undefined) return 0;
    const visits = this.#visits.get(`${squad} ${venue}`) ?? [];
    return Math.log1p(visits.filter((visit) => visit > year - this.model.venueYears).length);
  }
}

/** Returns the share of a surprise by which a rating moves, after a number of matches in the season. */
export const stepAfter = ({ step, early }: RatingModel, played: number): number =>
  step * (1 + early * Math.exp(-played / 5));

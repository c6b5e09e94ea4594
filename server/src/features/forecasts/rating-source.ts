import type { Season } from '@goalsquare/data';
import {
  forecastModels,
  isRatedBy,
  leagueRatings,
  SquadRatings,
  type MarginModel,
  type MatchBrief,
} from '@goalsquare/engine';
import { workQueue } from '../../domain/work-queue.js';

/**
 * Returns the rating model of a season: one for women's leagues, another for all others. Only the latter was also
 * fitted on matches in progress.
 */
export function modelOf({ record }: Season): { readonly model: MarginModel; readonly hasInMatch: boolean } {
  const isWomens = record.league.gender === '2';
  return { model: isWomens ? forecastModels.women : forecastModels.men, hasInMatch: !isWomens };
}

/** Ratings after a season, and the earlier ratings they were computed from. */
interface AfterSeason {
  readonly before: SquadRatings;
  readonly after: SquadRatings;
}

/**
 * Computes league ratings at any instant. Ratings after a season are cached until that season or an earlier one
 * changes. They take a few kilobytes per season. Seasons differ by licence, so only those of the latest request are
 * cached.
 */
export class RatingSource {
  readonly #known = new WeakMap<Season, AfterSeason>();
  readonly #first = new WeakMap<MarginModel, SquadRatings>();

  /**
   * Returns the ratings at an instant, or before a match if that is earlier. `seasons` belong to one league and level,
   * oldest first, and end with the forecast season. **Units**: milliseconds.
   */
  async at(seasons: readonly Season[], model: MarginModel, instant: number, next?: MatchBrief): Promise<SquadRatings> {
    const from = seasons.findIndex(
      ({ matches }, at) => at === seasons.length - 1 || !isRatedBy(matches, Math.min(instant, startIn(next))),
    );
    let before = this.#first.get(model) ?? new SquadRatings(model.ratings);
    this.#first.set(model, before);
    for (const season of seasons.slice(0, Math.max(0, from))) before = await this.#after(season, before);
    const rest = seasons.slice(Math.max(0, from)).flatMap(({ matches }) => matches);
    return workQueue.run(() => leagueRatings(before, rest, instant, next));
  }

  async #after(season: Season, before: SquadRatings): Promise<SquadRatings> {
    const known = this.#known.get(season);
    if (known?.before === before) return known.after;
    const after = await workQueue.run(() => leagueRatings(before, season.matches, Infinity));
    this.#known.set(season, { before, after });
    return after;
  }
}

const startIn = (next: MatchBrief | undefined): number =>
  next?.date?.utcMatchStart === undefined ? Infinity : Date.parse(next.date.utcMatchStart);

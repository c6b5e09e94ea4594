import type { Season, World } from '@goalsquare/data';
import {
  briefOf,
  forecastModels,
  isRatedBy,
  matchForecast,
  playerCredits,
  ratedMatch,
  type Match,
  type MatchBrief,
} from '@goalsquare/engine';
import type { MatchForecast } from '@goalsquare/openapi';
import { createHash } from 'node:crypto';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { seasonInScope, seasonsInScope } from '../../domain/scope.js';
import { workQueue } from '../../domain/work-queue.js';
import type { Services } from '../../http/pipeline/services.js';
import type { StreamedAnswer } from '../events/shared-answer.js';
import { forecastChange } from './forecast-changes.js';
import { matchForecastShape } from './forecast-shapes.js';
import { modelOf, RatingSource } from './rating-source.js';

const { periodLength } = forecastModels;

/** Returns the licensed seasons of a level up to a given one, oldest first. */
export function seasonsUntil(world: World, { licence }: Account, season: Season): readonly Season[] {
  const { league, level, id: seasonId } = season.record;
  const all = seasonsInScope(licensedWorld(world, licence), { leagueId: league.id, levelId: level.id });
  return all.slice(0, all.findIndex(({ record }) => record.id === seasonId) + 1);
}

/**
 * Returns a short text that changes with any result in the seasons, and with the number of results that ratings include
 * at an instant.
 */
export const versionsOf = (seasons: readonly Season[], instant: number): string =>
  createHash('sha256')
    .update(seasons.map(({ steadyVersion }) => steadyVersion).join())
    .update(String(seasons.at(-1)?.matches.filter((match) => isRatedBy([match], instant)).length))
    .digest('hex')
    .slice(0, 8);

/**
 * Returns a match as its season lists it. For a replay this is the original match, so ratings end at its start.
 * **Empty**: the match itself if the season does not list it.
 */
const scheduledMatch = ({ matches }: Season, match: MatchBrief): MatchBrief =>
  matches.find(
    ({ id, home, away, roundNumber, phase }) =>
      id === match.id ||
      (home.id === match.home.id &&
        away.id === match.away.id &&
        roundNumber === match.roundNumber &&
        phase.id === match.phase.id),
  ) ?? match;

/** Computes match forecasts with ratings from the seasons that an account may see. */
export class MatchForecasts {
  readonly ratings = new RatingSource();

  constructor(private readonly services: Pick<Services, 'world' | 'now'>) {}

  /** Returns a match's forecast with the ratings at an instant. **Units**: milliseconds. */
  async of(match: Match, account: Account, instant: number): Promise<MatchForecast> {
    const { season, seasons } = this.#seasonsOf(match, account);
    const { model, hasInMatch } = modelOf(season);
    const brief = scheduledMatch(season, briefOf(match));
    const rated = await this.ratings.at(seasons, model, instant, brief);
    const expected = rated.expectedMargin(ratedMatch(brief));
    return workQueue.run(() => {
      const view = cachedMatchView(match);
      const forecast = matchForecast(view, { model, periodLength, expected, hasInMatch });
      return matchForecastShape(match, forecast, playerCredits(match, view));
    });
  }

  /** Returns a short text that changes with the ratings at an instant. */
  versionOf(match: Match, account: Account, instant: number): string {
    return versionsOf(this.#seasonsOf(match, account).seasons, instant);
  }

  /** Returns the streamed response with the forecast of any match, for an account. */
  readonly streamedFor = (account: Account): StreamedAnswer<MatchForecast> => ({
    slides: true,
    snapshotOf: (match) => this.of(match, account, this.services.now()),
    bytesOf: ({ points, credits }) => POINT_BYTES * (points.length + credits.length),
    piecesOf: (_, forecast) => [Buffer.from(JSON.stringify(forecast))],
    changeOf: (before, now) =>
      workQueue.run(() => {
        const change = forecastChange(before, now);
        return change && JSON.stringify(change);
      }),
  });

  #seasonsOf(match: Match, account: Account): { readonly season: Season; readonly seasons: readonly Season[] } {
    const { leagueId, levelId, seasonId } = match.details().header;
    const world = this.services.world();
    const season = seasonInScope(world, { leagueId, levelId, seasonId });
    return { season, seasons: seasonsUntil(world, account, season) };
  }
}

/** Memory of a point, which has twelve numbers. **Units**: bytes. */
const POINT_BYTES = 128;

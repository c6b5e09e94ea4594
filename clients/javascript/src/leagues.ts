import { Caller } from './caller.js';
import { GoalsquareError, UnknownName } from './errors.js';
import type { CallOptions, Row } from './operation-types.js';
import type { SeasonSquads } from './contract/types.js';
import type { Rows } from './table-rows.js';

/** Which league and level, 1 and 1 by default. */
export interface LevelOptions extends CallOptions {
  readonly leagueId?: number | undefined;
  readonly levelId?: number | undefined;
}

/** How long the current season of a level stays the same. **Units**: milliseconds. */
const CURRENT_SEASON = 3_600_000;

/** Methods for leagues, levels and seasons. Without a season they read the current one. */
export class Leagues extends Caller {
  readonly #current = new Map<string, { readonly at: number; readonly season: Promise<number> }>();

  /** The leagues that the account is licensed for. */
  leagues(options?: CallOptions): Promise<Rows<Row<'getLeagues'>>> {
    return this.rows('getLeagues', {}, options);
  }

  /** A league and its seasons, a row for each season of each level. */
  league(leagueId = 1, options?: CallOptions): Promise<Rows<Row<'getLeague', 'seasons'>>> {
    return this.rows('getLeague', { leagueId }, { ...options, table: 'seasons' });
  }

  /** The levels of a league. */
  levels(leagueId = 1, options?: CallOptions): Promise<Rows<Row<'getLevels'>>> {
    return this.rows('getLevels', { leagueId }, options);
  }

  /** A level and its current season. */
  level(leagueId = 1, levelId = 1, options?: CallOptions): Promise<Rows<Row<'getLevel'>>> {
    return this.rows('getLevel', { leagueId, levelId }, options);
  }

  /** The id of the season under way, or of the last one. It is read at most once an hour. */
  currentSeason(leagueId = 1, levelId = 1, options?: CallOptions): Promise<number> {
    const key = `${leagueId} ${levelId}`;
    const known = this.#current.get(key);
    if (known !== undefined && Date.now() - known.at < CURRENT_SEASON) return known.season;
    const season = this.call('getLevel', { leagueId, levelId }, options).then(({ currentSeason }) => {
      if (currentSeason) return currentSeason.seasonId;
      throw new GoalsquareError(`Level ${levelId} of league ${leagueId} has no season.`);
    });
    this.#current.set(key, { at: Date.now(), season });
    season.catch(() => this.#current.delete(key));
    return season;
  }

  /** Returns the id of a squad by its id, code, name or a part of it. **Throws** `UnknownName`. */
  protected async squadId(squad: number | string, seasonId: number, options: LevelOptions = {}): Promise<number> {
    if (typeof squad === 'number' || /^\d+$/u.test(squad)) return Number(squad);
    const { leagueId, levelId, signal, timeout } = options;
    const [id, level] = ofLevel('getLevelSquads', leagueId, levelId);
    const { squads } = (await this.answer(id, { ...level, seasonId }, { signal, timeout })) as SeasonSquads;
    const { chosenByName } = await import('./names/index.js');
    const found = chosenByName(squad, squads, `squad '${squad}' in season ${seasonId}`);
    if ('fault' in found) throw new UnknownName(found.fault, found.suggestions);
    return found.id;
  }
}

/** Returns an operation of a level and its parameters: that of the default level without them, if it is that one. */
export const ofLevel = (
  id: string,
  leagueId = 1,
  levelId = 1,
): readonly [id: string, parameters: { readonly leagueId?: number; readonly levelId?: number }] =>
  leagueId === 1 && levelId === 1 && id !== 'getLevelConferences'
    ? [id.replace('Level', ''), {}]
    : [id, { leagueId, levelId }];

import { Leagues, type LevelOptions } from './leagues.js';
import type { Row, TableId } from './operation-types.js';
import type { Named } from './caller.js';

/** Methods for seasons. Without `seasonId` they read the current season. */
export class Seasons extends Leagues {
  /** The seasons of a level, oldest first. */
  seasons({ leagueId = 1, levelId = 1, ...options }: LevelOptions = {}): Promise<readonly Row<'getLevelSeasons'>[]> {
    return this.rows('getLevelSeasons', { leagueId, levelId }, options);
  }

  /** A season: its dates, matches, last and next round. With `phases`, a row for each phase. */
  season(
    seasonId?: number,
    options?: LevelOptions & { readonly phases?: false },
  ): Promise<readonly Row<'getLevelSeason'>[]>;
  season(
    seasonId: number | undefined,
    options: LevelOptions & { readonly phases: true },
  ): Promise<readonly Row<'getLevelSeason', 'phases'>[]>;
  season(
    seasonId?: number,
    { phases = false, ...options }: LevelOptions & { readonly phases?: boolean } = {},
  ): Promise<readonly (Row<'getLevelSeason'> | Row<'getLevelSeason', 'phases'>)[]> {
    return this.#rows('getLevelSeason', seasonId, {}, options, phases ? 'phases' : undefined);
  }

  /** The matches of a season, or of one squad (`squadId`), with ids, dates, statuses and scores. */
  fixture(
    seasonId?: number,
    { squadId, ...options }: LevelOptions & { readonly squadId?: number } = {},
  ): Promise<readonly Row<'getLevelFixture'>[]> {
    return this.#rows('getLevelFixture', seasonId, { squadId }, options);
  }

  /** The ladder, or the ladder after a round; of one conference, if the season has any. */
  ladder(
    seasonId?: number,
    roundNumber?: number,
    { conference, ...options }: LevelOptions & { readonly conference?: string } = {},
  ): Promise<readonly Row<'getLevelLadder'>[]> {
    return roundNumber === undefined
      ? this.#rows('getLevelLadder', seasonId, { conference }, options)
      : this.#rows('getLevelLadderByRound', seasonId, { conference, roundNumber }, options);
  }

  /** The squads of a season. */
  squads(seasonId?: number, options: LevelOptions = {}): Promise<readonly Row<'getLevelSquads'>[]> {
    return this.#rows('getLevelSquads', seasonId, {}, options);
  }

  /** A squad by its id, name or code. **Throws** `ConfigurationError` if the season has none such. */
  async squad(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<readonly Row<'getLevelSquad'>[]> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows('getLevelSquad', season, { squadId: await this.squadId(squad, season, options) }, options);
  }

  /** The players of a squad, by its id, name or code, with ages, positions and matches of the season. */
  async squadPersons(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<readonly Row<'getLevelSquadPersons'>[]> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows('getLevelSquadPersons', season, { squadId: await this.squadId(squad, season, options) }, options);
  }

  /** The players of all squads of a season: a request for each squad. */
  async squadLists(seasonId?: number, options: LevelOptions = {}): Promise<readonly Row<'getLevelSquadPersons'>[]> {
    const season = seasonId ?? (await this.#currentSeason(options));
    const squads = await this.squads(season, options);
    const lists = await Promise.all(
      squads.map(({ squad_id: squadId }) => this.#rows('getLevelSquadPersons', season, { squadId }, options)),
    );
    return lists.flat();
  }

  /** The conferences of a season and their squads. **Empty**: most seasons have none. */
  conferences(
    seasonId?: number,
    { conference, ...options }: LevelOptions & { readonly conference?: string } = {},
  ): Promise<readonly Row<'getLevelConferences'>[]> {
    return this.#rows('getLevelConferences', seasonId, { conference }, options);
  }

  #currentSeason({ leagueId, levelId, signal, timeout }: LevelOptions): Promise<number> {
    return this.currentSeason(leagueId, levelId, { signal, timeout });
  }

  async #rows<Id extends TableId>(
    id: Id,
    seasonId: number | undefined,
    parameters: Named,
    options: LevelOptions,
    table?: string,
  ): Promise<readonly Row<Id>[]> {
    const { leagueId = 1, levelId = 1, signal, timeout }: LevelOptions = options;
    const season = seasonId ?? (await this.#currentSeason(options));
    const named = { leagueId, levelId, seasonId: season, ...parameters };
    return this.tableRows(id, named, { signal, timeout, table }) as Promise<readonly Row<Id>[]>;
  }
}

import { callOf } from './call-of.js';
import type { Named } from './caller.js';
import { Group } from './group.js';
import { ofLevel, type LevelOptions } from './levels.js';
import type { Row, TableId } from './operation-types.js';
import { asRows, stacked, type Rows } from './table-rows.js';

/** A match of a fixture, with its league and level. */
export type FixtureRow = { readonly league_id: number; readonly level_id: number } & Row<'getLevelFixture'>;

/** Methods for seasons. Without `seasonId` they read the current season. */
export class Seasons extends Group {
  /** The seasons of a level, oldest first, with the progress of each. */
  seasons({ leagueId, levelId, ...options }: LevelOptions = {}): Promise<Rows<Row<'getLevelSeasons'>>> {
    const [id, level] = ofLevel('getLevelSeasons', leagueId, levelId);
    return this.caller.tableRows(id, level, options) as unknown as Promise<Rows<Row<'getLevelSeasons'>>>;
  }

  /** A season: its dates, matches, last round and next round. With `phases`, a row for each phase. */
  season(seasonId?: number, options?: LevelOptions & { readonly phases?: false }): Promise<Rows<Row<'getLevelSeason'>>>;
  season(
    seasonId: number | undefined,
    options: LevelOptions & { readonly phases: true },
  ): Promise<Rows<Row<'getLevelSeason', 'phases'>>>;
  season(
    seasonId?: number,
    { phases = false, ...options }: LevelOptions & { readonly phases?: boolean } = {},
  ): Promise<Rows<Row<'getLevelSeason'> | Row<'getLevelSeason', 'phases'>>> {
    return this.#rows('getLevelSeason', seasonId, {}, options, phases ? 'phases' : undefined);
  }

  /**
   * The matches of a season, or of one squad, with ids, dates, statuses and scores. `squad` is an id, name or code. The
   * first columns are the league and the level.
   */
  async fixture(
    seasonId?: number,
    { squad, ...options }: LevelOptions & { readonly squad?: number | string | undefined } = {},
  ): Promise<Rows<FixtureRow>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    const squadId = squad === undefined ? undefined : await this.names.squadId(squad, season, options);
    const rows = await this.#rows('getLevelFixture', season, { squadId }, options);
    const { leagueId = 1, levelId = 1 } = options;
    return asRows(
      rows.map((row) => ({ league_id: leagueId, level_id: levelId, ...row })),
      ['league_id', 'level_id', ...rows.columns],
    );
  }

  /** The current ladder, or the ladder after a round. `conference` selects one conference. */
  ladder(
    seasonId?: number,
    roundNumber?: number,
    { conference, ...options }: LevelOptions & { readonly conference?: string } = {},
  ): Promise<Rows<Row<'getLevelLadder'>>> {
    return roundNumber === undefined
      ? this.#rows('getLevelLadder', seasonId, { conference }, options)
      : this.#rows('getLevelLadderByRound', seasonId, { conference, roundNumber }, options);
  }

  /** The squads of a season. */
  squads(seasonId?: number, options: LevelOptions = {}): Promise<Rows<Row<'getLevelSquads'>>> {
    return this.#rows('getLevelSquads', seasonId, {}, options);
  }

  /** A squad with its home state, by id, name or code. **Throws** `UnknownName` if the season has no such squad. */
  async squad(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<Rows<Row<'getLevelSquad'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows('getLevelSquad', season, { squadId: await this.names.squadId(squad, season, options) }, options);
  }

  /** The players of a squad, with ages, positions and matches in the season. `squad` is an id, name or code. */
  async squadPersons(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<Rows<Row<'getLevelSquadPersons'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows(
      'getLevelSquadPersons',
      season,
      { squadId: await this.names.squadId(squad, season, options) },
      options,
    );
  }

  /** The players of all squads of a season. Sends a request for each squad. */
  async squadLists(seasonId?: number, options: LevelOptions = {}): Promise<Rows<Row<'getLevelSquadPersons'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    const squads = await this.squads(season, options);
    const lists = await Promise.all(
      squads.map(({ squad_id: squadId }) => this.#rows('getLevelSquadPersons', season, { squadId }, options)),
    );
    return stacked(lists);
  }

  /**
   * The conferences of a season and their squads. **Empty**: no rows for most seasons, because they have no
   * conferences.
   */
  conferences(
    seasonId?: number,
    { conference, ...options }: LevelOptions & { readonly conference?: string } = {},
  ): Promise<Rows<Row<'getLevelConferences'>>> {
    return this.#rows('getLevelConferences', seasonId, { conference }, options);
  }

  #currentSeason(options: LevelOptions): Promise<number> {
    const [call, { leagueId, levelId }] = callOf(options);
    return this.names.currentSeason(leagueId, levelId, call);
  }

  async #rows<Id extends TableId>(
    id: Id,
    seasonId: number | undefined,
    parameters: Named,
    options: LevelOptions,
    table?: string,
  ): Promise<Rows<Row<Id>>> {
    const [call, { leagueId, levelId }] = callOf(options);
    const season = seasonId ?? (await this.#currentSeason(options));
    const [ofSeason, level] = ofLevel(id, leagueId, levelId);
    const named = { ...level, seasonId: season, ...parameters };
    return this.caller.tableRows(ofSeason, named, { ...call, table }) as unknown as Promise<Rows<Row<Id>>>;
  }
}

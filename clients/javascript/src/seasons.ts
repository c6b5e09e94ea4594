import { Leagues, ofLevel, type LevelOptions } from './leagues.js';
import { asRows, stacked, type Rows } from './table-rows.js';
import { eachMatch } from './each-match.js';
import { UnknownName } from './errors.js';
import { matchIdOf, severalMatches, type MatchId, type MatchIds } from './match-ids.js';
import type { Fixture } from './contract/types.js';
import type { CallOptions, Row, TableId } from './operation-types.js';
import type { Named } from './caller.js';

/** A match of a fixture, with its league and level. */
export type FixtureRow = { readonly league_id: number; readonly level_id: number } & Row<'getLevelFixture'>;

/** Methods for seasons. Without `seasonId` they read the current season. */
export class Seasons extends Leagues {
  /** The seasons of a level, oldest first. */
  seasons({ leagueId, levelId, ...options }: LevelOptions = {}): Promise<Rows<Row<'getLevelSeasons'>>> {
    const [id, level] = ofLevel('getLevelSeasons', leagueId, levelId);
    return this.tableRows(id, level, options) as unknown as Promise<Rows<Row<'getLevelSeasons'>>>;
  }

  /** A season: its dates, matches, last and next round. With `phases`, a row for each phase. */
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
   * The matches of a season, or those of one squad, by its id, name or code: their ids, dates, statuses and scores. The
   * first columns are the league and the level.
   */
  async fixture(
    seasonId?: number,
    { squad, ...options }: LevelOptions & { readonly squad?: number | string | undefined } = {},
  ): Promise<Rows<FixtureRow>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    const squadId = squad === undefined ? undefined : await this.squadId(squad, season, options);
    const rows = await this.#rows('getLevelFixture', season, { squadId }, options);
    const { leagueId = 1, levelId = 1 } = options;
    return asRows(
      rows.map((row) => ({ league_id: leagueId, level_id: levelId, ...row })),
      ['league_id', 'level_id', ...rows.columns],
    );
  }

  /** The ladder, or the ladder after a round; of one conference, if the season has any. */
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

  /** A squad by its id, name or code. **Throws** `UnknownName` if the season has none such. */
  async squad(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<Rows<Row<'getLevelSquad'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows('getLevelSquad', season, { squadId: await this.squadId(squad, season, options) }, options);
  }

  /** The players of a squad, by its id, name or code, with ages, positions and matches of the season. */
  async squadPersons(
    squad: number | string,
    seasonId?: number,
    options: LevelOptions = {},
  ): Promise<Rows<Row<'getLevelSquadPersons'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    return this.#rows('getLevelSquadPersons', season, { squadId: await this.squadId(squad, season, options) }, options);
  }

  /** The players of all squads of a season: a request for each squad. */
  async squadLists(seasonId?: number, options: LevelOptions = {}): Promise<Rows<Row<'getLevelSquadPersons'>>> {
    const season = seasonId ?? (await this.#currentSeason(options));
    const squads = await this.squads(season, options);
    const lists = await Promise.all(
      squads.map(({ squad_id: squadId }) => this.#rows('getLevelSquadPersons', season, { squadId }, options)),
    );
    return stacked(lists);
  }

  /** The conferences of a season and their squads. **Empty**: most seasons have none. */
  conferences(
    seasonId?: number,
    { conference, ...options }: LevelOptions & { readonly conference?: string } = {},
  ): Promise<Rows<Row<'getLevelConferences'>>> {
    return this.#rows('getLevelConferences', seasonId, { conference }, options);
  }

  /** Returns the id of a match, which may be named by its squads, round and season. **Throws** `UnknownName`. */
  protected async matchId(match: MatchId, options?: CallOptions): Promise<number> {
    const id = matchIdOf(match);
    if (typeof id === 'number') return id;
    const { chosenMatch, matchNameOf } = await import('./names/index.js');
    const name = matchNameOf(id);
    if ('fault' in name) throw new UnknownName(name.fault);
    const seasonId = name.seasonId ?? (await this.currentSeason(1, 1, options));
    const found = chosenMatch(name, (await this.answer('getFixture', { seasonId }, options)) as Fixture);
    if (typeof found === 'number') return found;
    throw new UnknownName(found.fault, found.suggestions);
  }

  /** Reads the rows of one match, or of several below one another. **Throws** `ConfigurationError`, `NotStarted`. */
  protected async ofMatches<T>(
    matches: MatchIds,
    options: CallOptions | undefined,
    read: (matchId: number, options: CallOptions) => Promise<Rows<T>>,
  ): Promise<Rows<T>> {
    const { signal, timeout } = options ?? {};
    const call = { signal, timeout };
    const several = severalMatches(matches);
    if (several === undefined) return read(await this.matchId(matches as MatchId, call), call);
    const ids = await Promise.all(several.map((match) => this.matchId(match, call)));
    return eachMatch([...new Set(ids)], call, this.heard, read);
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
  ): Promise<Rows<Row<Id>>> {
    const { leagueId, levelId, signal, timeout }: LevelOptions = options;
    const season = seasonId ?? (await this.#currentSeason(options));
    const [ofSeason, level] = ofLevel(id, leagueId, levelId);
    const named = { ...level, seasonId: season, ...parameters };
    return this.tableRows(ofSeason, named, { signal, timeout, table }) as unknown as Promise<Rows<Row<Id>>>;
  }
}

import { questionLists } from './batch.js';
import { callOf } from './call-of.js';
import { Group } from './group.js';
import { ConfigurationError, GoalsquareError } from './errors.js';
import type { AcrossFilters, AcrossOptions } from './across-options.js';
import type { CellRow } from './flatten.js';
import type { DefaultBy, Dimension, FormRow, GameLogRow, LeaderRow, PersonRow, QuestionRow } from './question-rows.js';
import type { Page } from './read-pages.js';
import type { MeasuredAnswer } from './measured-rows.js';
import { rowsOf, type Named } from './caller.js';
import type { LevelOptions } from './levels.js';
import type { CallOptions, Parameters } from './operation-types.js';
import type { Of } from './statistics.js';
import type { Several } from './several.js';
import { shaped } from './shaped-rows.js';
import type { Rows } from './table-rows.js';
import type { MatchRow } from './with-means.js';

/** Maximum number of queries in one request. */
const QUERIES = 100;

const isMetric = (given: unknown): given is Several<string> => typeof given === 'string' || Array.isArray(given);

const COMPARED = ['valueDisplay', 'order', 'rank', 'percentile'];

const operations = { players: 'getPlayersAcrossMatches', squads: 'getSquadsAcrossMatches' } as const;
const evidence = { players: 'getPlayersEvidenceAcrossMatches', squads: 'getSquadsEvidenceAcrossMatches' } as const;
const posted = { players: 'postPlayersAcrossMatches', squads: 'postSquadsAcrossMatches' } as const;

const NO_TERMS = 'The account does not have the Transactional tier, so there are no terms.';

/** Options of `form`: the number of matches, the squad if there is no player, and filters of acts. */
export type FormOptions<Tidy extends boolean = boolean> = Omit<
  AcrossFilters,
  'last' | 'squad' | 'area' | 'areaOf' | 'areaUnit'
> &
  AcrossOptions<Tidy> &
  LevelOptions & {
    readonly squad?: number | string | undefined;
    readonly metric?: Several<string> | undefined;
    readonly seasonId?: Several<number> | undefined;
    readonly last?: number | undefined;
  };

/**
 * Methods for questions across matches: a season, a career, the last five games in one call.
 *
 * Rows have a column for each metric and measure: `DISPOSAL` is the total, `DISPOSAL_per_match` the mean per match
 * played. With `tidy: true` each metric and measure has its own row. All pages are requested.
 */
export class Across extends Group {
  /**
   * Statistics of players or squads (`of`) over many matches, by default in the latest season that has started.
   *
   * @example
   * api.seasonStats('DISPOSAL', 2025, { minMatches: 10, result: 'won', period: [3, 4], limit: 20 })
   */
  seasonStats<
    What extends Of = 'players',
    const By extends Several<Dimension> = DefaultBy<What>,
    Tidy extends boolean = false,
  >(
    metric?: Several<string>,
    seasonId?: Several<number>,
    options: Omit<AcrossFilters, 'by'> &
      AcrossOptions<Tidy> & { readonly of?: What | undefined; readonly by?: By | undefined } = {},
  ): Promise<Rows<QuestionRow<By, Tidy> & { readonly seconds: number }>> {
    const { of = 'players', ...filters } = options;
    const parameters = { measure: ['perMatch', 'total'], metric, seasonId, ...filters };
    return this.#across(of, parameters, ['matches', 'seconds']);
  }

  /**
   * The terms that add up to a total of `seasonStats`, with a row for each act or time interval in each match. `key`
   * selects the row of `seasonStats`: one key for each dimension of `by`, such as the player's id. Needs the
   * Transactional tier.
   */
  async seasonEvidence(
    metric: string,
    key: Several<string | number>,
    seasonId?: Several<number>,
    options: AcrossFilters & Pick<AcrossOptions, 'limit'> & CallOptions & { readonly of?: Of | undefined } = {},
  ): Promise<Rows<CellRow>> {
    const [call, { of = 'players', limit, ...filters }] = callOf(options);
    const parameters = { ...(await this.names.withIds(filters, call)), metric, key, seasonId };
    const answer = await this.#allRows(evidence[of], parameters, limit, call);
    if (answer.rows.some((row) => !('terms' in row))) throw new ConfigurationError(NO_TERMS);
    return rowsOf(answer, (await import('./answer-rows.js')).rowTermsTable);
  }

  /** The matches that a player has played, oldest first. `person` is an id, a full name or a surname. */
  async gameLog<Tidy extends boolean = false>(
    person: number | string,
    metric?: Several<string>,
    seasonId?: Several<number>,
    options: Omit<AcrossFilters, 'by' | 'measure' | 'personId' | 'context'> & AcrossOptions<Tidy> = {},
  ): Promise<Rows<GameLogRow<Tidy>>> {
    const [call, { limit, tidy = false, ...filters }] = callOf(options);
    const personId = await this.names.personId(person, call);
    const fields = ['seconds', ...(tidy ? COMPARED : [])];
    const parameters = { ...(await this.names.withIds({ ...filters, seasonId }, call)), personId, metric, fields };
    const log = await this.#allRows('getPersonMatches', parameters, limit, call);
    return shaped(log, ({ matchOfPerson }) => matchOfPerson, tidy);
  }

  /**
   * The last matches of a player or squad, oldest first, with the rolling mean of each metric over `last` matches. You
   * can also pass the metric as an option. Sends two requests.
   */
  async form<Person extends number | string | undefined, Tidy extends boolean = false>(
    person: Person,
    metric?: Several<string> | FormOptions<Tidy>,
    options: FormOptions<Tidy> = {},
  ): Promise<Rows<FormRow<Person, Tidy>>> {
    const given = { ...options, ...(isMetric(metric) ? { metric } : metric) };
    const [call, { squad, last = 5, tidy = false, limit: _all, ...filters }] = callOf(given);
    if (last < 1 || last > QUERIES) throw new ConfigurationError(`last '${last}' is not from 1 to ${QUERIES}.`);
    if ((person === undefined) === (squad === undefined))
      throw new ConfigurationError('form needs a person or a squad, but not both.');
    const parameters = { ...(await this.names.withIds(filters, call)), last: 2 * last - 1 };
    const isPerson = person !== undefined;
    const owner = isPerson
      ? await this.names.personId(person, call)
      : await this.names.squadOfSeason(squad ?? '', { ...filters, ...call });
    const log = isPerson
      ? await this.#allRows('getPersonMatches', { ...parameters, personId: owner, fields: 'seconds' }, undefined, call)
      : await this.#allRows(
          operations.squads,
          { ...parameters, squadId: owner, by: ['match', 'opponent'], sort: 'match', fields: 'matches' },
          undefined,
          call,
        );
    const { withRollingMeans } = await import('./question-parts.js');
    const of = isPerson ? 'players' : 'squads';
    const rows = await withRollingMeans(
      log.rows as unknown as readonly MatchRow[],
      last,
      questionLists,
      of,
      owner,
      parameters,
      (queries) => this.caller.answer(posted[of], { body: { queries } }, call),
    );
    const answer = { ...log, measures: ['total', 'rollingMean'], rows } as unknown as MeasuredAnswer;
    return shaped(answer, ({ matchOfPerson, matchOfSquad }) => (isPerson ? matchOfPerson : matchOfSquad), tidy, false);
  }

  /** The best players of a season by each metric, with a row for each metric and player. For a match, use `leaders`. */
  async seasonLeaders(
    seasonId?: number,
    metric?: Several<string>,
    options: LevelOptions & Omit<Parameters<'getSeasonLeaders'>, 'seasonId' | 'metric'> = {},
  ): Promise<Rows<LeaderRow>> {
    const [call, { leagueId = 1, levelId = 1, ...parameters }] = callOf(options);
    const season = seasonId ?? (await this.names.currentSeason(leagueId, levelId, call));
    const named = { measure: 'perMatch', limit: 10, ...parameters, leagueId, levelId, seasonId: season, metric };
    const answer = await this.caller.answer('getLevelSeasonLeaders', named, call);
    return rowsOf(answer, (await import('./answer-rows.js')).leadersTable) as unknown as Promise<Rows<LeaderRow>>;
  }

  /** Disposals between team-mates, with a row for each pair of player and receiver, most frequent first. */
  async kickNetwork<Tidy extends boolean = false>(
    squad?: number | string,
    options: Omit<AcrossFilters, 'by' | 'squad' | 'squadId'> &
      AcrossOptions<Tidy> & {
        readonly metric?: Several<string> | undefined;
        readonly seasonId?: Several<number> | undefined;
      } = {},
  ): Promise<Rows<QuestionRow<readonly ['person', 'receiver'], Tidy>>> {
    const by = ['person', 'receiver'];
    return this.#across('players', { metric: 'KICK', measure: 'total', ...options, squad, by }, ['matches']);
  }

  /** Where acts happened: a row for each grid cell (`hex` or `square`) that has acts, with its centre in metres. */
  heatMap<const By extends Dimension = 'hex', Tidy extends boolean = false>(
    metric: Several<string>,
    options: Omit<AcrossFilters, 'by'> &
      AcrossOptions<Tidy> & {
        readonly cells?: 'hex' | 'square' | undefined;
        readonly of?: Of | undefined;
        readonly by?: By | undefined;
        readonly seasonId?: Several<number> | undefined;
      },
  ): Promise<Rows<QuestionRow<readonly [By, 'hex'], Tidy>>> {
    const { cells = 'hex', of = 'players', by, ...filters } = options;
    const parameters = {
      measure: 'total',
      cellMetres: 10,
      ...filters,
      metric,
      by: by === undefined ? cells : [by, cells],
    };
    return this.#across(of, parameters, ['matches']);
  }

  /**
   * Finds players by name, best match first, or by the id that a source gives them. A row has the latest squad of a
   * player. With `squads`, there is a row for each season and squad.
   */
  async findPersons(
    name: string | { readonly source: string; readonly externalId: string },
    options: CallOptions & { readonly limit?: number | undefined; readonly squads?: boolean | undefined } = {},
  ): Promise<Rows<PersonRow>> {
    const { limit, squads = false, ...call } = options;
    const wanted = typeof name === 'string' ? { name } : name;
    const answer = await this.caller.answer('getPersons', { ...wanted, limit }, call);
    const { personsTable, personsAndSquadsTable } = await import('./answer-rows.js');
    return rowsOf(answer, squads ? personsAndSquadsTable : personsTable) as unknown as Promise<Rows<PersonRow>>;
  }

  async #across<Row extends CellRow>(
    of: Of,
    options: Named & AcrossOptions,
    basis: readonly string[],
  ): Promise<Rows<Row>> {
    if (!Object.hasOwn(operations, of)) throw new ConfigurationError(`of '${of}' is not players or squads.`);
    const [call, { tidy = false, limit, ...parameters }] = callOf(options);
    const fields = [...basis, ...(tidy ? COMPARED : [])];
    const named = { ...(await this.names.withIds(parameters, call)), fields };
    const answer = await this.#allRows(operations[of], named, limit, call);
    const by = 'by' in answer ? answer.by : [];
    return shaped(answer, ({ columnsOf }) => columnsOf([...by, ...basis]), tidy);
  }

  /** Returns a response with the rows of all its pages, up to a limit. */
  async #allRows(id: string, parameters: Named, limit: number | undefined, call: CallOptions): Promise<Page> {
    const { readPages } = await import('./question-parts.js');
    return readPages(
      limit,
      (page) => this.caller.answer(id, { ...parameters, ...page }, call) as Promise<Page>,
      (message) => new GoalsquareError(message),
    );
  }
}

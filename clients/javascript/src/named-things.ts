import { callOf } from './call-of.js';
import type { Caller, Named } from './caller.js';
import type { Fixture, Persons, SeasonSquads } from './contract/types.js';
import { eachMatch } from './each-match.js';
import { ConfigurationError, GoalsquareError, UnknownName } from './errors.js';
import { ofLevel, type LevelOptions } from './levels.js';
import { matchIdOf, severalMatches, type MatchId, type MatchIds } from './match-ids.js';
import type { CallOptions } from './operation-types.js';
import { listed, type Several } from './several.js';
import type { Rows } from './table-rows.js';

/** Filters that accept names as well as ids. */
export interface NameFilters {
  readonly player?: Several<number | string> | undefined;
  readonly squad?: Several<number | string> | undefined;
  readonly opponent?: Several<number | string> | undefined;
  /** Ids of matches, names such as `CAL v HOL R4 2025`, replays, or rows of a fixture. */
  readonly matchId?: Several<MatchId> | undefined;
}

/** Filters that accept names, with the parameters for their ids. */
const byName = { player: 'personId', squad: 'squadId', opponent: 'opponentId' } as const;

/** How long a current season is remembered. **Units**: milliseconds. */
const CURRENT_SEASON = 3_600_000;

/** Finds persons, squads and matches by name. */
export class NamedThings {
  readonly #current = new Map<string, { readonly at: number; readonly season: Promise<number> }>();

  constructor(private readonly caller: Caller) {}

  /** Returns the id of the current season, or of the last one. It is requested at most once an hour. */
  currentSeason(leagueId = 1, levelId = 1, options?: CallOptions): Promise<number> {
    const key = `${leagueId} ${levelId}`;
    const known = this.#current.get(key);
    if (known !== undefined && Date.now() - known.at < CURRENT_SEASON) return known.season;
    const season = this.caller.call('getLevel', { leagueId, levelId }, options).then(({ currentSeason }) => {
      if (currentSeason) return currentSeason.seasonId;
      throw new GoalsquareError(`Level ${levelId} of league ${leagueId} has no season.`);
    });
    this.#current.set(key, { at: Date.now(), season });
    season.catch(() => this.#current.delete(key));
    return season;
  }

  /** Returns the id of a squad by its id, code, name or part of the name. **Throws** `UnknownName`. */
  async squadId(squad: number | string, seasonId: number, options: LevelOptions = {}): Promise<number> {
    if (typeof squad === 'number' || /^\d+$/u.test(squad)) return Number(squad);
    const [call, { leagueId, levelId }] = callOf(options);
    const [id, level] = ofLevel('getLevelSquads', leagueId, levelId);
    const { squads } = (await this.caller.answer(id, { ...level, seasonId }, call)) as SeasonSquads;
    const { chosenByName } = await import('./names/index.js');
    const found = chosenByName(squad, squads, `squad '${squad}' in season ${seasonId}`);
    if ('fault' in found) throw new UnknownName(found.fault, found.suggestions);
    return found.id;
  }

  /** Returns the id of a match, by its id or a name with squads, round and season. **Throws** `UnknownName`. */
  async matchId(match: MatchId, options?: CallOptions): Promise<number> {
    const id = matchIdOf(match);
    if (typeof id === 'number') return id;
    const { chosenMatch, matchNameOf } = await import('./names/index.js');
    const name = matchNameOf(id);
    if ('fault' in name) throw new UnknownName(name.fault);
    const seasonId = name.seasonId ?? (await this.currentSeason(1, 1, options));
    const found = chosenMatch(name, (await this.caller.answer('getFixture', { seasonId }, options)) as Fixture);
    if (typeof found === 'number') return found;
    throw new UnknownName(found.fault, found.suggestions);
  }

  /**
   * Returns the rows of one match, or of several matches in the given order. **Throws** `ConfigurationError`,
   * `NotStarted`.
   */
  async ofMatches<T>(
    matches: MatchIds,
    options: CallOptions = {},
    read: (matchId: number, options: CallOptions) => Promise<Rows<T>>,
  ): Promise<Rows<T>> {
    const [call] = callOf(options);
    const several = severalMatches(matches);
    if (several === undefined) return read(await this.matchId(matches as MatchId, call), call);
    const ids = await Promise.all(several.map((match) => this.matchId(match, call)));
    return eachMatch([...new Set(ids)], call, this.caller.heard, read);
  }

  /** Replaces names in filters with ids. **Throws** `ConfigurationError`, `UnknownName`. */
  async withIds(filters: Named, call: CallOptions): Promise<Named> {
    const ids: Record<string, unknown> = { ...filters };
    for (const [name, parameter] of Object.entries(byName)) {
      const values = listed(filters[name] as Several<number | string> | undefined);
      ids[name] = undefined;
      if (values === undefined) continue;
      if (ids[parameter] !== undefined)
        throw new ConfigurationError(`${name} and ${parameter} are the same filter. Pass one of them.`);
      const idOf = (value: number | string): Promise<number> =>
        name === 'player' ? this.personId(value, call) : this.squadOfSeason(value, { ...filters, ...call });
      ids[parameter] = await Promise.all(values.map(idOf));
    }
    const matches = listed(filters.matchId as Several<MatchId> | undefined);
    if (matches !== undefined) ids.matchId = await Promise.all(matches.map((match) => this.matchId(match, call)));
    return ids;
  }

  /** Returns a squad's id, by id, name or code, in the last of the given seasons. **Throws** `UnknownName`. */
  async squadOfSeason(
    squad: number | string,
    options: LevelOptions & { readonly seasonId?: Several<number> | undefined } = {},
  ): Promise<number> {
    const [call, { leagueId, levelId, seasonId }] = callOf(options);
    const season = listed(seasonId)?.at(-1) ?? (await this.currentSeason(leagueId, levelId, call));
    return this.squadId(squad, season, options);
  }

  /** Returns a person's id, by id, full name or surname. **Throws** `UnknownName` unless exactly one matches. */
  async personId(person: number | string, call?: CallOptions): Promise<number> {
    if (typeof person === 'number' || /^\d+$/u.test(person)) return Number(person);
    const { persons } = (await this.caller.answer('getPersons', { name: person }, call)) as Persons;
    const { chosenByName } = await import('./names/index.js');
    const known = persons.map(({ personId: id, fullname: name }) => ({ id, code: String(id), name }));
    const found = chosenByName(person, known, `player '${person}'`);
    if ('fault' in found) throw new UnknownName(found.fault, found.suggestions);
    return found.id;
  }
}

import type { Named } from './caller.js';
import type { Persons } from './contract/types.js';
import { ConfigurationError, UnknownName } from './errors.js';
import type { LevelOptions } from './leagues.js';
import type { MatchId } from './match-ids.js';
import type { CallOptions } from './operation-types.js';
import { listed, type Several } from './several.js';
import { Summaries } from './summaries.js';

/** Filters that take names or ids, in place of the ids of the contract. */
export interface NameFilters {
  readonly player?: Several<number | string> | undefined;
  readonly squad?: Several<number | string> | undefined;
  readonly opponent?: Several<number | string> | undefined;
  /** Ids of matches, names such as `CAL v HOL R4 2025`, replays, or rows of a fixture. */
  readonly matchId?: Several<MatchId> | undefined;
}

/** Filters by name, and the parameters of their ids. */
const byName = { player: 'personId', squad: 'squadId', opponent: 'opponentId' } as const;

/** Finds persons, squads and matches by name. */
export class NamedThings extends Summaries {
  /** Returns filters with ids in place of names. **Throws** `ConfigurationError`, `UnknownName`. */
  protected async withIds(filters: Named, call: CallOptions): Promise<Named> {
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

  /** Returns the id of a squad in the last of some seasons, by id, name or code. **Throws** `UnknownName`. */
  async squadOfSeason(
    squad: number | string,
    options: LevelOptions & { readonly seasonId?: Several<number> | undefined } = {},
  ): Promise<number> {
    const { leagueId, levelId, signal, timeout } = options;
    const season =
      listed(options.seasonId)?.at(-1) ?? (await this.currentSeason(leagueId, levelId, { signal, timeout }));
    return this.squadId(squad, season, { leagueId, levelId, signal, timeout });
  }

  /** Returns the id of a person, by id, full name or surname. **Throws** `UnknownName` if several have the name. */
  async personId(person: number | string, call?: CallOptions): Promise<number> {
    if (typeof person === 'number' || /^\d+$/u.test(person)) return Number(person);
    const { persons } = (await this.answer('getPersons', { name: person }, call)) as Persons;
    const { chosenByName } = await import('./names/index.js');
    const known = persons.map(({ personId: id, fullname: name }) => ({ id, code: String(id), name }));
    const found = chosenByName(person, known, `player '${person}'`);
    if ('fault' in found) throw new UnknownName(found.fault, found.suggestions);
    return found.id;
  }
}

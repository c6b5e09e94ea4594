import { parameterNames, parameters, type ParameterName } from './parameters';
import { pathOf, queryString } from './paths';
import type { Query, QueryValues } from './query';

/** A value of a parameter, as a language writes it. */
export type CallValue = string | number | readonly (string | number)[];

/** A call of the API: its request, and the functions of the clients that send it. */
export interface Call {
  /** Path and query of the request. */
  readonly path: string;
  /** Whether the response is paginated. */
  readonly isPaged: boolean;
  /** Name of the file with its rows, without extension. */
  readonly file: string;
  readonly python: string;
  readonly r: string;
  readonly positional: readonly CallValue[];
  /** Arguments by the names of the contract, or as the clients name them. */
  readonly named: readonly (readonly [name: string, value: CallValue])[];
}

const typed = (name: ParameterName, value: string): string | number =>
  ['integer', 'number'].includes(parameters[name].is) ? Number(value) : value;

/** Returns the arguments of a call, by their names in the contract. A list with one value becomes the value. */
const argumentsOf = (values: QueryValues): readonly (readonly [name: ParameterName, value: CallValue])[] =>
  parameterNames.flatMap((name) => {
    const list = (values[name] ?? []).map((value) => typed(name, value));
    const [first] = list;
    return first === undefined ? [] : [[name, list.length === 1 ? first : list] as const];
  });

/** Returns the call of a query across matches. */
export function callOfQuery(query: Query): Call {
  const { level, values } = query;
  // The defaults of the clients' functions differ from those of the API.
  const withDefaults = { ...values, measure: values.measure ?? ['total'], limit: values.limit ?? ['50'] };
  return {
    path: pathOf(query),
    isPaged: true,
    file: level,
    python: 'season_stats',
    r: 'gs_season_stats',
    positional: [],
    named: [...(level === 'squads' ? [['of', 'squads'] as const] : []), ...argumentsOf(withDefaults)],
  };
}

/** Returns the call of the matches that a person has played. */
export function callOfCareer(personId: number, values: QueryValues): Call {
  const query = queryString({ level: 'players', values });
  return {
    path: `/v1/persons/${personId}/matches${query === '' ? '' : `?${query}`}`,
    isPaged: true,
    file: `matches-of-${personId}`,
    python: 'game_log',
    r: 'gs_game_log',
    positional: [personId],
    named: argumentsOf(values),
  };
}

/** A season of a level of a league. */
export interface SeasonKey {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
}

/** Returns the call of the ladder or of the fixture of a season. `squadId` selects the matches of one squad. */
export const callOfSeason = (
  what: 'ladder' | 'fixture',
  { leagueId, levelId, seasonId }: SeasonKey,
  squadId?: number,
): Call => ({
  path: `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/${what}${squadId === undefined ? '' : `?squadId=${squadId}`}`,
  isPaged: false,
  file: `${what}-${leagueId}-${levelId}-${seasonId}`,
  python: what,
  r: `gs_${what}`,
  positional: [seasonId],
  named: [
    ['leagueId', leagueId],
    ['levelId', levelId],
    ...(squadId === undefined ? [] : [['squadId', squadId] as const]),
  ],
});

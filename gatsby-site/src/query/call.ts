import type { FunctionCall } from '@goalsquare/openapi/print-call';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { writeQuery } from '../addresses/address-query';
import { parameterNames, parameters, type ParameterName } from './parameters';
import { pathOf, queryString } from './paths';
import type { Query, QueryValues } from './query';

/** A value of a parameter. */
type Value = string | number | readonly (string | number)[];

/** An argument of a call, with its name in the contract or in a client. */
export type Argument = readonly [name: string, value: Value];

/** A call of the API: its request, and the client functions that send it. */
export interface Call {
  /** Path and query of the request. */
  readonly path: string;
  /** Whether the response is paginated. */
  readonly isPaged: boolean;
  /** The name of the file that its rows are saved to, without extension. */
  readonly file: string;
  /** The Python function. The R function has the same name after `gs_`. */
  readonly python: FunctionCall;
  readonly javascript: FunctionCall;
  readonly excel: FunctionCall;
}

const without = (named: readonly Argument[], names: readonly string[]): readonly Argument[] =>
  named.filter(([name]) => !names.includes(name));

const valueIn = (named: readonly Argument[], name: string): Value | undefined =>
  named.find(([one]) => one === name)?.[1];

const typed = (name: ParameterName, value: string): string | number =>
  ['integer', 'number'].includes(parameters[name].is) ? Number(value) : value;

/** Returns the arguments of a call, by their names in the contract. A list with one value becomes that value. */
const argumentsOf = (values: QueryValues): readonly (readonly [name: ParameterName, value: Value])[] =>
  parameterNames.flatMap((name) => {
    const list = (values[name] ?? []).map((value) => typed(name, value));
    const [first] = list;
    return first === undefined ? [] : [[name, list.length === 1 ? first : list] as const];
  });

/** Returns the call for a query across matches. */
export function callOfQuery(query: Query): Call {
  const { level, values } = query;
  // The defaults of the clients' functions differ from those of the API.
  const withDefaults = { ...values, measure: values.measure ?? ['total'], limit: values.limit ?? ['50'] };
  const chosen = argumentsOf(withDefaults);
  const named: readonly Argument[] = [...(level === 'squads' ? [['of', level] as const] : []), ...chosen];
  return {
    path: pathOf(query),
    isPaged: true,
    file: level,
    python: { name: 'season_stats', positional: [], named },
    javascript: {
      name: 'seasonStats',
      positional: [valueIn(named, 'metric'), valueIn(named, 'seasonId')],
      named: without(named, ['metric', 'seasonId']),
    },
    excel: {
      name: 'GoalsquareQuestions',
      positional: [Object.fromEntries(chosen), ...(level === 'squads' ? [level] : [])],
      named: [],
    },
  };
}

/** Returns the call for the matches that a person has played. */
export function callOfCareer(personId: number, values: QueryValues): Call {
  const query = queryString({ level: 'players', values });
  const named = argumentsOf(values);
  return {
    path: `/v1/persons/${personId}/matches${query}`,
    isPaged: true,
    file: `matches-of-${personId}`,
    python: { name: 'game_log', positional: [personId], named },
    javascript: {
      name: 'gameLog',
      positional: [personId, valueIn(named, 'metric'), valueIn(named, 'seasonId')],
      named: without(named, ['metric', 'seasonId']),
    },
    excel: {
      name: 'GoalsquareQuestions',
      positional: [],
      named: [['personId', personId], ['by', ['match', 'opponent']], ['sort', 'match'], ...named],
    },
  };
}

/** Returns the call for a season's ladder or fixture. `squadId` selects the matches of one squad. */
export function callOfSeason(
  what: 'ladder' | 'fixture',
  { leagueId, levelId, seasonId }: SeasonKey,
  squadId?: number,
): Call {
  const level: readonly Argument[] = [
    ['leagueId', leagueId],
    ['levelId', levelId],
  ];
  const ofSquad = (name: string): readonly Argument[] => (squadId === undefined ? [] : [[name, squadId]]);
  const named = [...level, ...ofSquad('squad')];
  const operation = what === 'ladder' ? 'getLevelLadder' : 'getLevelFixture';
  return {
    path: `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/${what}${writeQuery({ squadId })}`,
    isPaged: false,
    file: `${what}-${leagueId}-${levelId}-${seasonId}`,
    python: { name: what, positional: [seasonId], named },
    javascript: { name: what, positional: what === 'ladder' ? [seasonId, undefined] : [seasonId], named },
    excel: {
      name: 'Goalsquare',
      positional: [operation],
      named: [...level, ['seasonId', seasonId], ...ofSquad('squadId')],
    },
  };
}

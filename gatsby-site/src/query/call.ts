import { powerQueryLiteral } from '@goalsquare/openapi/call-literals';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { writeQuery } from '../addresses/address-query';
import { parameterNames, parameters, type ParameterName } from './parameters';
import { pathOf, queryString } from './paths';
import type { Query, QueryValues } from './query';

/** A value of a parameter, as a language writes it. */
export type CallValue = string | number | readonly (string | number)[];

/** An argument of a call, by its name in the contract. */
export type Argument = readonly [name: string, value: CallValue];

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
  readonly javascript: string;
  /** The expression of Power Query. */
  readonly excel: string;
  readonly positional: readonly CallValue[];
  /** Arguments by the names of the contract, or as the clients name them. */
  readonly named: readonly Argument[];
  /** The arguments of the function in JavaScript: by position, and then as one object. */
  readonly inJavaScript: readonly [positional: readonly (CallValue | undefined)[], named: readonly Argument[]];
}

const without = (named: readonly Argument[], names: readonly string[]): readonly Argument[] =>
  named.filter(([name]) => !names.includes(name));

const valueIn = (named: readonly Argument[], name: string): CallValue | undefined =>
  named.find(([one]) => one === name)?.[1];

/** Returns arguments as a record of Power Query. */
export const callRecord = (named: readonly Argument[]): string =>
  `[${named.map(([name, value]) => `${name} = ${powerQueryLiteral(value)}`).join(', ')}]`;

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
  const chosen = argumentsOf(withDefaults);
  const named: readonly Argument[] = [...(level === 'squads' ? [['of', level] as const] : []), ...chosen];
  return {
    path: pathOf(query),
    isPaged: true,
    file: level,
    python: 'season_stats',
    r: 'gs_season_stats',
    javascript: 'seasonStats',
    excel: `GoalsquareQuestions(${callRecord(chosen)}${level === 'squads' ? ', "squads"' : ''})`,
    positional: [],
    named,
    inJavaScript: [[valueIn(named, 'metric'), valueIn(named, 'seasonId')], without(named, ['metric', 'seasonId'])],
  };
}

/** Returns the call of the matches that a person has played. */
export function callOfCareer(personId: number, values: QueryValues): Call {
  const query = queryString({ level: 'players', values });
  const named = argumentsOf(values);
  return {
    path: `/v1/persons/${personId}/matches${query}`,
    isPaged: true,
    file: `matches-of-${personId}`,
    python: 'game_log',
    r: 'gs_game_log',
    javascript: 'gameLog',
    excel: `GoalsquareQuestions(${callRecord([['personId', personId], ['by', ['match', 'opponent']], ['sort', 'match'], ...named])})`,
    positional: [personId],
    named,
    inJavaScript: [
      [personId, valueIn(named, 'metric'), valueIn(named, 'seasonId')],
      without(named, ['metric', 'seasonId']),
    ],
  };
}

/** Returns the call of the ladder or of the fixture of a season. `squadId` selects the matches of one squad. */
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
  const operation = what === 'ladder' ? 'getLevelLadder' : 'getLevelFixture';
  return {
    path: `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/${what}${writeQuery({ squadId })}`,
    isPaged: false,
    file: `${what}-${leagueId}-${levelId}-${seasonId}`,
    python: what,
    r: `gs_${what}`,
    javascript: what,
    excel: `Goalsquare("${operation}", ${callRecord([...level, ['seasonId', seasonId], ...ofSquad('squadId')])})`,
    positional: [seasonId],
    named: [...level, ...ofSquad('squad')],
    inJavaScript: [what === 'ladder' ? [seasonId, undefined] : [seasonId], [...level, ...ofSquad('squad')]],
  };
}

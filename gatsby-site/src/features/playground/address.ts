import type { Context, Side, ZoneFilter } from '@goalsquare/engine';
import { readAddress, writeQuery, type AddressQuery } from '../../addresses/address-query';
import { metricFault } from '../../query/metric-fault';
import { levels, parameters, type Level, type ParameterKind } from '../../query/parameters';
import { validValues } from '../../query/read-query';
import { pictureNames, tableNames, windowNames, type Question, type Window } from './question';

/** The default metrics. */
export const usual: Readonly<Record<Level, readonly string[]>> = {
  players: ['DISPOSAL', 'KICK', 'MARK', 'TACKLE', 'GOAL'],
  squads: ['DISPOSAL', 'INSIDE_50', 'CLEARANCE', 'TACKLE', 'GOAL', 'BEHIND'],
};

/** Default values, which the address omits. */
const usualValues = { level: 'players', context: 'For', picture: 'heat' } as const;

/** A question read from an address, and the parts that were ignored because they are invalid. */
export interface ReadQuestion {
  readonly question: Question;
  readonly faults: readonly string[];
}

/** The maximum number of metrics in a question, as in the contract. */
const MAX_METRICS = 500;

/** The members of an address that have few values or are numbers. Most are parameters of the contract. */
const kinds = {
  level: { is: 'choice', isList: false, values: levels },
  team: parameters.team,
  context: parameters.context,
  period: parameters.period,
  zone: parameters.zone,
  fromPeriodSeconds: parameters.fromPeriodSeconds,
  toPeriodSeconds: parameters.toPeriodSeconds,
  lastXSeconds: parameters.lastXSeconds,
  picture: { is: 'choice', isList: false, values: pictureNames },
  table: { is: 'choice', isList: false, values: tableNames },
  chosen: parameters.leagueId,
} as const satisfies Readonly<Record<string, ParameterKind>>;

/**
 * Returns what is wrong with a question's time window. **Empty**: `undefined` if it is valid. **Source**: the server's
 * rules.
 */
function windowFault({ fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Window): string | undefined {
  if (lastXSeconds !== undefined && (fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined))
    return 'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds';
  if (fromPeriodSeconds !== undefined && toPeriodSeconds !== undefined && fromPeriodSeconds > toPeriodSeconds)
    return `fromPeriodSeconds is ${fromPeriodSeconds}, which is greater than toPeriodSeconds ${toPeriodSeconds}`;
  return undefined;
}

function metricsIn(given: AddressQuery, level: Level, faults: string[]): readonly string[] {
  const valid = validValues(given, 'metric', parameters.metric, faults, (code) => metricFault(code, level));
  if (valid.length > 0) return valid.slice(0, MAX_METRICS);
  if (given.text('metric') !== '') faults.push(`no metric is left, so the answer has ${usual[level].join(', ')}`);
  return usual[level];
}

function matchIn(given: AddressQuery, known: readonly number[], faults: string[]): number {
  const [value] = given.list('match');
  const found = known.find((id) => String(id) === value);
  if (value !== undefined && found === undefined) faults.push(`match ${value} is not in the playground`);
  return found ?? known[0] ?? 0;
}

/**
 * Reads the question in an address. Invalid parts are ignored and reported. `known` lists the ids of the available
 * matches, the default first.
 */
export function questionIn(query: string, known: readonly number[]): ReadQuestion {
  const given = readAddress(query);
  const faults: string[] = [];
  const valuesOf = (name: keyof typeof kinds): readonly string[] => validValues(given, name, kinds[name], faults);
  const numberIn = (name: keyof typeof kinds): number | undefined => valuesOf(name).map(Number)[0];
  const [level = usualValues.level] = valuesOf('level') as readonly Level[];
  const [context = usualValues.context] = valuesOf('context') as readonly Context[];
  if (level === 'players' && context !== 'For') faults.push(`context ${context} exists for squads only`);
  const window: Window = Object.fromEntries(
    windowNames.flatMap((name) => {
      const value = numberIn(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const fault = windowFault(window);
  if (fault !== undefined) faults.push(fault);
  const [team] = valuesOf('team') as readonly Side[];
  const [table] = valuesOf('table') as readonly 'quarters'[];
  const [picture = usualValues.picture] = valuesOf('picture') as readonly Question['picture'][];
  const chosen = numberIn('chosen');
  const question: Question = {
    match: matchIn(given, known, faults),
    level,
    metric: metricsIn(given, level, faults),
    period: valuesOf('period')
      .map(Number)
      .sort((a, b) => a - b),
    zone: valuesOf('zone') as readonly ZoneFilter[],
    ...(team && { team }),
    context: level === 'players' ? 'For' : context,
    ...(fault === undefined && window),
    picture,
    ...(table && { table }),
    ...(chosen !== undefined && { chosen }),
  };
  return { question, faults };
}

/** The members of a question, in the order in which its address lists them. */
const members = [
  'match',
  'level',
  'metric',
  'period',
  'zone',
  'team',
  'context',
  ...windowNames,
  'picture',
  'table',
  'chosen',
] as const satisfies readonly (keyof Question)[];

/**
 * Returns the address of a question, which contains the members that differ from their default. **Shape**: a query
 * string that starts with `?`.
 */
export const addressOf = (question: Question): string =>
  writeQuery(Object.fromEntries(members.map((name) => [name, question[name]])), usualValues);

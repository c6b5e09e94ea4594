import type { Context, Side, ZoneFilter } from '@goalsquare/engine';
import { readAddress, wholeNumberIn, writeQuery } from '../../addresses/address-query';
import { constants } from '../../constants';
import { metricFault } from '../../query/metric-fault';
import { bounds, choices, windowFault } from './faults';
import type { Level } from '../../query/parameters';
import { windowNames, type Question, type Window } from './question';

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

/** Reads an address member by member, and collects what is wrong with it. */
class Reader {
  readonly faults: string[] = [];
  /** Returns the values of a member, comma-separated or repeated. */
  readonly list: (name: string) => readonly string[];

  constructor(query: string) {
    this.list = readAddress(query).list;
  }

  /** Returns the first value of a member. Reports a value that is not allowed. **Empty**: `undefined`. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const [value] = this.list(name);
    return value === undefined ? undefined : this.#oneOf(name, value, allowed);
  }

  /** Returns the allowed values of a member, and reports the others. */
  choices<T extends string>(name: string, allowed: readonly T[]): readonly T[] {
    return this.list(name).flatMap((value) => this.#oneOf(name, value, allowed) ?? []);
  }

  /** Returns a whole number. Reports a value that is not one or is out of bounds. **Empty**: `undefined`. */
  number(name: string, value: string | undefined, least: number, most: number): number | undefined {
    if (value === undefined) return undefined;
    const number = wholeNumberIn(value, least, most);
    if (number === undefined) this.faults.push(`${name} ${value} is not a whole number from ${least} to ${most}`);
    return number;
  }

  #oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T | undefined {
    const found = allowed.find((one) => one === value);
    if (found === undefined) this.faults.push(`${name} ${value} is not one of ${allowed.join(', ')}`);
    return found;
  }
}

function windowIn(reader: Reader): Window {
  const window = Object.fromEntries(
    windowNames.flatMap((name) => {
      const value = reader.number(name, reader.list(name)[0], 0, constants.maxId);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Window;
  const fault = windowFault(window);
  if (fault === undefined) return window;
  reader.faults.push(fault);
  return {};
}

function metricsIn(reader: Reader, level: Level): readonly string[] {
  const named = reader.list('metric');
  const sound = named.filter((code) => {
    const fault = metricFault(code, level);
    if (fault !== undefined) reader.faults.push(fault);
    return fault === undefined;
  });
  if (named.length > 0 && sound.length === 0)
    reader.faults.push(`no metric is left, so the answer has ${usual[level].join(', ')}`);
  return sound.length > 0 ? sound.slice(0, bounds.metrics) : usual[level];
}

function matchIn(reader: Reader, known: readonly number[]): number {
  const [value] = reader.list('match');
  const found = known.find((id) => String(id) === value);
  if (value !== undefined && found === undefined) reader.faults.push(`match ${value} is not in the playground`);
  return found ?? known[0] ?? 0;
}

/**
 * Reads the question in an address. Invalid parts are ignored and reported. `known` lists the ids of the available
 * matches, the default first.
 */
export function questionIn(query: string, known: readonly number[]): ReadQuestion {
  const reader = new Reader(query);
  const level = reader.choice('level', choices.level) ?? usualValues.level;
  const team = reader.choice<Side>('team', choices.team);
  const context = reader.choice<Context>('context', choices.context) ?? usualValues.context;
  if (level === 'players' && context !== 'For') reader.faults.push(`context ${context} exists for squads only`);
  const table = reader.choice('table', choices.table);
  const chosen = reader.number('chosen', reader.list('chosen')[0], 0, constants.maxId);
  const question: Question = {
    match: matchIn(reader, known),
    level,
    metric: metricsIn(reader, level),
    period: reader
      .list('period')
      .flatMap((value) => reader.number('period', value, 1, bounds.periods) ?? [])
      .sort((a, b) => a - b),
    zone: reader.choices<ZoneFilter>('zone', choices.zone),
    ...(team && { team }),
    context: level === 'players' ? 'For' : context,
    ...windowIn(reader),
    picture: reader.choice('picture', choices.picture) ?? usualValues.picture,
    ...(table && { table }),
    ...(chosen !== undefined && { chosen }),
  };
  return { question, faults: reader.faults };
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

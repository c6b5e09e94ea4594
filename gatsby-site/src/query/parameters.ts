import {
  contexts,
  dimensions,
  matchResults,
  matchStarts,
  measures,
  roles,
  scoreStates,
  sides,
  zoneFilters,
  type Dimension,
  type Measure,
} from '@goalsquare/engine';
import { constants } from '../constants';

/** The levels of statistics. */
export const levels = ['players', 'squads'] as const;
export type Level = (typeof levels)[number];

const { maxId: MAX_ID } = constants;

/** The values that a parameter can have. */
export type ParameterKind =
  | { readonly is: 'integer'; readonly isList: boolean; readonly least: number; readonly most: number }
  | { readonly is: 'number' | 'date' | 'text'; readonly isList: boolean }
  | { readonly is: 'choice'; readonly isList: boolean; readonly values: readonly string[] };

const integer = (least: number, most: number): ParameterKind => ({ is: 'integer', isList: false, least, most });
const integers = (least: number, most: number): ParameterKind => ({ is: 'integer', isList: true, least, most });
const choice = (values: readonly string[]): ParameterKind => ({ is: 'choice', isList: false, values });
const choices = (values: readonly string[]): ParameterKind => ({ is: 'choice', isList: true, values });
const id = integer(0, MAX_ID);
const ids = integers(0, MAX_ID);
const seconds = integer(0, MAX_ID);
const date: ParameterKind = { is: 'date', isList: false };
const text: ParameterKind = { is: 'text', isList: false };
const texts: ParameterKind = { is: 'text', isList: true };

/** Whether an area filters the start or the end of acts. */
export const areaEnds = ['begin', 'end'] as const;

/** Units of an area. */
export const areaUnits = ['metres', 'standard'] as const;

/**
 * The parameters of a query across matches that the form has a control for, named and ordered as in the contract.
 * `context` is only for squads.
 */
export const parameters = {
  leagueId: id,
  levelId: id,
  seasonId: ids,
  round: integers(0, 999),
  phase: texts,
  fromDate: date,
  toDate: date,
  matchId: ids,
  venueId: ids,
  squadId: ids,
  opponentId: ids,
  team: choice(sides),
  result: choices(matchResults),
  fromMargin: integer(-1000, 1000),
  toMargin: integer(-1000, 1000),
  personId: ids,
  start: choice(matchStarts),
  last: integer(1, 1000),
  period: integers(1, 10),
  zone: choices(zoneFilters),
  context: choice(contexts),
  fromPeriodSeconds: seconds,
  toPeriodSeconds: seconds,
  lastXSeconds: seconds,
  scoreState: choices(scoreStates),
  fromScoreMargin: integer(-999, 999),
  toScoreMargin: integer(-999, 999),
  area: text,
  areaOf: choice(areaEnds),
  areaUnit: choice(areaUnits),
  againstPersonId: ids,
  role: choices(roles),
  by: choices(dimensions),
  metric: texts,
  measure: choices(measures),
  threshold: { is: 'number', isList: false },
  rollingMatches: integer(1, 1000),
  minMatches: integer(1, 1000),
  cellMetres: integer(2, 40),
  sort: texts,
  limit: integer(1, 1000),
} as const satisfies Readonly<Record<string, ParameterKind>>;

export type ParameterName = keyof typeof parameters;

export const parameterNames = Object.keys(parameters) as readonly ParameterName[];

/** Whether a text is the name of a parameter. */
export const isParameterName = (name: string): name is ParameterName => Object.hasOwn(parameters, name);

/** Parameters that select acts. The parameters before them select matches. */
export const actParameters = [
  'period',
  'zone',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
  'scoreState',
  'fromScoreMargin',
  'toScoreMargin',
  'area',
  'againstPersonId',
  'role',
] as const satisfies readonly ParameterName[];

/** The names of dimensions for column headings. */
export const dimensionLabels: Readonly<Record<Dimension, string>> = {
  person: 'Player',
  squad: 'Squad',
  match: 'Match',
  round: 'Round',
  season: 'Season',
  opponent: 'Opponent',
  venue: 'Venue',
  result: 'Result',
  period: 'Period',
  scoreState: 'Score',
  receiver: 'Receiver',
  hex: 'Hexagon',
  square: 'Square',
};

/** Names of measures. */
export const measureLabels: Readonly<Record<Measure, string>> = {
  total: 'Total',
  perMatch: 'Per match',
  per100Minutes: 'Per 100 minutes',
  share: 'Share of the squad, %',
  min: 'Least',
  median: 'Median',
  max: 'Greatest',
  standardDeviation: 'Standard deviation',
  matchesOver: 'Matches over threshold',
  longestRun: 'Longest run',
  currentRun: 'Current run',
  rollingMean: 'Rolling mean',
};

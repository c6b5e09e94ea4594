import { hasNul, type Dimension, type Measure, type StatisticLevel } from '@goalsquare/engine';
import type { RequestedQuery } from './requested-query.js';

/** Dimensions that only players have rows for. */
const ofPlayersOnly: readonly Dimension[] = ['person'];

/** Dimensions that describe a single act. `ofPlaces` lists those that are places or persons. */
const ofActs: readonly Dimension[] = ['scoreState', 'receiver', 'hex', 'square'];
const ofPlaces: readonly Dimension[] = ['receiver', 'hex', 'square'];

/** Measures over the values of single matches. Rows by dimensions of acts do not have them. */
const ofSingleMatches: readonly Measure[] = [
  'min',
  'median',
  'max',
  'standardDeviation',
  'matchesOver',
  'longestRun',
  'currentRun',
  'rollingMean',
];

const needsThreshold: readonly Measure[] = ['matchesOver', 'longestRun', 'currentRun'];

type Check = (request: RequestedQuery, by: readonly Dimension[], measures: readonly Measure[]) => readonly Finding[];
/** A fault in a member of a query. */
export interface Finding {
  readonly member: keyof RequestedQuery;
  readonly index?: number;
  readonly text: string;
}

const repeated =
  (member: 'by' | 'measures'): Check =>
  (request) =>
    (request[member] ?? []).flatMap((one, index, all) =>
      all.indexOf(one as never) === index ? [] : [{ member, index, text: `repeats ${one}` }],
    );

/** Whether a date such as `2025-02-28` exists. */
const isInCalendar = (date: string): boolean => {
  const instant = new Date(date);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
};

const existing =
  (member: 'fromDate' | 'toDate'): Check =>
  ({ [member]: date }) =>
    date === undefined || isInCalendar(date)
      ? []
      : [{ member, text: `is ${date}, which is not in the calendar; send a date such as 2025-03-31` }];

const inOrder =
  (from: 'fromDate' | 'fromMargin', to: 'toDate' | 'toMargin'): Check =>
  (request) => {
    const [first, last] = [request[from], request[to]];
    return first !== undefined && last !== undefined && first > last
      ? [
          {
            member: from,
            text: `is ${first}, which is ${from === 'fromDate' ? 'after' : 'greater than'} ${to} ${last}`,
          },
        ]
      : [];
  };

const withoutMeasures =
  (dimensions: readonly Dimension[], excluded: readonly Measure[]): Check =>
  (_, by, measures) => {
    const label = by.find((dimension) => dimensions.includes(dimension));
    const index = measures.findIndex((measure) => excluded.includes(measure));
    return label !== undefined && index >= 0
      ? [{ member: 'measures', index, text: `is ${measures[index]}, which rows by ${label} do not have` }]
      : [];
  };

/** The checks of a query that the contract cannot express, except those of metrics, windows and sort order. */
const checks: readonly Check[] = [
  repeated('by'),
  repeated('measures'),
  existing('fromDate'),
  existing('toDate'),
  ({ phases = [] }) =>
    phases.flatMap((phase, index): readonly Finding[] =>
      hasNul(phase)
        ? [{ member: 'phases', index, text: 'contains a NUL character; send the code of a phase, such as HA' }]
        : [],
    ),
  inOrder('fromDate', 'toDate'),
  inOrder('fromMargin', 'toMargin'),
  (_, by) =>
    by.includes('hex') && by.includes('square') ? [{ member: 'by', text: 'has two grids; choose hex or square' }] : [],
  withoutMeasures(ofActs, ofSingleMatches),
  withoutMeasures(ofPlaces, ['share']),
  ({ context }, by) => {
    const label = by.find((dimension) => ofActs.includes(dimension));
    return label !== undefined && context === 'PhysicalDiff'
      ? [{ member: 'context', text: `is PhysicalDiff, which rows by ${label} do not have` }]
      : [];
  },
  ({ threshold }, _, measures) => {
    const needing = measures.find((measure) => needsThreshold.includes(measure));
    return needing !== undefined && threshold === undefined
      ? [{ member: 'threshold', text: `is missing, and ${needing} needs it` }]
      : [];
  },
  ({ rollingMatches }, _, measures) =>
    measures.includes('rollingMean') && rollingMatches === undefined
      ? [{ member: 'rollingMatches', text: 'is missing, and rollingMean needs it' }]
      : [],
  ({ rowPersonIds }, by) =>
    rowPersonIds !== undefined && !by.includes('person')
      ? [{ member: 'rowPersonIds', text: 'needs rows of players; add person to by, or leave it out' }]
      : [],
];

/** Returns the faults in members that statistics of the level do not support. */
function levelFindings(
  level: StatisticLevel,
  { context, start }: RequestedQuery,
  by: readonly Dimension[],
): readonly Finding[] {
  if (level === 'player')
    return context === undefined ? [] : [{ member: 'context', text: 'applies to squads only; leave it out' }];
  const strange = by.flatMap((dimension, index): readonly Finding[] =>
    ofPlayersOnly.includes(dimension)
      ? [{ member: 'by', index, text: `is ${dimension}, which rows of squads do not have` }]
      : [],
  );
  return start === undefined
    ? strange
    : [...strange, { member: 'start', text: 'applies to players only; leave it out' }];
}

/** Returns the faults in a query that matches the contract, except in metrics, windows and sort order. */
export const findingsOf = (
  level: StatisticLevel,
  request: RequestedQuery,
  by: readonly Dimension[],
  measures: readonly Measure[],
): readonly Finding[] => [
  ...checks.flatMap((check) => check(request, by, measures)),
  ...levelFindings(level, request, by),
];

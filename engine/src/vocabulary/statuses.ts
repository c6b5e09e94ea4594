/** State of play while a match has a status. */
export type StateOfPlay = 'upcoming' | 'playing' | 'break' | 'over' | 'called off';

/** A status of a match. **Source**: `docs/reference/metadata-lists.md`. */
export interface MatchStatusType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly typeId: number;
  readonly typeName: 'Upcoming' | 'Live' | 'Completed' | 'Abandoned';
  readonly state: StateOfPlay;
  /** The period that the status belongs to if its log names none: a quarter, or the last period that has begun. */
  readonly period?: 1 | 2 | 3 | 'last';
  /** The status stops the clock of a period without ending it. */
  readonly suspends?: true;
  /** The status starts a period of extra time that has not begun, if its log names one. */
  readonly startsExtraTime?: true;
}

/** The statuses, in the order a match usually passes through them. */
export const matchStatuses = [
  { id: 1, code: 'SCHED', name: 'Scheduled', typeId: 1, typeName: 'Upcoming', state: 'upcoming' },
  { id: 2, code: 'TEAMS', name: 'Teams Entered', typeId: 1, typeName: 'Upcoming', state: 'upcoming' },
  { id: 3, code: 'PREM', name: 'Pre Match', typeId: 1, typeName: 'Upcoming', state: 'upcoming' },
  { id: 4, code: 'POST', name: 'Postponed', typeId: 1, typeName: 'Upcoming', state: 'upcoming' },
  { id: 10, code: 'LIVE', name: 'In Progress', typeId: 2, typeName: 'Live', state: 'playing' },
  { id: 11, code: 'QT', name: 'Quarter Time', typeId: 2, typeName: 'Live', state: 'break', period: 1 },
  { id: 12, code: 'HT', name: 'Half Time', typeId: 2, typeName: 'Live', state: 'break', period: 2 },
  { id: 13, code: 'TQT', name: 'Three Quarter Time', typeId: 2, typeName: 'Live', state: 'break', period: 3 },
  {
    id: 14,
    code: 'ET',
    name: 'Extra Time',
    typeId: 2,
    typeName: 'Live',
    state: 'break',
    period: 'last',
    startsExtraTime: true,
  },
  {
    id: 15,
    code: 'SUSP',
    name: 'Suspended',
    typeId: 2,
    typeName: 'Live',
    state: 'playing',
    period: 'last',
    suspends: true,
  },
  { id: 20, code: 'FT', name: 'Full Time', typeId: 3, typeName: 'Completed', state: 'over', period: 'last' },
  { id: 21, code: 'REV', name: 'Under Review', typeId: 3, typeName: 'Completed', state: 'over' },
  { id: 22, code: 'FINAL', name: 'Final', typeId: 3, typeName: 'Completed', state: 'over' },
  { id: 31, code: 'CANC', name: 'Cancelled', typeId: 4, typeName: 'Abandoned', state: 'called off' },
  { id: 32, code: 'ABAN', name: 'Abandoned', typeId: 4, typeName: 'Abandoned', state: 'called off', period: 'last' },
] as const satisfies readonly MatchStatusType[];

export type StatusCode = (typeof matchStatuses)[number]['code'];

export const statusCodes = matchStatuses.map((status) => status.code) as readonly StatusCode[];

/** One of the statuses. */
export type MatchStatus = (typeof matchStatuses)[number];

/** Returns the status of a code. */
export const statusOf = (code: StatusCode): MatchStatus =>
  matchStatuses.find((status) => status.code === code) ?? matchStatuses[0];

/**
 * Returns the status at the end of a period: full time after the last period, otherwise the end of the quarter or of
 * extra time.
 */
export function statusAtEnd(period: number, isLast: boolean): StatusCode {
  if (isLast) return 'FT';
  const rows: readonly MatchStatusType[] = matchStatuses;
  return (rows.find((status) => status.period === period)?.code as StatusCode | undefined) ?? 'ET';
}

/** Returns the status after changes of status. Before the first change, it is Scheduled. */
export const statusAfter = (changes: readonly { readonly code: StatusCode }[]): MatchStatus =>
  statusOf(changes.at(-1)?.code ?? 'SCHED');

const [toPlay, offs] = [
  ['LIVE', 'FINAL', 'CANC', 'ABAN'],
  ['SUSP', 'FT', 'FINAL', 'ABAN'],
] as const satisfies readonly (readonly StatusCode[])[];

/**
 * The statuses that may follow each status. Any status may also be repeated, for example with another time. Teams and
 * breaks may be skipped, and so may all play if only the result of a match is stored. A match that is over continues
 * only in extra time.
 * **Source**: `docs/match-status.md`.
 */
export const nextStatuses: Readonly<Record<StatusCode, readonly StatusCode[]>> = {
  SCHED: ['TEAMS', 'PREM', 'POST', ...toPlay],
  TEAMS: ['SCHED', 'PREM', 'POST', ...toPlay],
  PREM: ['TEAMS', 'POST', ...toPlay],
  POST: ['SCHED', 'TEAMS', 'CANC'],
  LIVE: ['QT', 'HT', 'TQT', 'ET', ...offs],
  QT: ['LIVE', ...offs],
  HT: ['LIVE', ...offs],
  TQT: ['LIVE', ...offs],
  ET: ['LIVE', ...offs],
  SUSP: ['LIVE', 'QT', 'HT', 'TQT', 'ET', 'FT', 'FINAL', 'ABAN'],
  FT: ['ET', 'REV', 'FINAL'],
  REV: ['FT', 'FINAL'],
  FINAL: ['REV'],
  CANC: ['SCHED'],
  ABAN: ['FINAL'],
};

/**
 * Returns the statuses that a match may enter after changes of status: any at first, as earlier statuses may not be
 * captured.
 */
export const mayEnter = (changes: readonly { readonly code: StatusCode }[]): readonly StatusCode[] => {
  const last = changes.at(-1);
  return last === undefined ? statusCodes : [last.code, ...nextStatuses[last.code]];
};

import { matchStatuses, type MatchStatusType, type StatusCode } from '@goalsquare/engine';

/** A step from one status to another, and when it is taken. */
export interface LifeStep {
  readonly from: string;
  readonly to: StatusCode;
  readonly when: string;
}

/** The statuses a match can be in and the ways between them. */
export interface MatchLifeFacts {
  readonly statuses: readonly MatchStatusType[];
  readonly steps: readonly LifeStep[];
}

/** THE ways between statuses that the sandbox and the importers take. A log may hold any other. */
const steps: readonly LifeStep[] = [
  { from: 'SCHED', to: 'TEAMS', when: 'the teams are named' },
  { from: 'TEAMS', to: 'PREM', when: 'the start is near' },
  { from: 'PREM', to: 'LIVE', when: 'the first bounce' },
  { from: 'LIVE', to: 'QT', when: 'the first quarter ends' },
  { from: 'QT', to: 'LIVE', when: 'the second quarter begins' },
  { from: 'LIVE', to: 'HT', when: 'the second quarter ends' },
  { from: 'HT', to: 'LIVE', when: 'the third quarter begins' },
  { from: 'LIVE', to: 'TQT', when: 'the third quarter ends' },
  { from: 'TQT', to: 'LIVE', when: 'the last quarter begins' },
  { from: 'LIVE', to: 'FT', when: 'the final siren' },
  { from: 'FT', to: 'ET', when: 'a final is drawn' },
  { from: 'ET', to: 'FT', when: 'extra time ends' },
  { from: 'FT', to: 'REV', when: 'the statistics are looked over' },
  { from: 'REV', to: 'FINAL', when: 'they are settled' },
  { from: 'SCHED or TEAMS', to: 'POST', when: 'the match is put off' },
  { from: 'POST', to: 'SCHED', when: 'a new date is set' },
  { from: 'any upcoming', to: 'CANC', when: 'the match is called off' },
  { from: 'any live', to: 'SUSP', when: 'play is stopped' },
  { from: 'SUSP', to: 'LIVE', when: 'play goes on' },
  { from: 'any live', to: 'ABAN', when: 'play is given up' },
];

/** The life of a match. */
export const matchLife = (): MatchLifeFacts => ({ statuses: matchStatuses, steps });

import { matchStatuses, type MatchStatus, type StatusCode } from '@goalsquare/engine';

/** A transition between two statuses, and when it happens. */
export interface LifeStep {
  readonly from: string;
  readonly to: StatusCode;
  readonly when: string;
}

/** The statuses of a match and the transitions between them. */
export interface MatchLifeFacts {
  readonly statuses: readonly MatchStatus[];
  readonly steps: readonly LifeStep[];
}

/** The transitions in the logs of the sandbox and of the importers. Other logs can have more. */
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
  { from: 'LIVE', to: 'FT', when: 'the final siren, also of extra time' },
  { from: 'LIVE', to: 'ET', when: 'a final is level: the break before a half of extra time' },
  { from: 'ET', to: 'LIVE', when: 'a half of extra time begins' },
  { from: 'FT', to: 'REV', when: 'the review of the statistics begins' },
  { from: 'REV', to: 'FINAL', when: 'the review ends' },
  { from: 'SCHED or TEAMS', to: 'POST', when: 'the match is postponed' },
  { from: 'POST', to: 'SCHED', when: 'a new date is set' },
  { from: 'any upcoming', to: 'CANC', when: 'the match is cancelled' },
  { from: 'any live', to: 'SUSP', when: 'play is stopped' },
  { from: 'SUSP', to: 'LIVE', when: 'play resumes' },
  { from: 'any live', to: 'ABAN', when: 'the match is abandoned' },
];

/** Returns the statuses and transitions of a match. */
export const matchLife = (): MatchLifeFacts => ({ statuses: matchStatuses, steps });

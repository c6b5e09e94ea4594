import type { SeasonRecord } from '@goalsquare/engine';

/** The record of a season of two squads, one with a list of players, beside the small log. */
export const record = {
  kind: 'season',
  format: 'goalsquare-season',
  version: 1,
  league: { id: 1, name: 'Trial League', code: 'TRL', gender: '1' },
  level: { id: 1, name: 'Seniors', code: 'SEN' },
  id: 2026,
  competitionId: 9,
  competitionCode: 'TC',
  competitionName: 'Trial Cup 2026',
  phases: [{ id: 1, code: 'HA', name: 'Home and Away' }],
  squads: [
    { id: 10, code: 'HOM', name: 'Homers', players: [{ personId: 11, fullname: 'Tam Brindle', positionCode: 'MID' }] },
    { id: 20, code: 'AWA', name: 'Awayers' },
  ],
} as const satisfies SeasonRecord;

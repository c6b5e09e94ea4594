import {
  completeSeason,
  type MatchBrief,
  type SeasonFacts,
  type SeasonRecord,
  type StatusCode,
} from '../../src/index.js';

const codeOf = (name: string): string => name.slice(0, 3).toUpperCase();

/** Id of a squad of these tests: `Ants` is 1, `Bees` 2 and so on by the first letter. */
export const squadId = (name: string): number => name.charCodeAt(0) - 64;

/** Points as goals and behinds. */
const tallyOf = (points: number) => ({ goals: Math.floor(points / 6), behinds: points % 6, points });

const squadOf = (name: string, points: string) => ({
  id: squadId(name),
  code: codeOf(name),
  name,
  players: [],
  ...(points !== '-' && { score: tallyOf(Number(points)) }),
});

/**
 * A match from a line such as `3 Ants 80 Bees 75`: round, home, points, away, points; `-` for a match that has not
 * started.
 */
export function briefOf(line: string, id: number, changes: Partial<MatchBrief> = {}): MatchBrief {
  const [round = '', home = '', homePoints = '', away = '', awayPoints = '', status] = line.trim().split(/\s+/u);
  return {
    id,
    leagueId: 1,
    levelId: 1,
    seasonId: 2030,
    competitionId: 7,
    competitionName: 'Trial Cup',
    phase: { id: 70, code: 'HA', name: 'Home and Away' },
    roundNumber: Number(round),
    phaseRoundNumber: Number(round),
    type: 'HA',
    venue: { id: 1, code: 'TRI', name: 'Trial Park', lengthMetres: 160, widthMetres: 140 },
    home: squadOf(home, homePoints),
    away: squadOf(away, awayPoints),
    status: (status ?? (homePoints === '-' ? 'SCHED' : 'FINAL')) as StatusCode,
    ...changes,
  };
}

/** Matches from lines, with ids from 1. */
export const briefsOf = (lines: string): readonly MatchBrief[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => briefOf(line, at + 1));

/** The record of a season with only a name. */
export const bareRecord: SeasonRecord = {
  kind: 'season',
  format: 'goalsquare-season',
  version: 1,
  league: { id: 1, name: 'Trial League', code: 'TRL', gender: '1' },
  level: { id: 1, name: 'Seniors', code: 'SEN' },
  id: 2030,
  competitionId: 7,
  competitionCode: 'TC',
  competitionName: 'Trial Cup',
};

/** A season of these squads. */
export const squadsNamed = (...names: readonly string[]): NonNullable<SeasonRecord['squads']> =>
  names.map((name) => ({ id: squadId(name), code: codeOf(name), name }));

/** A season from what its record says and its matches. */
export function seasonOf(matches: readonly MatchBrief[], record: Partial<SeasonRecord> | undefined = {}): SeasonFacts {
  const facts = completeSeason({ ...bareRecord, ...record }, matches);
  if (facts === undefined) throw new Error('a season with a record is one');
  return facts;
}

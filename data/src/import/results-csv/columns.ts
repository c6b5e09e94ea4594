import type { Side } from '@goalsquare/engine';
import type { Column, ColumnTable } from '../csv.js';

/** Ends of periods a score can be given at: `q5` to `q10` are extra time, `final` the end of the match. */
export const scoreEnds = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'final'] as const;
export type ScoreEnd = (typeof scoreEnds)[number];

/** A column of a score: what a squad has by the end of a period. */
export type ScoreColumn = `${Side}_${ScoreEnd}_${'goals' | 'behinds'}`;

type MatchColumn =
  | 'match_id'
  | 'league'
  | 'season'
  | 'phase'
  | 'round'
  | 'type'
  | 'date_local'
  | 'utc_start'
  | 'venue'
  | 'home'
  | 'away'
  | 'status'
  | 'extra_time'
  | 'attendance'
  | 'home_points'
  | 'away_points';

/** A column of a file of results. */
export type ResultColumn = MatchColumn | ScoreColumn;

const team: Readonly<Record<Side, 1 | 2>> = { home: 1, away: 2 };

const scoreColumns = (side: Side): readonly (readonly [ScoreColumn, Column])[] =>
  scoreEnds.flatMap((end) =>
    (['goals', 'behinds'] as const).map((what) => {
      const column = `${side}_${end}_${what}` as const;
      return [
        column,
        { names: end === 'final' ? [column, `${side}_${what}`, `${what}_${team[side]}`] : [column] },
      ] as const;
    }),
  );

/** THE columns of a file of results or of a fixture. */
export const resultColumns: ColumnTable<ResultColumn> = {
  match_id: { names: ['match_id', 'match_no'] },
  league: { names: ['league'] },
  season: { names: ['season', 'year'] },
  phase: { names: ['phase'] },
  round: { names: ['round'], needed: true },
  type: { names: ['type'] },
  date_local: { names: ['date_local', 'date'] },
  utc_start: { names: ['utc_start'] },
  venue: { names: ['venue'] },
  home: { names: ['home', 'home_team', 'team_1'], needed: true },
  away: { names: ['away', 'away_team', 'team_2'], needed: true },
  status: { names: ['status'] },
  extra_time: { names: ['extra_time'] },
  attendance: { names: ['attendance'] },
  home_points: { names: ['home_points', 'points_1'] },
  away_points: { names: ['away_points', 'points_2'] },
  ...(Object.fromEntries([...scoreColumns('home'), ...scoreColumns('away')]) as Readonly<Record<ScoreColumn, Column>>),
};

import type { Side } from '@goalsquare/engine';
import type { Column, ColumnTable } from '../match-columns.js';

/** Ends of periods at which a score can be given. `q5` to `q10` are extra time, and `final` is the end of the match. */
export const scoreEnds = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'final'] as const;
export type ScoreEnd = (typeof scoreEnds)[number];

/** A score column: the goals or behinds of a squad up to the end of a period. */
export type ScoreColumn = `${Side}_${ScoreEnd}_${'goals' | 'behinds'}`;

type MatchColumn =
  | 'match_id'
  | 'league'
  | 'season'
  | 'phase'
  | 'round'
  | 'type'
  | 'date_local'
  | 'time_local'
  | 'unix_start'
  | 'utc_start'
  | 'venue'
  | 'home'
  | 'away'
  | 'status'
  | 'complete'
  | 'extra_time'
  | 'attendance'
  | 'home_points'
  | 'away_points';

export type ResultColumn = MatchColumn | ScoreColumn;

const team: Readonly<Record<Side, 1 | 2>> = { home: 1, away: 2 };

/** Returns the names that other sources use for a score, such as `HQ1G` and `HQETG` in AFL Tables. */
function otherNames(side: Side, end: ScoreEnd, what: 'goals' | 'behinds'): readonly string[] {
  if (end === 'final')
    return [
      `${side}_${what}`,
      `${what}_${team[side]}`,
      `${side}TeamScore.matchScore.${what}`,
      `match_${side}_team_${what}`,
      `${side[0]}${what}`,
    ];
  const quarter = end === 'q5' ? 'ET' : /^q([1-4])$/u.exec(end)?.[1];
  return quarter === undefined ? [] : [`${side[0]}Q${quarter}${what[0]}`];
}

/** Returns the names of the points of a side, the column's own name first. */
const pointNames = (side: Side): readonly [string, ...string[]] => [
  `${side}_points`,
  `points_${team[side]}`,
  `${side}_score`,
  `${side}TeamScore.matchScore.totalScore`,
  `match_${side}_team_score`,
  `${side[0]}score`,
];

const scoreColumns = (side: Side): readonly (readonly [ScoreColumn, Column])[] =>
  scoreEnds.flatMap((end) =>
    (['goals', 'behinds'] as const).map((what) => {
      const column = `${side}_${end}_${what}` as const;
      return [column, { names: [column, ...otherNames(side, end, what)] }] as const;
    }),
  );

/** The columns of a result file or fixture. */
export const resultColumns: ColumnTable<ResultColumn> = {
  match_id: { names: ['match_id', 'match_no', 'match.matchId'] },
  league: { names: ['league'] },
  season: { names: ['season', 'year', 'round.year'] },
  phase: { names: ['phase'] },
  round: {
    names: ['round', 'round.roundNumber', 'round_number', 'match_round', 'fixture_round'],
    preferred: ['round.name', 'round_name'],
    needed: true,
  },
  type: { names: ['type'] },
  date_local: {
    names: ['date_local', 'match.venueLocalStartTime', 'venueLocalStartTime', 'local_time', 'date', 'match_date'],
  },
  time_local: { names: ['time_local', 'local_start_time', 'match_local_time', 'time'] },
  utc_start: { names: ['utc_start', 'match.utcStartTime', 'utcStartTime'] },
  unix_start: { names: ['unix_time'] },
  venue: { names: ['venue', 'venue.name'] },
  home: {
    names: ['home', 'home_team', 'team_1', 'match.homeTeam.name', 'home.team.name', 'match_home_team', 'hteam'],
    needed: true,
  },
  away: {
    names: ['away', 'away_team', 'team_2', 'match.awayTeam.name', 'away.team.name', 'match_away_team', 'ateam'],
    needed: true,
  },
  status: { names: ['status', 'match.status'] },
  complete: { names: ['complete'] },
  extra_time: { names: ['extra_time'] },
  attendance: { names: ['attendance', 'match_attendance'] },
  home_points: { names: pointNames('home') },
  away_points: { names: pointNames('away') },
  ...(Object.fromEntries([...scoreColumns('home'), ...scoreColumns('away')]) as Readonly<Record<ScoreColumn, Column>>),
};

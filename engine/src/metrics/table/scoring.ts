import { count, percentage, plus, sum, times, type Linear } from '../formula.js';
import { both, ofPlayers, ofSquads, unzoned, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const goal = count('goal');
const behind = count('behind');
const rushed = count('rushedBehind');
const points = plus(times(6, goal), behind);
const goalAssist = count('goalAssist');
const behindAssist = count('behindAssist');
const shots = count('shot');
const goalsSet = sum(1000, 'expectedGoalsSet');
const goalsNonSet = sum(1000, 'expectedGoalsNonSet');
const behindsSet = sum(1000, 'expectedBehindsSet');
const behindsNonSet = sum(1000, 'expectedBehindsNonSet');
const pointsSet = plus(times(6, goalsSet), behindsSet);
const pointsNonSet = plus(times(6, goalsNonSet), behindsNonSet);
const expected = (name: string, of: Linear, what: string): Metric =>
  both(name, of, `${what}, by our shot model (distance, angle, set shot or not).`, {
    ...unzoned,
    format: 'oneDecimal',
    plural: name,
  });

/** Scores, shots and assists. */
export const scoringMetrics = {
  GOAL: both('Goal', goal, 'Six-point scores.'),
  BEHIND: both('Behind', behind, 'One-point scores; for a squad, those the opposition rushed through as well.', {
    squad: plus(behind, rushed),
  }),
  BEHIND_RUSHED: ofSquads('Behind Rushed', rushed, 'Behinds the opposition forced over its own line.', {
    plural: 'Behinds Rushed',
  }),
  POINTS: both('Points', points, 'Six for each goal and one for each behind; for a squad, rushed behinds as well.', {
    plural: 'Points',
    squad: plus(points, rushed),
  }),
  SCORING_SHOT: both('Scoring Shot', plus(goal, behind), 'Shots that brought a goal or a behind.'),
  SHOT_AT_GOAL: both('Shot At Goal', shots, 'Attempts at goal, whatever came of them.', { plural: 'Shots At Goal' }),
  SHOT_AT_GOAL_MISSED: both('Shot At Goal Missed', count('shotMissed'), 'Attempts at goal that brought no score.', {
    plural: 'Shots At Goal Missed',
  }),
  GOAL_ACCURACY: both('Goal Accuracy', percentage(goal, shots), 'Share of shots at goal that were goals.', {
    format: 'percentage',
    plural: 'Goal Accuracy',
  }),
  GOAL_ASSIST: both('Goal Assist', goalAssist, 'Disposals or knock-ons a team-mate took and goaled from.'),
  BEHIND_ASSIST: both(
    'Behind Assist',
    behindAssist,
    'Disposals or knock-ons a team-mate took and scored a behind from.',
  ),
  SCORE_ASSIST: both('Score Assist', plus(goalAssist, behindAssist), 'Goal and behind assists.'),
  SCORE_INVOLVEMENT: ofPlayers(
    'Score Involvement',
    count('scoreInvolvement'),
    'Scoring chains the player had a part in, each counted once.',
    unzoned,
  ),
  SCOREBOARD_IMPACT: ofPlayers(
    'Scoreboard Impact',
    plus(points, times(6, goalAssist), behindAssist),
    'Points the player scored and points of the scores the player assisted.',
    { ...unzoned, plural: 'Scoreboard Impact' },
  ),
  GOAL_EXPECTED_SET: expected(
    'Goal Expected Set',
    goalsSet,
    'Goals an average player would kick from the same set shots',
  ),
  GOAL_EXPECTED_NON_SET: expected(
    'Goal Expected Non Set',
    goalsNonSet,
    'Goals an average player would kick from the same shots in general play',
  ),
  BEHIND_EXPECTED_SET: expected(
    'Behind Expected Set',
    behindsSet,
    'Behinds an average player would kick from the same set shots',
  ),
  BEHIND_EXPECTED_NON_SET: expected(
    'Behind Expected Non Set',
    behindsNonSet,
    'Behinds an average player would kick from the same shots in general play',
  ),
  POINTS_EXPECTED: both(
    'Points Expected',
    plus(pointsSet, pointsNonSet),
    'Points an average player would score from the same shots, by our shot model (distance, angle, set shot or not).',
    { format: 'oneDecimal', plural: 'Points Expected' },
  ),
  POINTS_EXPECTED_SET: expected(
    'Points Expected Set',
    pointsSet,
    'Points an average player would score from the same set shots',
  ),
  POINTS_EXPECTED_NON_SET: expected(
    'Points Expected Non Set',
    pointsNonSet,
    'Points an average player would score from the same shots in general play',
  ),
  CHAIN_LAUNCH_SCORE: ofPlayers(
    'Chain Launch Score',
    count('launchScore'),
    'Scoring chains the player began.',
    unzoned,
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;

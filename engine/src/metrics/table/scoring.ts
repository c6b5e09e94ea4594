import { count, percentage, plus, times } from '../formula.js';
import { both, ofPlayers, ofSquads, unzoned, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const goal = count('goal');
const behind = count('behind');
const rushed = count('rushedBehind');
const points = plus(times(6, goal), behind);
const goalAssist = count('goalAssist');
const behindAssist = count('behindAssist');
const shots = count('shot');

/** Scores, shots and assists. */
export const scoringMetrics = {
  GOAL: both('Goal', goal, 'Six-point scores.'),
  BEHIND: both('Behind', behind, 'One-point scores; for a squad, those the opposition rushed through as well.', { squad: plus(behind, rushed) }),
  BEHIND_RUSHED: ofSquads('Behind Rushed', rushed, 'Behinds the opposition forced over its own line.', { plural: 'Behinds Rushed' }),
  POINTS: both('Points', points, 'Six for each goal and one for each behind; for a squad, rushed behinds as well.', { plural: 'Points', squad: plus(points, rushed) }),
  SCORING_SHOT: both('Scoring Shot', plus(goal, behind), 'Shots that brought a goal or a behind.'),
  SHOT_AT_GOAL: both('Shot At Goal', shots, 'Attempts at goal, whatever came of them.', { plural: 'Shots At Goal' }),
  SHOT_AT_GOAL_MISSED: both('Shot At Goal Missed', count('shotMissed'), 'Attempts at goal that brought no score.', { plural: 'Shots At Goal Missed' }),
  GOAL_ACCURACY: both('Goal Accuracy', percentage(goal, shots), 'Share of shots at goal that were goals.', { format: 'percentage', plural: 'Goal Accuracy' }),
  GOAL_ASSIST: both('Goal Assist', goalAssist, "Disposals or knock-ons a team-mate took and goaled from."),
  BEHIND_ASSIST: both('Behind Assist', behindAssist, 'Disposals or knock-ons a team-mate took and scored a behind from.'),
  SCORE_ASSIST: both('Score Assist', plus(goalAssist, behindAssist), 'Goal and behind assists.'),
  SCORE_INVOLVEMENT: ofPlayers('Score Involvement', count('scoreInvolvement'), 'Scoring chains the player had a part in, each counted once.', unzoned),
  SCOREBOARD_IMPACT: ofPlayers('Scoreboard Impact', plus(points, times(6, goalAssist), behindAssist), 'Points the player scored and points of the scores the player assisted.', { ...unzoned, plural: 'Scoreboard Impact' }),
  CHAIN_LAUNCH_SCORE: ofPlayers('Chain Launch Score', count('launchScore'), 'Scoring chains the player began.', unzoned),
} as const satisfies Partial<Record<MetricCode, Metric>>;

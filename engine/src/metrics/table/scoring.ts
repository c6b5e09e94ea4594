import { count, percentage, plus, sum, times } from '../formula.js';
import { both, ofPlayers, ofSquads, type Metric, type MetricRow } from '../metric.js';
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
const expected = ({ name, formula, description }: Pick<MetricRow, 'name' | 'formula' | 'description'>): Metric =>
  both({
    name,
    namePlural: name,
    formula,
    description: `${description}, by our shot model (distance, angle, set shot or not).`,
    format: 'oneDecimal',
    zoned: [],
  });

/** Scores, shots and assists. */
export const scoringMetrics = {
  GOAL: both({
    name: 'Goal',
    formula: goal,
    description: 'Six-point scores.',
  }),
  BEHIND: both({
    name: 'Behind',
    formula: behind,
    squadFormula: plus(behind, rushed),
    description: 'One-point scores. For a squad, rushed behinds count too.',
  }),
  BEHIND_RUSHED: ofSquads({
    name: 'Behind Rushed',
    namePlural: 'Behinds Rushed',
    formula: rushed,
    description: 'Behinds the opposition forced over its own line.',
  }),
  POINTS: both({
    name: 'Points',
    namePlural: 'Points',
    formula: points,
    squadFormula: plus(points, rushed),
    description: 'Six for each goal and one for each behind. For a squad, rushed behinds count too.',
  }),
  SCORING_SHOT: both({
    name: 'Scoring Shot',
    formula: plus(goal, behind),
    description: 'Shots that scored a goal or a behind.',
  }),
  SHOT_AT_GOAL: both({
    name: 'Shot At Goal',
    namePlural: 'Shots At Goal',
    formula: shots,
    description: 'Attempts at goal, whatever the result.',
  }),
  SHOT_AT_GOAL_MISSED: both({
    name: 'Shot At Goal Missed',
    namePlural: 'Shots At Goal Missed',
    formula: count('shotMissed'),
    description: 'Attempts at goal that did not score.',
  }),
  GOAL_ACCURACY: both({
    name: 'Goal Accuracy',
    namePlural: 'Goal Accuracy',
    formula: percentage(goal, shots),
    description: 'Share of shots at goal that were goals.',
    format: 'percentage',
  }),
  GOAL_ASSIST: both({
    name: 'Goal Assist',
    formula: goalAssist,
    description:
      'Effective disposals and knock-ons to a team-mate who then kicked a goal less than 35 m from where that team-mate received the ball.',
  }),
  BEHIND_ASSIST: both({
    name: 'Behind Assist',
    formula: behindAssist,
    description:
      'Effective disposals and knock-ons to a team-mate who then kicked a behind less than 35 m from where that team-mate received the ball.',
  }),
  SCORE_ASSIST: both({
    name: 'Score Assist',
    formula: plus(goalAssist, behindAssist),
    description: 'Goal and behind assists.',
  }),
  SCORE_INVOLVEMENT: ofPlayers({
    name: 'Score Involvement',
    formula: count('scoreInvolvement'),
    description: 'Scoring chains in which the player had, used or knocked on the ball, each counted once.',
    zoned: [],
  }),
  SCOREBOARD_IMPACT: ofPlayers({
    name: 'Scoreboard Impact',
    namePlural: 'Scoreboard Impact',
    formula: plus(points, times(6, goalAssist), behindAssist),
    description: 'Points that the player scored, and points from scores that the player assisted.',
    zoned: [],
  }),
  GOAL_EXPECTED_SET: expected({
    name: 'Goal Expected Set',
    formula: goalsSet,
    description: 'Goals an average player would kick from the same set shots',
  }),
  GOAL_EXPECTED_NON_SET: expected({
    name: 'Goal Expected Non Set',
    formula: goalsNonSet,
    description: 'Goals an average player would kick from the same shots in general play',
  }),
  BEHIND_EXPECTED_SET: expected({
    name: 'Behind Expected Set',
    formula: behindsSet,
    description: 'Behinds an average player would kick from the same set shots',
  }),
  BEHIND_EXPECTED_NON_SET: expected({
    name: 'Behind Expected Non Set',
    formula: behindsNonSet,
    description: 'Behinds an average player would kick from the same shots in general play',
  }),
  POINTS_EXPECTED: both({
    name: 'Points Expected',
    namePlural: 'Points Expected',
    formula: plus(pointsSet, pointsNonSet),
    description:
      'Points an average player would score from the same shots, by our shot model (distance, angle, set shot or not).',
    format: 'oneDecimal',
  }),
  POINTS_EXPECTED_SET: expected({
    name: 'Points Expected Set',
    formula: pointsSet,
    description: 'Points an average player would score from the same set shots',
  }),
  POINTS_EXPECTED_NON_SET: expected({
    name: 'Points Expected Non Set',
    formula: pointsNonSet,
    description: 'Points an average player would score from the same shots in general play',
  }),
  CHAIN_LAUNCH_SCORE: ofPlayers({
    name: 'Chain Launch Score',
    formula: count('launchScore'),
    description: 'Scoring chains the player began.',
    zoned: [],
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;

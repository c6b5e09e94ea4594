import type { Case } from '../../support/values.js';

/** Scores, shots and assists. */
export const scoringCases: readonly Case[] = [
  {
    of: 'a goal from a mark, a behind from a loose ball, a rushed behind, a behind from a handball',
    play: `
      1:00  -    CEBO 0,0
      1:05  h1   LBGE 0,0
      1:06  h1   HBEF 0,0
      1:07  h2   HBRE 2,0
      1:08  h2   KKEF 4,0 inside50
      1:12  h3   MAUN 45,0
      1:20  h3   KKEF 45,0 shot
      1:24  h3   GOAL 80,0
      1:80  -    CEBO 0,0
      1:84  a1   HBGE 0,0
      1:85  a1   KKEF 0,0 inside50
      1:89  a2   LBGE -40,0
      1:91  a2   KKIN -42,0 shot
      1:94  a2   BEHI -80,5
      1:104 h4   KISH -72,0
      1:108 h5   MAUN -50,0
      1:112 h5   KKCL -50,0
      1:116 a3   MAUN -45,0
      1:120 a3   KKIN -45,0 shot
      1:124 a3   MISS
      1:125 h1   SPOI -78,0
      1:126 away RUSH -80,4
      1:140 h1   KILO -72,0
      1:146 a4   MACO -30,0
      1:150 a4   HBEF -30,0
      1:151 a5   HBRE -35,0
      1:152 a5   KKIN -40,0 shot
      1:155 a5   BEHI -80,-6`,
    gives: {
      GOAL: 'h3 1, home 1',
      BEHIND: 'a2 1, a5 1, away 3',
      BEHIND_RUSHED: 'away 1',
      POINTS: 'h3 6, a2 1, a5 1, home 6, away 3',
      SCORING_SHOT: 'h3 1, a2 1, a5 1, home 1, away 2',
      SHOT_AT_GOAL: 'h3 1, a2 1, a3 1, a5 1, home 1, away 3',
      SHOT_AT_GOAL_MISSED: 'a3 1, away 1',
      GOAL_ACCURACY: 'h3 100, a2 0, a3 0, a5 0, home 100, away 0',
      GOAL_ASSIST: 'h2 1, home 1',
      BEHIND_ASSIST: 'a4 1, away 1',
      SCORE_ASSIST: 'h2 1, a4 1, home 1, away 1',
      SCORE_INVOLVEMENT: 'h1 1, h2 1, h3 1, a1 1, a2 1, a3 1, a4 1, a5 1',
      SCOREBOARD_IMPACT: 'h2 6, h3 6, a2 1, a4 1, a5 1',
      CHAIN_LAUNCH_SCORE: 'h1 1, a1 1, a3 1, a4 1',
    },
  },
  {
    of: 'assists: by knock-on and to a free kick, but not of a hard ball, nor where nobody gave the scorer the ball',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -30,0
      1:08 h2 KNON -28,0
      1:09 h3 GATH -20,0
      1:10 h3 KKEF -20,0 shot
      1:15 h3 GOAL 80,0
      2:00 h1 KISH 72,0
      2:04 h2 MAUN 30,0
      2:08 h2 KKEF 30,0
      2:12 h3 HBGE -40,0
      2:13 h3 KKEF -40,0 shot
      2:17 h3 GOAL -80,0
      3:00 h1 KISH -72,0
      3:04 a1 MAUN -40,0
      3:10 a1 KKEF -40,0 shot
      3:14 a1 GOAL -80,0
      4:00 h1 KISH 72,0
      4:04 h4 KNOC 30,0
      4:05 h3 GATH 28,0
      4:06 h3 KKEF 28,0 shot
      4:10 h3 GOAL -80,0
      5:00 h1 KISH -72,0
      5:04 h4 HBGE -40,0
      5:05 h3 GATH -38,0
      5:06 h3 KKEF -38,0 shot
      5:10 h3 GOAL 80,0
      6:00 h1 KISH 72,0
      6:04 h5 KKEF -10,0
      6:08 h3 FKCO -40,0
      6:30 h3 KKEF -40,0 shot
      6:34 h3 GOAL -80,0`,
    gives: { GOAL: 'h3 5, a1 1, home 5, away 1', GOAL_ASSIST: 'h2 1, h4 1, h5 1, home 3' },
  },
  {
    of: 'shots from 40 m in front: two set shots, one in play, one by the opposition after playing on, and one from where nobody knows',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN 40,0
      1:20 h2 KKEF 40,0 shot
      1:24 h2 GOAL 80,0
      2:00 h1 KISH 72,0
      2:04 h2 FKCO -40,0
      2:20 h2 KKIN -40,0 shot
      2:24 h2 BEHI -80,5
      3:00 h1 KISH -72,0
      3:04 h3 LBGE 40,0
      3:05 h3 KKIN 40,0 shot
      3:08 h3 MISS
      4:00 a1 KISH -72,0
      4:04 a2 MAUN 40,0
      4:05 a2 PLON 40,0
      4:06 a2 KKEF 40,0 shot
      4:10 a2 GOAL 80,0
      5:00 h1 KISH -72,0
      5:04 h4 LBGE 40,0
      5:05 h4 KKIN shot
      5:08 h4 MISS`,
    gives: {
      GOAL_EXPECTED_SET: 'h2 1.38, home 1.38',
      GOAL_EXPECTED_NON_SET: 'h3 0.4, a2 0.4, home 0.4, away 0.4',
      BEHIND_EXPECTED_SET: 'h2 0.59, home 0.59',
      BEHIND_EXPECTED_NON_SET: 'h3 0.36, a2 0.36, home 0.36, away 0.36',
      POINTS_EXPECTED: 'h2 8.9, h3 2.76, a2 2.76, home 11.66, away 2.76',
      POINTS_EXPECTED_SET: 'h2 8.9, home 8.9',
      POINTS_EXPECTED_NON_SET: 'h3 2.76, a2 2.76, home 2.76, away 2.76',
    },
  },
  {
    of: 'score involvements of kick-in takers and of knock-ons, but not of who only pressed, tackled or spoiled',
    play: `
      1:00 h1 KILO -72,0
      1:04 h5 SPOI -20,0
      1:05 h2 KNON -20,0
      1:06 h3 GATH -15,0
      1:07 a1 TACK -15,1
      1:08 h3 KKEF -15,0 inside50
      1:12 h4 MAUN 40,0
      1:20 h4 KKEF 40,0 shot
      1:24 h4 GOAL 40,0
      2:00 a1 KIPO -72,0
      2:02 h1 PRCL -70,0
      2:03 a1 KKEF -66,0
      2:08 a2 KNOC -20,0
      2:09 h2 TACK -20,1
      2:10 a3 GATH -15,0
      2:11 a3 KKIN -15,0 shot
      2:16 away RUSH 80,4`,
    gives: {
      SCORE_INVOLVEMENT: 'h1 1, h2 1, h3 1, h4 1, a1 1, a2 1, a3 1',
    },
  },
  {
    of: 'a chain from a stoppage that its first player with the ball launches, not who attended or contested the ruck',
    play: `
      1:00 - CEBO 0,0 wonBy=home
      1:00 h5 CBVS 0,0
      1:00 a5 CBVS 0,0
      1:00 h4 CBAT 0,0
      1:02 h5 CBHO 0,0
      1:03 h3 TACK 1,0
      1:04 h1 LBGE 1,0
      1:05 h1 KKEF 1,0
      1:09 h2 MAUN 40,0
      1:17 h2 KKEF 40,0 shot
      1:21 h2 GOAL 40,0`,
    gives: {
      CHAIN_LAUNCH_SCORE: 'h1 1',
    },
  },
  {
    of: 'assists by effective disposals alone, past pressure and spoils, and by knock-ons',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -30,0
      1:08 h2 KKIN -30,0
      1:12 h3 MACO 40,0
      1:20 h3 KKEF 40,0 shot
      1:24 h3 GOAL 40,0
      2:00 h1 KISH 72,0
      2:04 h2 MAUN -30,0
      2:08 h2 KKEF -30,0
      2:11 a1 SPIN -45,0
      2:12 h3 MACO -45,0
      2:14 a2 PRPH -45,1
      2:16 h3 KKEF -45,0 shot
      2:20 h3 GOAL -45,0
      3:00 h1 KISH -72,0
      3:04 h4 MAUN 40,0
      3:06 h4 HBIN 40,0
      3:07 h5 HBRE 42,0
      3:08 h5 KKIN 42,0 shot
      3:12 h5 BEHI 42,0
      4:00 h1 KISH 72,0
      4:04 h4 MAUN -40,0
      4:06 h4 HBIN -40,0
      4:07 h2 KNOC -42,0
      4:08 h5 GATH -44,0
      4:09 h5 KKIN -44,0 shot
      4:13 h5 BEHI -44,0`,
    gives: {
      GOAL_ASSIST: 'h2 1, home 1',
      BEHIND_ASSIST: 'h2 1, home 1',
      SCOREBOARD_IMPACT: 'h2 7, h3 12, h5 2',
    },
  },
  {
    of: 'assists to scorers who run less than 35 m, and only of balls that they received',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -30,0
      1:08 h2 KKEF -30,0
      1:12 h3 MAUN 20,0
      1:16 h3 BOUN 35,0
      1:20 h3 KKEF 55,0 shot
      1:24 h3 GOAL 80,0
      2:00 h1 KISH 72,0
      2:04 h2 MAUN 30,0
      2:08 h2 KKEF 30,0
      2:12 h3 MAUN -20,0
      2:16 h3 BOUN -35,0
      2:20 h3 KKEF -54.9,0 shot
      2:24 h3 GOAL -80,0
      3:00 h1 KISH -72,0
      3:04 h2 MAUN -30,0
      3:08 h2 KKEF -30,0
      3:12 h3 GAOP 40,0
      3:13 h3 KKEF 40,0 shot
      3:16 h3 GOAL 80,0
      4:00 h1 KISH 72,0
      4:04 h4 MAUN 30,0
      4:08 h4 KKEF 30,0
      4:12 h3 MAUN -20,0
      4:16 h3 BOUN -35,0
      4:20 h3 KKIN -55,0 shot
      4:24 h3 BEHI -80,5`,
    gives: { GOAL: 'h3 3, home 3', BEHIND: 'h3 1, home 1', GOAL_ASSIST: 'h2 1, home 1', BEHIND_ASSIST: '' },
  },
  {
    of: 'assists to a free kick out of a contest, and by the advantage of a foul',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN 0,0
      1:08 h2 KKEF 0,0
      1:12 h3 FKCO 40,0
      1:20 h3 KKEF 40,0 shot
      1:24 h3 GOAL 80,0
      2:00 h1 KISH 72,0
      2:04 h2 MAUN 0,0
      2:08 h2 KKEF 0,0
      2:11 h3 COTA -40,0
      2:12 h3 FKCO -40,0
      2:20 h3 KKEF -40,0 shot
      2:24 h3 GOAL -80,0
      3:00 h1 KISH -72,0
      3:04 h4 MAUN 20,0
      3:08 h4 KKEF 20,0
      3:11 a1 SPOI 40,0
      3:12 h5 FKCO 40,0
      3:20 h5 KKEF 40,0 shot
      3:24 h5 BEHI 80,5
      4:00 h1 KISH 72,0
      4:04 h4 MAUN -20,0
      4:06 h4 KKEF -20,0
      4:07 h4 FKIP -20,0
      4:08 h5 FKAD -40,0
      4:10 h5 KKIN -40,0 shot
      4:12 h5 BEHI -80,5`,
    gives: { GOAL: 'h3 2, home 2', BEHIND: 'h5 2, home 2', GOAL_ASSIST: 'h2 1, home 1', BEHIND_ASSIST: 'h4 1, home 1' },
  },
];

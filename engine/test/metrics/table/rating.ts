import type { Case } from '../../support/values.js';

/** Ratings and ranking points. */
export const ratingCases: readonly Case[] = [
  {
    of: 'what acts change in the expected score, from a bounce to a ball-up',
    play: `
      1:00 -  CEBO 0,0
      1:02 h5 CBHAD 0,0
      1:04 h1 GAHO 0,0
      1:06 a1 PRPH 0,0
      1:06 h1 KKEF 0,0
      1:10 h2 MAUN 40,0
      1:20 h2 KKIN 40,0 shot
      1:24 h2 BEHI 80,5
      1:34 a2 KISH 72,0
      1:38 a3 MAUN 50,30
      1:41 h3 PRCL 50,30
      1:42 a3 KKCL 50,30
      1:46 h4 GATH 20,20
      1:48 h4 HBEF 20,20
      1:49 h5 HBGE 20,20
      1:50 a4 TACK 20,20
      1:51 -  BUCA 20,20
      1:60 -  BAUP 20,20
      1:62 a5 BUHSD 20,20
      1:63 h1 LBGE 20,20
      1:64 h1 KKIN 20,20
      1:68 a4 SPOI 55,0
      1:69 a5 SMOT 55,0
      1:70 h3 LBGE 55,0
      1:71 h3 KKEF 55,0 shot
      1:74 h3 GOAL 80,0`,
    gives: {
      PLAYER_CREDIT: 'h1 4.24, h2 -1.3, h3 3.83, h4 -0.23, h5 -0.96, a2 0.7, a3 -2.12, home 5.58, away -1.42',
      NEXT_SCORE_EQUITY: 'h1 2.06, h2 2.61, h3 3.08, h4 1.73, h5 1.27, a3 0.39, home 10.75, away 0.39',
      PLAYER_RATING:
        'h1 4.82, h2 -3.75, h3 5.07, h4 -0.78, h5 0.96, a2 0.04, a3 -1.37, a4 1.55, a5 0.4, home 6.32, away 0.62',
      PLAYER_RATING_BALL_USE: 'h1 4.18, h2 -3.75, h3 3.59, h4 -0.78, a2 0.04, a3 -1.37, home 3.24, away -1.33',
      PLAYER_RATING_BALL_USE_FIELD_KICK: 'h1 4.18, a3 -1.37, home 4.18, away -1.37',
      PLAYER_RATING_BALL_USE_HANDBALL: 'h4 -0.78',
      PLAYER_RATING_BALL_USE_KICK_IN: 'a2 0.04',
      PLAYER_RATING_BALL_USE_SHOT_AT_GOAL: 'h2 -3.75, h3 3.59, home -0.16',
      PLAYER_RATING_BALL_WINNING: 'h1 0.64, h3 1.14, h5 0.63, home 2.41',
      PLAYER_RATING_DEFENCE: 'h3 0.34, a4 1.55, a5 0.71, home 0.34, away 2.26',
      PLAYER_RATING_DEFENCE_PRESSURE: 'h3 0.34, a4 0.16, home 0.34, away 0.16',
      PLAYER_RATING_HITOUT: 'h5 0.33, a5 -0.31, home 0.33, away -0.31',
      RANKING_POINTS: 'h1 11.5, h2 3.5, h3 16, h4 2.5, h5 9.5, a3 -1, a4 6, a5 2, home 43, away 7',
    },
  },
];

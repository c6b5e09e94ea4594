import type { Case } from '../../support/values.js';

/** Balls won and received. */
export const possessionCases: readonly Case[] = [
  {
    of: 'ground balls before and after the clearance of a bounce',
    play: `
      1:00 -  CEBO 0,0
      1:04 h1 HBGE 1,0
      1:05 h1 HBIN 1,0
      1:06 h2 LBGE 2,0
      1:07 h2 KKIN 2,0
      1:11 a1 HBCR -20,0
      1:12 a1 HBEF -20,0
      1:13 a2 HBRE -18,0
      1:14 a2 KKIN -18,0
      1:18 h1 LBCR -45,0
      1:19 h1 KKEF -45,0`,
    gives: {
      POSSESSION: 'h1 2, h2 1, a1 1, a2 1, home 3, away 2',
      POSSESSION_CONTESTED: 'h1 2, h2 1, a1 1, home 3, away 1',
      POSSESSION_CONTESTED_PREC: 'h1 1, h2 1, home 2',
      POSSESSION_CONTESTED_GP: 'h1 1, a1 1, home 1, away 1',
      POSSESSION_UNCONTESTED: 'a2 1, away 1',
      HARDBALL_GET: 'h1 1, a1 1, home 1, away 1',
      HARDBALL_GET_PREC: 'h1 1, home 1',
      HARDBALL_GET_GP: 'a1 1, away 1',
      HARDBALL_GET_GROUNDBALL: 'h1 1, a1 1, home 1, away 1',
      LOOSEBALL_GET: 'h1 1, h2 1, home 2',
      LOOSEBALL_GET_PREC: 'h2 1, home 1',
      LOOSEBALL_GET_GP: 'h1 1, home 1',
      GROUNDBALL_GET: 'h1 2, h2 1, a1 1, home 3, away 1',
      GROUNDBALL_GET_PREC: 'h1 1, h2 1, home 2',
      GROUNDBALL_GET_GP: 'h1 1, a1 1, home 1, away 1',
      CRUMB: 'h1 1, a1 1, home 1, away 1',
      HANDBALL_RECEIVE: 'a2 1, away 1',
    },
  },
  {
    of: 'balls out of the ruck',
    play: `
      1:00 -  BAUP 10,10
      1:03 h1 HBRU 10,10
      1:04 h1 HBIN 10,10
      1:05 a1 KNOC 11,10
      1:06 a2 GAHO 12,10
      1:07 a2 KKEF 12,10
      1:12 a3 MALE -20,10
      1:16 a3 HBEF -20,10
      1:17 a4 KNON -22,8
      1:18 a5 GATH -25,8`,
    gives: {
      HARDBALL_GET: 'h1 1, home 1',
      HARDBALL_GET_RUCK: 'h1 1, home 1',
      HARDBALL_GET_PREC: 'h1 1, home 1',
      GROUNDBALL_GET: '',
      POSSESSION_CONTESTED: 'h1 1, a1 1, a2 1, home 1, away 2',
      POSSESSION_CONTESTED_PREC: 'h1 1, home 1',
      POSSESSION: 'h1 1, a1 1, a2 1, a3 1, a5 1, home 1, away 4',
      GATHER: 'a2 1, a5 1, away 2',
      GATHER_HITOUT: 'a2 1, away 1',
      GATHER_UNCONTESTED: 'a5 1, away 1',
      KNOCK_ON: 'a1 1, a4 1, away 2',
      KNOCK_ON_CONTESTED: 'a1 1, away 1',
    },
  },
  {
    of: "marks, their own and the opposition's kicks",
    play: `
      1:00 h1 MACO -30,0
      1:04 h1 KKEF -30,0
      1:08 h2 MAUN 0,0
      1:09 h2 PLON 0,0
      1:10 h2 BOUN 5,0
      1:12 h2 BOUN 15,0
      1:14 h2 KKEF 20,0
      1:18 h3 MACO 45,0
      1:24 h3 KKIN 45,0
      1:27 h4 MAFU 60,0
      1:27 h5 MADR 60,0
      1:28 a1 MACO 62,0
      1:34 a1 KKCL 62,0
      1:38 h5 MALE 40,0
      1:44 h5 HBCL 40,0
      1:45 a2 GAOP 42,0
      1:46 a2 KKIN 42,0
      1:50 h1 MAUN 10,0`,
    gives: {
      MARK: 'h1 2, h2 1, h3 1, h5 1, a1 1, home 5, away 1',
      MARK_CONTESTED: 'h1 1, h3 1, a1 1, home 2, away 1',
      MARK_CONTESTED_OPPOSITION: 'a1 1, away 1',
      MARK_CONTESTED_SQ: 'h1 1, h3 1, home 2',
      MARK_UNCONTESTED: 'h1 1, h2 1, h5 1, home 3',
      MARK_UNCONTESTED_OPPOSITION: 'h1 1, h5 1, home 2',
      MARK_UNCONTESTED_SQ: 'h2 1, home 1',
      MARK_ON_LEAD: 'h5 1, home 1',
      MARK_PLAY_ON: 'h2 1, home 1',
      MARK_DROPPED: 'h5 1, home 1',
      MARK_FUMBLED: 'h4 1, home 1',
      RUNNING_BOUNCE: 'h2 2, home 2',
      GATHER_UNCONTESTED: 'a2 1, away 1',
      POSSESSION_UNCONTESTED: 'h1 1, h2 1, h5 1, a2 1, home 3, away 1',
      POSSESSION_CONTESTED: 'h1 1, h3 1, a1 1, home 2, away 1',
    },
  },
  {
    of: 'possessions by free kick: those in a contest are contested, those off the ball uncontested, the others neither',
    play: `
      1:00 h1 FKCO 0,0
      1:10 h2 FKOB 0,0
      1:20 h3 FKIP 0,0
      1:30 h4 FKBB 0,0
      1:40 a1 OFKI 0,0`,
    gives: {
      POSSESSION: 'h1 1, h2 1, home 2',
      POSSESSION_CONTESTED: 'h1 1, home 1',
      POSSESSION_UNCONTESTED: 'h2 1, home 1',
    },
  },
];

import { starting } from '../../support/play.js';
import { marked } from '../../support/play.js';
import type { Case } from '../../support/values.js';

/** Stoppages, ruck work, first possessions and clearances. */
export const stoppageCases: readonly Case[] = [
  {
    of: 'stoppages of every kind, cleared by kick and by handball or not at all',
    play: `
      1:00 -  CEBO 0,0
      1:00 h5 CBVS 0,0
      1:00 a5 CBVS 0,0
      1:00 h1 CBAT 0,0
      1:00 h2 CBAT 0,0
      1:00 a1 CBAT 0,0
      1:04 h5 CBHAD 0,0
      1:05 h1 GAHO 0,0
      1:06 h1 KKEF 2,0
      1:10 h3 MAUN 40,0
      1:12 h3 HBEF 40,0
      1:13 -  BUCA 40,0
      1:20 -  BAUP 40,0
      1:20 h5 BUVS 40,0
      1:20 a5 BUVS 40,0
      1:23 a5 BUHSD 40,0
      1:23 h2 BUHSK 40,0
      1:24 h2 LBGE 40,0
      1:25 h2 HBEF 41,0
      1:26 h3 HBRE 42,0
      1:27 -  BUCA 42,0
      1:35 -  BAUP 42,0
      1:35 h5 BUVS 42,0
      1:35 a5 BUVS 42,0
      1:38 h5 BUHO 42,0
      1:39 a1 HBGE 42,0
      1:40 a1 HBIN 42,0
      1:41 a2 LBGE 43,2
      1:42 a2 HBEF 43,2
      1:43 a3 HBRE 46,4
      1:44 a3 KKIN 46,4
      1:47 -  OOBO 20,65
      1:60 -  THIN 20,65
      1:60 h5 TIVS 20,65
      1:60 a5 TIVS 20,65
      1:62 a5 TIHO 20,65
      1:63 h4 LBGE 20,62
      1:64 h4 KKCL 20,62
      1:68 a4 MAUN -20,50
      2:00 -  CETU 0,0
      2:02 a5 CBHSD 0,0
      2:02 h1 CBHSK 0,0
      2:03 h1 HBGE 0,0
      2:04 -  BUCA 0,0
      2:10 -  BAUP 0,0
      2:12 h5 BUHAD 0,0
      2:13 a1 HBGE 0,0
      2:14 -  OOBO 0,65
      2:25 -  THIN 0,65
      2:27 a5 TIHSD 0,65
      2:27 h3 TIHSK 0,65
      3:00 -  THIN 30,60
      3:00 h5 TIVS 30,60
      3:00 a5 TIVS 30,60
      3:02 h5 TIHAD 30,60
      3:03 h1 LBGE 30,58
      3:04 -  BUCA 30,58
      3:10 -  BAUP 30,58`,
    gives: {
      STOPPAGE: 'home 9, away 9',
      CENTRE_BOUNCE: 'home 2, away 2',
      BALL_UP: 'home 4, away 4',
      THROW_IN: 'home 3, away 3',
      STOPPAGE_SECONDARY: 'home 4, away 4',
      STOPPAGE_SECONDARY_CB: 'home 2, away 2',
      STOPPAGE_SECONDARY_BU: 'home 1, away 1',
      STOPPAGE_SECONDARY_TI: 'home 1, away 1',
      STOPPAGE_EXIT: 'home 2, away 1',
      STOPPAGE_EXIT_KICK: 'home 2',
      STOPPAGE_EXIT_HANDBALL: 'away 1',
      FIRST_POSSESSION: 'h1 3, h2 1, h4 1, a1 2, home 5, away 2',
      FIRST_POSSESSION_CB: 'h1 2, home 2',
      FIRST_POSSESSION_BU: 'h2 1, a1 2, home 1, away 2',
      FIRST_POSSESSION_TI: 'h1 1, h4 1, home 2',
      FIRST_POSSESSION_CLEARANCE: 'h1 1, h4 1, home 2',
      CLEARANCE: 'h1 1, h4 1, a2 1, home 2, away 1',
      CLEARANCE_CB: 'h1 1, home 1',
      CLEARANCE_BU: 'a2 1, away 1',
      CLEARANCE_TI: 'h4 1, home 1',
      CLEARANCE_EFFECTIVE: 'h1 1, a2 1, home 1, away 1',
      CLEARANCE_CB_EFFECTIVE: 'h1 1, home 1',
      CLEARANCE_BU_EFFECTIVE: 'a2 1, away 1',
      CLEARANCE_TI_EFFECTIVE: '',
      CLEARANCE_INEFFECTIVE: 'h4 1, home 1',
      HITOUT: 'h5 4, a5 4, home 4, away 4',
      HITOUT_CB: 'h5 1, a5 1, home 1, away 1',
      HITOUT_BU: 'h5 2, a5 1, home 2, away 1',
      HITOUT_TI: 'h5 1, a5 2, home 1, away 2',
      HITOUT_TO_ADVANTAGE: 'h5 3, home 3',
      HITOUT_TO_ADVANTAGE_CB: 'h5 1, home 1',
      HITOUT_TO_ADVANTAGE_BU: 'h5 1, home 1',
      HITOUT_TO_ADVANTAGE_TI: 'h5 1, home 1',
      HITOUT_SHARK: 'h1 1, h2 1, h3 1, home 3',
      HITOUT_SHARK_TI: 'h3 1, home 1',
      HITOUT_SHARKED: 'a5 3, away 3',
      HITOUT_SHARKED_CB: 'a5 1, away 1',
      HITOUT_SHARKED_BU: 'a5 1, away 1',
      HITOUT_SHARKED_TI: 'a5 1, away 1',
      HITOUT_WIN_PCT: 'h5 80, a5 80',
      RUCK_CONTEST: 'h5 5, a5 5',
      RUCK_CONTEST_CB: 'h5 1, a5 1',
      RUCK_CONTEST_BU: 'h5 2, a5 2',
      RUCK_CONTEST_TI: 'h5 2, a5 2',
      ATTENDANCE_CENTRE_BOUNCE: 'h1 1, h2 1, a1 1',
      ATTENDANCE_CENTRE_BOUNCE_WIN: 'h1 1, h2 1',
      ATTENDANCE_CENTRE_BOUNCE_LOSS: 'a1 1',
    },
  },
  {
    of: 'a throw-in cleared effectively by the squad that had it second',
    play: `
      1:00 -  THIN 0,60
      1:03 h1 LBGE 0,58
      1:04 h1 KKIN 0,58
      1:05 a1 LBGE 5,50
      1:06 a1 KKEF 5,50
      1:10 a2 MAUN -30,40`,
    gives: {
      FIRST_POSSESSION_TI: 'h1 1, home 1',
      FIRST_POSSESSION_CLEARANCE: '',
      CLEARANCE_TI: 'a1 1, away 1',
      CLEARANCE_TI_EFFECTIVE: 'a1 1, away 1',
      INTERCEPT: '',
      TURNOVER: '',
    },
  },
  {
    of: 'centre bounces attended and missed, won, lost and not cleared; one that nobody is known to have attended',
    header: starting(4),
    play: `
      1:00  -  CEBO 0,0
      1:00  h1 CBAT 0,0
      1:00  a1 CBAT 0,0
      1:04  h1 HBGE 0,0
      1:05  h1 KKEF 0,0
      1:09  h2 MAUN 40,0
      1:30  h2 ROIN on=h5
      1:60  -  CEBO 0,0
      1:60  h5 CBAT 0,0
      1:60  a2 CBAT 0,0
      1:64  a2 HBGE 0,0
      1:65  a2 KKEF 0,0
      1:69  a3 MAUN -40,0
      1:90  -  CEBO 0,0
      1:90  h1 CBAT 0,0
      1:90  a1 CBAT 0,0
      1:94  h1 HBGE 0,0
      1:95  -  BUCA 0,0
      1:120 -  CEBO 0,0`,
    gives: {
      ATTENDANCE_CENTRE_BOUNCE: 'h1 2, h5 1, a1 2, a2 1',
      ABSENCE_CENTRE_BOUNCE: 'h1 1, h2 1, h3 3, h4 3, h5 1, a1 1, a2 2, a3 3, a4 3',
      ABSENCE_CENTRE_BOUNCE_WIN: 'h2 1, h3 1, h4 1, a1 1, a3 1, a4 1',
      ABSENCE_CENTRE_BOUNCE_LOSS: 'h1 1, h3 1, h4 1, a2 1, a3 1, a4 1',
    },
  },
  {
    of: 'first possessions: a kick off the ground is one, a knock-on before them is none',
    play: `
      1:00 - BAUP 0,0 wonBy=home
      1:02 a1 KNON 0,0
      1:03 a2 TACK 1,0
      1:04 h1 LBGE 1,0
      1:05 h1 KKEF 1,0
      1:09 h2 MAUN 40,0
      2:00 - THIN 0,60 wonBy=away
      2:03 a3 GKIN 0,58
      2:05 a4 LBGE 25,50`,
    gives: {
      FIRST_POSSESSION: 'h1 1, a3 1, home 1, away 1',
      FIRST_POSSESSION_BU: 'h1 1, home 1',
      FIRST_POSSESSION_TI: 'a3 1, away 1',
    },
  },
  {
    of: 'clearances by knock-ons that reach a team-mate, and by none that do not',
    play: `
      1:00 - BAUP 0,0 wonBy=home
      1:02 h1 KNOC 0,0
      1:03 a1 TACK 0,1
      1:04 h2 GATH 3,0
      1:05 h2 KKCL 3,0
      2:00 - THIN 0,60 wonBy=away
      2:02 a1 KNON 0,58
      2:03 h3 LBGE 0,55
      2:04 h3 HBIN 0,55
      2:05 a2 KNOC 1,54
      2:06 a3 GATH 4,50
      2:08 a3 KKEF 4,50
      2:12 a4 MAUN -40,40`,
    gives: {
      CLEARANCE: 'h1 1, a2 1, home 1, away 1',
      CLEARANCE_EFFECTIVE: 'h1 1, a2 1, home 1, away 1',
      CLEARANCE_BU_EFFECTIVE: 'h1 1, home 1',
      STOPPAGE_EXIT: 'home 1, away 1',
      STOPPAGE_EXIT_KICK: '',
      STOPPAGE_EXIT_HANDBALL: '',
      FIRST_POSSESSION_CLEARANCE: 'h1 1, home 1',
    },
  },
  {
    of: 'kicks that have not left a stoppage: regathered nearby by either squad, or a ball-up called nearby',
    play: `
      1:00 - BAUP 0,0 wonBy=home
      1:02 h1 LBGE 0,0
      1:03 h1 KKIN 0,0
      1:04 a1 TACK 14,0
      1:05 h2 LBGE 14.9,0
      1:06 h2 KKCL 14.9,0
      1:08 a1 LBGE 29.8,0
      1:09 a1 HBIN 29.8,0
      1:10 h3 LBGE 32,0
      1:11 h3 KKIN 32,0
      1:14 a2 LBGE 52,0
      1:15 a2 KKIN 52,0
      2:00 - THIN 0,60 wonBy=away
      2:02 a1 LBGE 0,58
      2:03 a1 KKEF 0,58
      2:06 a2 MAUN 10,50
      3:00 - BAUP 0,0 wonBy=home
      3:02 h4 LBGE 0,0
      3:03 h4 KKEF 0,0
      3:04 h5 SPOI 12,0
      3:05 a1 TACK 12,0
      3:06 - BUCA 24.9,0
      4:00 - BAUP 0,0 wonBy=home
      4:02 h5 LBGE 0,0
      4:03 h5 KKIN 0,0
      4:05 a1 TACK 0,1
      4:06 - BUCA 25,0`,
    header: marked,
    gives: {
      CLEARANCE: 'h3 1, h5 1, a1 1, home 2, away 1',
      CLEARANCE_INEFFECTIVE: 'h3 1, h5 1, home 2',
      CLEARANCE_TI_EFFECTIVE: 'a1 1, away 1',
    },
  },
];

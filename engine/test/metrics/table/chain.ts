import { starting } from '../../support/play.js';
import type { Case } from '../../support/values.js';

const seconds = `
  1:00 -  CEBO 0,0
  1:10 h1 LBGE 0,0
  1:15 h1 KKEF 5,0
  1:20 h2 MAUN 40,0
  1:25 a1 TACK 40,0
  1:30 h2 KKIN 40,0
  1:34 a1 LBGE 60,0
  1:40 a1 KKCL 60,0
  1:43 -  OOBO 30,65
  1:60 -  THIN 30,65
  1:66 a2 LBGE 28,60
  1:70 a2 KKEF 28,60
  1:78 a3 MAUN -20,40
  1:90 a3 KKEF -20,40 shot
  1:95 a3 GOAL -80,0`;

const roles = `
  1:0    -  CEBO 0,0
  1:0    h1 MAUP against=a1
  1:200  h3 ROLE role=Loose
  1:300  h1 ROIN on=h4 role=Midfield
  1:400  h2 KKEF 50,0
  1:600  a2 ROBL on=a4
  1:1000 -  OOBO 0,65
  2:100  -  CEBO 0,0
  2:400  -  OOBO 0,65`;

/** Results of possession chains, ball movement, and time. */
export const chainCases: readonly Case[] = [
  {
    of: 'chains from every start',
    play: `
      1:00  -    CEBO 0,0
      1:03  h1   LBGE 0,0
      1:04  h1   KKEF 0,0 inside50
      1:08  h2   MAUN 45,0
      1:12  h2   KKEF 45,0 shot
      1:16  h2   GOAL 80,0
      1:60  -    CEBO 0,0
      1:63  a1   HBGE -5,0
      1:64  a1   KKIN -5,0 shot
      1:68  a1   BEHI -80,5
      1:78  h3   KISH -72,0
      1:82  h4   MAUN -50,0
      1:86  h4   KKEF -50,0
      1:90  h5   MAUN 0,0
      1:94  h5   KKEF 0,0 inside50
      1:98  h1   MAUN 60,0
      1:102 h1   KKIN 60,0 shot
      1:106 h1   BEHI 80,-4
      1:116 a2   KILO 72,0
      1:121 a3   MACO 20,0
      1:126 a3   KKEF 20,0
      1:130 a4   LBGE -40,0
      1:131 a4   GKEF -40,0 shot
      1:135 a4   GOAL -80,0
      1:190 -    BAUP 10,0
      1:193 h1   HBGE 10,0
      1:194 h1   HBEF 10,0
      1:195 h2   HBRE 15,0
      1:196 h2   KKEF 15,0 inside50
      1:200 h3   GATH 50,0
      1:202 h3   KKEF 50,0 shot
      1:205 h3   GOAL 80,0
      1:260 -    BAUP -30,0
      1:262 a1   LBGE -30,0
      1:263 a1   KKIN -30,0 shot
      1:266 away RUSH -80,3
      1:290 -    THIN 20,60
      1:293 h2   LBGE 20,58
      1:294 h2   KKIN 20,58 inside50
      1:298 h3   LBGE 60,20
      1:299 h3   KKIN 60,20 shot
      1:302 h3   BEHI 80,6
      1:312 -    THIN -20,60
      1:315 a5   LBGE -20,58
      1:316 a5   KKEF -20,58
      1:320 a4   MAUN -50,20
      1:324 a4   KKEF -50,20 shot
      1:328 a4   GOAL -80,0
      1:388 -    BAUP 0,0
      1:390 h5   HBGE 0,0
      1:391 h5   KKIN 0,0 shot
      1:395 h5   BEHI 80,5
      1:405 a1   KISH 72,0
      1:409 h1   MAUN 20,0
      1:413 h1   KKEF 20,0 inside50
      1:417 h2   MAUN 55,0
      1:421 h2   KKEF 55,0 shot
      1:425 h2   GOAL 80,0
      1:480 -    CEBO 0,0
      1:483 h3   HBGE 0,0
      1:484 h3   KKCL 0,0
      1:488 a2   MAUN -20,0
      1:492 a2   KKIN -20,0 inside50
      1:496 a3   LBGE -60,0
      1:497 a3   KKIN -60,0 shot
      1:500 a3   BEHI -80,4
      1:510 h4   KISH -72,0
      1:514 h5   MAUN -50,0
      1:518 -    OOBO -40,65`,
    gives: {
      CHAIN_LAUNCH_CB_GOAL: 'home 1',
      CHAIN_LAUNCH_CB_BEHI: 'away 1',
      CHAIN_LAUNCH_CB_SCORE: 'home 1, away 1',
      CHAIN_LAUNCH_CB_IN50: 'home 1',
      CHAIN_LAUNCH_BU_GOAL: 'home 1',
      CHAIN_LAUNCH_BU_BEHI: 'home 1',
      CHAIN_LAUNCH_BU_SCORE: 'home 2, away 1',
      CHAIN_LAUNCH_BU_IN50: 'home 1',
      CHAIN_LAUNCH_TI_GOAL: 'away 1',
      CHAIN_LAUNCH_TI_BEHI: 'home 1',
      CHAIN_LAUNCH_TI_SCORE: 'home 1, away 1',
      CHAIN_LAUNCH_TI_IN50: 'home 1',
      CHAIN_LAUNCH_KI_GOAL: 'away 1',
      CHAIN_LAUNCH_KI_BEHI: 'home 1',
      CHAIN_LAUNCH_KI_SCORE: 'home 1, away 1',
      CHAIN_LAUNCH_KI_IN50: 'home 1',
      CHAIN_LAUNCH_INT_GOAL: 'home 1',
      CHAIN_LAUNCH_INT_BEHI: 'away 1',
      CHAIN_LAUNCH_INT_SCORE: 'home 1, away 1',
      CHAIN_LAUNCH_INT_IN50: 'home 1, away 1',
      CHAIN_LAUNCH_ST_GOAL: 'home 2, away 1',
      CHAIN_LAUNCH_ST_BEHI: 'home 2, away 1',
      CHAIN_LAUNCH_ST_SCORE: 'home 4, away 3',
      CHAIN_METRES: 'home 534, away 402',
      CHAIN_METRES_REPLY: 'home 402, away 454',
      CHAIN_METRES_NET: 'home 132, away -52',
      CHAIN_METRES_CB: 'home 80, away 80',
      CHAIN_METRES_REPLY_CB: 'home 140, away 152',
      CHAIN_METRES_NET_CB: 'home -60, away -72',
      CHAIN_METRES_BU: 'home 150, away 50',
      CHAIN_METRES_REPLY_BU: 'home 50, away 60',
      CHAIN_METRES_NET_BU: 'home 100, away -10',
      CHAIN_METRES_TI: 'home 60, away 60',
      CHAIN_METRES_REPLY_TI: 'home 60, away 80',
      CHAIN_METRES_NET_TI: 'away -20',
      CHAIN_METRES_KI: 'home 184, away 152',
      CHAIN_METRES_REPLY_KI: 'home 152, away 130',
      CHAIN_METRES_NET_KI: 'home 32, away 22',
      CHAIN_METRES_INT: 'home 60, away 60',
      CHAIN_METRES_REPLY_INT: 'away 32',
      CHAIN_METRES_NET_INT: 'home 60, away 28',
      CHAIN_METRES_ST: 'home 290, away 190',
      CHAIN_METRES_REPLY_ST: 'home 250, away 292',
      CHAIN_METRES_NET_ST: 'home 40, away -102',
      D50_REBOUND: 'home 2, away 2',
      D50_REBOUND_GOAL: 'away 1',
      D50_REBOUND_BEHI: 'home 1',
      D50_REBOUND_SCORE: 'home 1, away 1',
      D50_REBOUND_IN50: 'home 1',
    },
  },
  {
    of: 'chains that score end on the goal line, wherever the score is placed',
    play: `
      1:0  - BAUP 10,0
      1:3  h1 LBGE 10,0
      1:4  h1 KKEF 10,0
      1:8  h2 MAUN 50,20
      1:12 h2 KKEF 50,20 shot
      1:16 h2 GOAL 50,20
      2:0  - THIN 10,60
      2:3  h1 LBGE 10,60
      2:4  h1 KKIN 0,50 shot
      2:8  h1 BEHI 0,50
      3:0  - CEBO 0,0
      3:3  a1 LBGE 0,0
      3:4  a1 KKIN -20,0
      3:8  away RUSH -60,0`,
    gives: {
      CHAIN_METRES_BU: 'home 70',
      CHAIN_METRES_TI: 'home 90',
      CHAIN_METRES_CB: 'away 60',
      METRES_GAINED_KICK: 'h1 120, h2 30, a1 60, home 150, away 60',
    },
  },
  {
    of: 'possessions in midfield by lane',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -20,10
      1:08 h2 KKEF -20,10
      1:12 h3 MAUN 0,40
      1:16 h3 KKEF 0,40
      1:20 h4 MAUN 10,60
      1:24 h4 KKCL 10,60
      1:28 a1 MAUN -10,50
      1:32 a1 HBEF -10,50
      1:33 a2 HBRE -12,30
      1:35 a2 KKEF -12,30
      1:39 a3 MAUN -20,-20`,
    gives: {
      D50_BALL_MOVEMENT: 'home 3',
      D50_BALL_MOVEMENT_CORRIDOR: 'home 1',
      D50_BALL_MOVEMENT_WING: 'home 1',
      D50_BALL_MOVEMENT_BOUNDARY: 'home 1',
      MID_BALL_MOVEMENT_CORRIDOR: 'home 1, away 1',
      MID_BALL_MOVEMENT_WING: 'home 1, away 1',
      MID_BALL_MOVEMENT_BOUNDARY: 'home 1, away 1',
    },
  },
  {
    of: 'time with the ball, in dispute and dead',
    play: seconds,
    gives: {
      TIME_IN_POSSESSION: 'home 20, away 35',
      TIME_IN_POSSESSION_DISPUTE: 'home 23, away 23',
      TIME_IN_POSSESSION_TOTAL: 'home 78, away 78',
      TIME_IN_POSSESSION_PCT: 'home 25.64, away 44.87',
      TIME_IN_ZONE: 'home 78, away 78',
    },
  },
  {
    of: 'time in the forward 50',
    play: seconds,
    ask: { zones: ['F50'] },
    gives: { TIME_IN_ZONE: 'home 23' },
  },
  {
    of: 'time on the ground, from the start of a period to its end',
    header: starting(3),
    play: `
      1:0    -  CEBO 0,0
      1:300  h1 ROIN on=h4
      1:500  h4 ROIJ on=h1
      1:600  a2 ROBL on=a4
      1:900  a3 ROCO on=a5
      1:1000 -  OOBO 0,65
      2:10   -  CEBO 0,0
      2:400  h2 ROSU on=h5
      2:800  -  OOBO 0,65`,
    gives: {
      TIME_ON_GROUND: 'h1 1600, h2 1400, h3 1800, h4 200, h5 400, a1 1800, a2 600, a3 900, a4 1200, a5 900',
      INTERCHANGE_OFF: 'h1 1, h2 1, h4 1, a2 1, a3 1',
      INTERCHANGE_CAP_COUNT: 'home 2',
    },
  },
  {
    of: 'time on the ground by role and with a direct opponent',
    header: starting(3, 'Defence', 'Ruck', 'Wing', 'Forward'),
    play: roles,
    gives: {
      TIME_ON_GROUND: 'h1 300, h2 1400, h3 1400, h4 1100, a1 1400, a2 600, a3 1400, a4 800',
      TIME_ON_GROUND_DEFENCE: 'h1 300, a1 1400',
      TIME_ON_GROUND_RUCK: 'h2 1400, a2 600',
      TIME_ON_GROUND_WING: 'h3 200, a3 1400',
      TIME_ON_GROUND_MIDFIELD: 'h4 1100',
      TIME_ON_GROUND_FORWARD: 'a4 800',
      TIME_ON_GROUND_LOOSE: 'h3 1200',
      TIME_ON_GROUND_MATCHUPS: 'h1 300, a1 300',
    },
  },
  {
    of: 'time as the loose player while the ball was in the forward 50',
    header: starting(3),
    play: roles,
    ask: { zones: ['F50'] },
    gives: { TIME_ON_GROUND_LOOSE: 'h3 600' },
  },
  {
    of: 'time as the loose player while the ball was in the defensive midfield',
    header: starting(3),
    play: roles,
    ask: { zones: ['DM'] },
    gives: { TIME_ON_GROUND_LOOSE: 'h3 400' },
  },
  {
    of: 'match-ups that end as either goes off, and go on as he comes back; a new opponent takes the place of the old',
    header: starting(3),
    play: `
      1:0   h1 MAUP against=a1
      1:100 a1 ROIN on=a4
      1:150 a4 ROIN on=a1
      1:200 h1 MAUP against=a2
      1:300 a3 MAUP against=h1
      1:400 h1 ROIN on=h4
      1:500 -  OOBO 0,65`,
    gives: { TIME_ON_GROUND_MATCHUPS: 'h1 350, a1 150, a2 200, a3 100' },
  },
  {
    of: 'time left of four quarters of twenty minutes, five into the second',
    play: '1:0 - CEBO 0,0\n1:1500 - OOBO 0,65\n2:300 - CEBO 0,0',
    gives: { TIME_REMAINING_PCT: 'home 68.75, away 68.75' },
  },
];

import type { Case } from '../../support/values.js';

/** Inside 50s, rebounds, intercepts, turnovers and metres gained. */
export const territoryCases: readonly Case[] = [
  {
    of: 'entries and rebounds',
    play: `
      1:00 a5 KISH 72,0
      1:04 h1 MAUN -20,0
      1:10 h1 KKEF -20,0 inside50
      1:14 h2 IFTA 45,0
      1:14 h2 MAUN 45,0
      1:20 h2 KKIN 45,0 shot
      1:24 h2 BEHI 80,6
      1:34 a1 KILO 72,0
      1:39 h3 LBGE 20,10
      1:40 h3 HBEF 20,10
      1:41 h4 HBRE 28,8
      1:43 h4 BOUN 35,0
      1:45 h4 KKEF 40,0 shot
      1:49 h4 GOAL 80,0
      2:00 -  CEBO 0,0
      2:04 h1 HBGE 0,0
      2:05 h1 KKIN -5,0 inside50
      2:09 a2 MACO -50,0
      2:14 a2 HBEF -50,0
      2:15 a3 HBRE -45,0
      2:16 a3 KKEF -40,0
      2:20 a4 LBGE 0,10
      2:22 a4 KKEF 0,10 inside50
      2:26 h3 GATH 60,0
      2:28 h3 KKEF 60,0
      2:33 h4 MAUN 20,0
      2:36 h4 KKCL 20,0
      2:40 a5 MAUN 35,0
      2:44 a5 KKIN 35,0 shot
      2:47 h5 HBGE 70,0
      2:48 h5 BOUN 55,0
      2:50 h5 BOUN 25,0
      3:00 h1 KILO -72,0
      3:05 a1 MAUN -20,0
      3:10 a1 KKIN -20,0 inside50
      3:14 h2 LBGE -50,0
      3:15 h2 KKIN -50,0
      3:19 a2 HBGE -15,0`,
    gives: {
      INSIDE_50: 'h1 2, h4 1, a1 1, a4 1, home 3, away 2',
      INSIDE_50_KICK: 'h1 2, a1 1, a4 1, home 2, away 2',
      INSIDE_50_KICK_RETAIN: 'h1 1, home 1',
      INSIDE_50_KICK_RETAIN_MARK: 'h1 1, home 1',
      INSIDE_50_KICK_LOSS: 'h1 1, a1 1, a4 1, home 1, away 2',
      INSIDE_50_INITIAL: 'home 2, away 2',
      INSIDE_50_INITIAL_ENTRY_RETURN: 'home 1',
      INSIDE_50_REPEAT: 'home 1',
      INSIDE_50_REPEAT_ENTRY_RETURN: 'home 6',
      INSIDE_50_TRANSITION: 'home 1, away 1',
      INSIDE_50_TRANSITION_ENTRY_RETURN: 'home 1',
      INSIDE_50_TARGET: 'h2 1, home 1',
      REBOUND_50: 'h1 1, h2 1, h3 1, h5 1, a1 1, a3 1, a5 1, home 4, away 3',
      REBOUND_50_RETAIN_UP: 'h3 1, home 1',
      REBOUND_50_RETAIN_CP: 'a3 1, away 1',
      REBOUND_50_RETAIN_RUN: 'h5 1, home 1',
      REBOUND_50_LOSS_UP: 'h1 1, a5 1, home 1, away 1',
      REBOUND_50_LOSS_CP: 'h2 1, a1 1, home 1, away 1',
    },
  },
  {
    of: 'intercepts of every kind, and the turnovers they answer',
    play: `
      1:00 h1 KISH -72,0
      1:04 a1 MACO -30,0
      1:05 a1 HBCL -30,0
      1:06 h1 HBGE -30,0
      1:07 h1 HBIN -30,0
      1:08 a2 LBGE -30,0
      1:09 a2 KKEF -30,0
      1:13 h2 MAUN -20,0
      1:15 h2 KKCL -20,0
      1:19 a3 GATH -10,0
      1:20 a3 KKIN -10,0
      1:24 h3 FKCO -20,0
      1:30 h3 KKIN -20,0
      1:34 a4 KNOC 0,0
      1:36 a5 LBGE 0,0
      1:37 a5 KKCL 0,0
      1:38 a5 ENPR 0,0
      1:41 h4 GKEF -10,0
      1:43 h5 LBGE 0,0
      1:44 h5 KKCL 0,0 pressure=None
      1:45 h5 OOTF 10,60
      1:50 a1 OFKI 10,60`,
    gives: {
      INTERCEPT: 'h1 1, h2 1, h3 1, h4 1, a1 2, a2 1, a3 1, a4 1, home 4, away 5',
      INTERCEPT_MARK: 'h2 1, a1 1, home 1, away 1',
      INTERCEPT_MARK_CONTESTED: 'a1 1, away 1',
      INTERCEPT_MARK_UNCONTESTED: 'h2 1, home 1',
      INTERCEPT_GROUNDBALL_GET: 'h1 1, a2 1, home 1, away 1',
      INTERCEPT_HARDBALL_GET: 'h1 1, home 1',
      INTERCEPT_LOOSEBALL_GET: 'a2 1, away 1',
      INTERCEPT_GATHER: 'a3 1, away 1',
      INTERCEPT_FREE_KICK: 'h3 1, home 1',
      INTERCEPT_KNOCK_ON: 'a4 1, away 1',
      INTERCEPT_GROUND_KICK: 'h4 1, home 1',
      INTERCEPT_OUT_ON_FULL_KICK_IN: 'a1 1, away 1',
      TURNOVER: 'h1 1, h2 1, h3 1, h5 1, a1 1, a2 1, a3 1, a5 1, home 4, away 4',
      TURNOVER_GIVEAWAY: 'h1 1, h2 1, h3 1, h5 1, a1 1, a3 1, a5 1, home 4, away 3',
      TURNOVER_GIVEAWAY_UNFORCED: 'h5 1, a5 1, home 1, away 1',
      TURNOVER_OPPOSITION_TAKEAWAY: 'a2 1, away 1',
      TURNOVER_CLEARING_STOPPAGE: '',
      TURNOVER_GENERAL_PLAY: 'h1 1, h2 1, h3 1, h5 1, a1 1, a2 1, a3 1, a5 1, home 4, away 4',
    },
  },
  {
    of: 'a turnover by the disposal that cleared a stoppage',
    play: `
      1:00 -  THIN 0,60
      1:03 h1 LBGE 0,58
      1:04 h1 KKIN 0,58
      1:08 a1 MAUN -30,50`,
    gives: {
      TURNOVER: 'h1 1, home 1',
      TURNOVER_CLEARING_STOPPAGE: 'h1 1, home 1',
      TURNOVER_GENERAL_PLAY: '',
      INTERCEPT: 'a1 1, away 1',
    },
  },
  {
    of: 'metres a team-mate gains with the ball at once, and no others',
    play: `
      1:0  h1 KISH -72,0
      1:4  h2 MAUN -50,0
      1:6  h2 KKEF -50,0
      1:9  h2 LBGE -40,0
      1:10 h2 KKEF -40,0
      1:14 h3 MAUN -20,0
      1:16 h4 HBRE -18,0
      1:17 h4 HBEF -18,0
      1:18 h5 HBRE -15,0
      1:19 h5 BOUN -5,0
      1:20 h5 KKEF 0,0
      1:24 h1 MAUN 30,0`,
    gives: { METRES_GAINED_ASSISTED: '', METRES_GAINED: 'h2 30, h4 3, h5 45, home 78' },
  },
  {
    of: 'metres by kick, handball and run, kept and lost',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -50,10
      1:08 h2 KKEF -50,10
      1:12 h3 MAUN -10,20
      1:14 h3 BOUN 0,20
      1:15 h3 HBEF 5,20
      1:16 h4 HBRE 10,15
      1:17 h4 KKIN 12,15
      1:21 a1 MAUN 50,0
      1:25 a1 KKEF 50,0
      1:29 a2 LBGE 20,0
      1:30 a2 KKIN 18,0
      1:34 h5 MACO -5,0
      1:38 h5 KKEF -5,0 shot
      1:42 h5 GOAL 80,0
      2:00 h1 KISH 72,0
      2:04 h2 LBGE 40,0
      2:05 h2 KKIN 40,0
      2:09 h3 LBGE 10,0
      2:10 h3 HBIN 10,0
      2:11 h4 GATH 6,0
      2:12 h4 HBEF 6,0
      2:13 a1 HBGE 3,0
      2:14 a1 HBCL 3,0
      2:15 h5 LBGE 0,0
      2:16 h5 KKEF 0,0
      2:20 a2 MACO -40,0`,
    gives: {
      METRES_GAINED: 'h2 70, h3 24, h4 43, h5 125, a1 27, a2 25, home 262, away 52',
      METRES_GAINED_KICK: 'h2 70, h4 38, h5 125, a1 30, a2 23, home 233, away 53',
      METRES_GAINED_HANDBALL: 'h3 9, h4 3, a1 -3, home 12, away -3',
      METRES_GAINED_EFFECTIVE: 'h2 40, h3 5, h4 3, h5 125, a1 30, home 173, away 30',
      METRES_GAINED_RETAIN: 'h2 70, h3 9, h5 85, a1 30, home 164, away 30',
      METRES_GAINED_ASSISTED: 'h2 4, h3 43, a1 25, home 47, away 25',
      METRES_GAINED_NET: 'h2 70, h3 24, h4 11, h5 125, a1 27, a2 -60, home 230, away -33',
    },
  },
  {
    of: 'entries made directly, entries that were forced, and neither',
    play: `
      1:00 -  CEBO 0,0
      1:04 h1 HBGE 0,0
      1:05 h1 KKEF 0,0 inside50
      1:09 h2 MAUN 45,0
      1:15 h2 KKEF 45,0 shot
      1:19 h2 GOAL 80,0
      2:00 a1 KISH -72,0
      2:04 a2 MAUN -50,0
      2:06 h3 PRPH -50,0
      2:07 a2 KKCL -50,0
      2:10 h1 MAUN -25,0
      2:12 h1 KKEF -25,0 inside50
      2:16 h2 LBGE -60,0
      2:17 h2 KKIN -60,0 shot
      2:20 h2 BEHI -80,5
      2:30 a3 KISH -72,0
      2:34 h4 MAUN -28,0
      2:36 h4 KKEF -28,0 inside50
      2:40 h5 LBGE -55,0
      2:41 h5 KKIN -55,0 shot
      2:44 h5 BEHI -80,-4
      2:54 a1 KISH -72,0
      2:58 a2 MAUN -40,0
      2:59 h3 PRCO -40,0
      2:60 a2 HBEF -40,0
      2:61 a3 HBRE -38,0
      2:62 a3 KKEF -38,0
      2:66 h5 MAUN 30,0
      2:68 h5 KKEF 30,0
      2:72 h1 MAUN 10,0
      2:74 h1 HBEF 10,0
      2:75 h2 HBRE 8,0
      2:76 h2 KKEF 5,0
      2:80 h3 MAUN -25,0
      2:82 h3 KKEF -25,0 inside50
      2:86 h4 MAUN -50,0
      2:92 h4 KKEF -50,0 shot
      2:96 h4 GOAL -80,0
      3:00 a1 KISH 72,0
      3:04 a2 MAUN 55,0
      3:08 a2 KKEF 55,0
      3:12 a3 MAUN 10,0
      3:16 a3 KKEF 10,0 inside50
      3:20 a4 MAUN -50,0
      3:26 a4 KKEF -50,0 shot
      3:30 a4 GOAL -80,0
      3:90 -  CEBO 0,0
      3:94 a1 HBGE 0,0
      3:95 a1 KKEF 0,0 inside50
      3:99 a2 LBGE -45,0
      3:100 a2 HBEF -45,0
      3:101 a3 HBRE -25,0
      3:102 a3 KKEF -25,0 inside50
      3:106 a4 MAUN -55,0
      3:112 a4 KKIN -55,0 shot
      3:116 a4 BEHI -80,5
      4:00 h1 KISH 72,0
      4:04 h2 MAUN 50,0
      4:05 a5 TACK 50,0
      4:06 a5 HBGE 50,0
      4:07 a5 KKEF 50,0 inside50
      4:11 a4 MAUN 60,0`,
    gives: {
      INSIDE_50_INITIAL: 'home 3, away 3',
      INSIDE_50_INITIAL_ENTRY_RETURN: 'home 13, away 7',
      INSIDE_50_INITIAL_DIRECT: 'home 2, away 3',
      INSIDE_50_INITIAL_DIRECT_ENTRY_RETURN: 'home 7, away 7',
      INSIDE_50_REPEAT: 'home 1, away 1',
      INSIDE_50_REPEAT_ENTRY_RETURN: 'home 1, away 1',
      INSIDE_50_REPEAT_DIRECT: 'home 1',
      INSIDE_50_REPEAT_DIRECT_ENTRY_RETURN: 'home 1',
      INSIDE_50_TRANSITION: 'home 1, away 1',
      INSIDE_50_TRANSITION_ENTRY_RETURN: 'home 6, away 6',
      INSIDE_50_TRANSITION_DIRECT: 'away 1',
      INSIDE_50_TRANSITION_DIRECT_ENTRY_RETURN: 'away 6',
      INSIDE_50_FORCED: 'home 1, away 1',
      INSIDE_50_FORCED_ENTRY_RETURN: 'home 1',
    },
  },
  {
    of: 'inside-50 targets with a chance and without',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -30,0
      1:08 h2 KKEF -30,0 inside50
      1:12 h3 IFTA 45,0 chance
      1:12 h3 MAUN 45,0
      1:20 h3 KKEF 45,0 shot
      1:24 h3 GOAL 80,0
      2:00 a1 KISH -72,0
      2:04 h1 MAUN -20,0
      2:08 h1 KKEF -20,0 inside50
      2:12 h2 IFTA -50,0 chance
      2:12 h3 LBCR -52,0
      2:13 h3 KKIN -52,0 shot
      2:16 h3 BEHI -80,5
      2:26 a1 KISH -72,0
      2:30 h1 MAUN -25,0
      2:34 h1 KKIN -25,0 inside50
      2:38 h4 IFTA -55,0 chance
      2:38 a2 MACO -55,0
      2:42 a2 KKEF -55,0
      2:46 h5 MAUN -20,0
      2:50 h5 KKEF -20,0 inside50
      2:54 h2 IFTA -60,0
      2:54 h2 MAUN -60,0`,
    gives: {
      INSIDE_50_TARGET: 'h2 2, h3 1, h4 1, home 4',
      INSIDE_50_TARGET_CHANCE: 'h2 1, h3 1, h4 1, home 3',
      INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN: 'h3 1, home 1',
      INSIDE_50_TARGET_CHANCE_TEAM_RETAIN: 'h2 1, h3 1, home 2',
      INSIDE_50_TARGET_CHANCE_PLAYER_SCORE: 'h3 1, home 1',
      INSIDE_50_TARGET_CHANCE_TEAM_SCORE: 'h2 1, h3 1, home 2',
    },
  },
  {
    of: 'long kicks down the line and switches, from set positions in the defensive half',
    play: `
      1:00 h1 KILO -72,0
      1:05 h2 MAUN -20,40
      1:10 h2 KKEF -20,40
      1:15 h3 MAUN 25,45
      1:20 h3 KKEF 25,45 inside50
      1:24 h4 MAUN 60,10
      1:30 h4 KKEF 60,10 shot
      1:34 h4 GOAL 80,0
      2:00 a1 KISH -72,0
      2:04 a2 MAUN -50,30
      2:08 a2 KKEF -50,30
      2:12 a3 MAUN -40,-30
      2:16 a3 KKEF -40,-30
      2:20 -  OOBO 5,-68
      2:35 -  THIN 5,-65
      2:38 h1 LBGE 5,-62
      2:39 h1 KKIN 5,-62
      2:43 a1 MAUN -45,-50
      2:47 a1 KKEF -45,-50
      2:51 h2 MAUN 0,-40
      3:00 h5 KISH -72,0
      3:04 h1 MAUN -50,-30
      3:08 h1 HBEF -50,-30
      3:09 h2 HBRE -45,-20
      3:11 h2 KKEF -45,-20
      3:15 h3 MAUN -20,30
      3:19 h3 KKEF -20,30 inside50
      3:23 h4 MAUN 50,10
      3:29 h4 KKIN 50,10 shot
      3:33 h4 BEHI 80,4`,
    gives: {
      LONG_DOWN_LINE_OPPORTUNITY: 'home 5, away 4',
      LONG_DOWN_LINE: 'home 2, away 2',
      LONG_DOWN_LINE_RETAIN: 'home 2',
      LONG_DOWN_LINE_LOSS: 'away 1',
      LONG_DOWN_LINE_STOPPAGE: 'away 1',
      LONG_DOWN_LINE_SCORE: 'home 2',
      SWITCH_OPPORTUNITY: 'home 3, away 3',
      SWITCH: 'home 1, away 1',
      SWITCH_IN50: 'home 1',
      SWITCH_SCORE: 'home 1',
    },
  },
  {
    of: 'kicks that are no long ones down the line, and switches not made: backwards, too short, to the corridor, to the other flank, after a run, by too many hands',
    play: `
      1:00 h1 KIPO -72,0
      1:03 h1 KKEF -70,0
      1:07 h2 MAUN -60,30
      1:10 h2 KKEF -60,30
      1:14 h3 MAUN -20,0
      1:18 h3 KKEF -20,0
      1:22 h4 MAUN -10,40
      1:26 h4 BOUN -2,40
      1:28 h4 KKEF 2,40
      1:32 h5 MAUN 50,40
      2:00 h1 KISH 72,0
      2:04 h2 MAUN 60,30
      2:08 h2 KKEF 60,30
      2:12 h3 MAUN 65,40
      2:16 h3 HBEF 65,40
      2:17 h4 HBRE 64,35
      2:18 h4 HBEF 64,35
      2:19 h5 HBRE 63,20
      2:20 h5 HBEF 63,20
      2:21 h1 HBRE 62,5
      2:22 h1 KKEF 62,5
      2:26 h2 MAUN 40,-40`,
    gives: {
      LONG_DOWN_LINE_OPPORTUNITY: 'home 7',
      LONG_DOWN_LINE: '',
      SWITCH_OPPORTUNITY: 'home 5',
      SWITCH: '',
    },
  },
  {
    of: 'an error without pressure, though others act between the disposal and the error',
    play: `
      1:00 h4 KISH -72,0
      1:04 h1 MAUN -40,0
      1:06 h1 HBIN -40,0
      1:07 a1 PRCO -38,0
      1:07 h2 ENPR -37,0
      1:09 a2 LBGE -36,0
      1:11 a2 KKCL -36,0
      1:15 h3 MAUN -50,0
      1:16 h3 ENPR -50,0`,
    gives: {
      TURNOVER_GIVEAWAY: 'h1 1, a2 1, home 1, away 1',
      TURNOVER_GIVEAWAY_UNFORCED: 'h1 1, home 1',
    },
  },
  {
    of: 'lengths and metres up to where the ball is next, not to where somebody pressed, tackled or blocked',
    play: `
      1:00 h1 LBGE 0,0
      1:02 h1 KKEF 0,0
      1:02 a1 TACK 0,1
      1:02 a2 PRPH 0,2
      1:03 h2 BLOC 5,5
      1:06 h3 MAUN 45,0
      1:07 a1 HOLD 40,0
      1:09 h3 HBEF 45,0
      1:09 a1 PRCO 44,0
      1:10 h4 HBRE 48,0`,
    gives: {
      KICK_DISTANCE_LONG: 'h1 1, home 1',
      KICK_EFFECTIVE_LONG: 'h1 1, home 1',
      METRES_GAINED_KICK: 'h1 45, home 45',
      METRES_GAINED_HANDBALL: 'h3 3, home 3',
    },
  },
];

import type { Case } from '../../support/values.js';

/** Kicks, handballs and kick-ins. */
export const disposalCases: readonly Case[] = [
  {
    of: 'disposals of every quality',
    play: `
      1:00 -  THIN -10,60
      1:03 h1 HBGE -10,58
      1:04 h1 HBIN -10,58
      1:05 h2 LBGE -8,56
      1:06 h2 KKEF -8,56
      1:10 h3 MAUN 37,56
      1:15 h3 KKEF 37,56
      1:19 h4 MAUN 27,40
      1:24 h4 KKEF 27,40
      1:28 h5 MAUN 55,30
      1:30 h5 HBEF 55,30
      1:31 h1 HBRE 57,28
      1:32 h1 HBCL 57,28
      1:33 a1 LBGE 58,26
      1:34 a1 KKCL 58,26
      1:38 h2 GKEF 38,20
      1:40 h3 LBGE 48,20
      1:41 h3 GKIN 48,20
      1:43 a2 GKCL 50,20
      1:45 h4 LBGE 45,20
      1:46 h4 KKIN 45,20`,
    gives: {
      DISPOSAL: 'h1 2, h2 2, h3 2, h4 2, h5 1, a1 1, a2 1, home 9, away 2',
      DISPOSAL_EFFECTIVE: 'h2 2, h3 1, h4 1, h5 1, home 5',
      DISPOSAL_PREC: 'h1 1, home 1',
      DISPOSAL_GP: 'h1 1, h2 2, h3 2, h4 2, h5 1, a1 1, a2 1, home 8, away 2',
      DISPOSAL_RETAIN: 'h1 1, h2 2, h3 1, h4 1, h5 1, home 6',
      DISPOSAL_EFFICIENCY: 'h1 0, h2 100, h3 50, h4 50, h5 100, a1 0, a2 0, home 55.56, away 0',
      KICK: 'h2 2, h3 2, h4 2, a1 1, a2 1, home 6, away 2',
      KICK_EFFECTIVE: 'h2 2, h3 1, h4 1, home 4',
      KICK_INEFFECTIVE: 'h3 1, h4 1, home 2',
      KICK_CLANGER: 'a1 1, a2 1, away 2',
      KICK_EFFICIENCY: 'h2 100, h3 50, h4 50, a1 0, a2 0, home 66.67, away 0',
      KICK_EFFECTIVE_LONG: 'h2 1, home 1',
      KICK_EFFECTIVE_SHORT: 'h2 1, h4 1, home 2',
      KICK_EFFECTIVE_BACKWARDS: 'h3 1, home 1',
      KICK_DISTANCE_LONG: 'h2 1, home 1',
      KICK_DISTANCE_SHORT: 'h2 1, h3 2, h4 1, a1 1, a2 1, home 4, away 2',
      KICK_DIRECTION_FORWARD: 'h2 2, h3 1, h4 1, a1 1, a2 1, home 4, away 2',
      KICK_DIRECTION_FORWARD_SET: 'h4 1, home 1',
      KICK_DIRECTION_FORWARD_NON_SET: 'h2 2, h3 1, a1 1, a2 1, home 3, away 2',
      KICK_RETAIN: 'h2 2, h3 1, h4 1, home 4',
      KICK_GROUND: 'h2 1, h3 1, a2 1, home 2, away 1',
      KICK_GROUND_EFFECTIVE: 'h2 1, home 1',
      KICK_GROUND_INEFFECTIVE: 'h3 1, home 1',
      KICK_GROUND_CLANGER: 'a2 1, away 1',
      HANDBALL: 'h1 2, h5 1, home 3',
      HANDBALL_EFFECTIVE: 'h5 1, home 1',
      HANDBALL_INEFFECTIVE: 'h1 1, home 1',
      HANDBALL_CLANGER: 'h1 1, home 1',
      HANDBALL_RETAIN: 'h1 1, h5 1, home 2',
      HANDBALL_EFFICIENCY: 'h1 0, h5 100, home 33.33',
    },
  },
  {
    of: 'kick-ins, judged by the kick that follows where they are played on',
    play: `
      1:00 h1 KISH -72,0
      1:04 h2 MAUN -50,10
      2:00 h1 KILO 72,0
      2:05 h3 MACO 20,0
      3:00 a1 KIIN 72,0
      3:06 h1 LBGE 30,0
      4:00 a1 KICL -72,0
      4:05 h2 MAUN -40,0
      5:00 h1 KIPO -72,0
      5:02 h1 KKEF -66,0
      5:06 h2 MAUN -30,0
      6:00 h2 KIPO 72,0
      6:02 h2 KKIN 66,0
      6:06 a3 LBGE 30,0
      7:00 h3 KIPO -72,0
      7:02 h3 KKCL -66,0
      7:06 a3 MAUN -30,0
      8:00 h4 KIPO 72,0
      8:02 h4 HBEF 66,0`,
    gives: {
      KICK_IN: 'h1 3, h2 1, h3 1, h4 1, a1 2, home 6, away 2',
      KICK_IN_PLAY_ON: 'h1 1, h2 1, h3 1, h4 1, home 4',
      KICK_IN_EFFECTIVE: 'h1 3, home 3',
      KICK_IN_INEFFECTIVE: 'h2 1, a1 1, home 1, away 1',
      KICK_IN_CLANGER: 'h3 1, a1 1, home 1, away 1',
      KICK: 'h1 1, h2 1, h3 1, home 3',
    },
  },
  {
    of: 'length and direction that the source says outright',
    play: `
      1:00 h1 MAUN 0,0
      1:04 h1 KKEF 0,0 kick=Long/Backwards
      1:08 h2 MAUN 20,0
      1:12 h2 KKEF 20,0 kick=Long/Forward
      1:16 h3 MAUN 10,0
      1:20 h3 KKIN 10,0 kick=Short/Forward`,
    gives: {
      KICK_DISTANCE_LONG: 'h1 1, h2 1, home 2',
      KICK_DISTANCE_SHORT: 'h3 1, home 1',
      KICK_EFFECTIVE_BACKWARDS: 'h1 1, home 1',
      KICK_EFFECTIVE_LONG: 'h2 1, home 1',
      KICK_EFFECTIVE_SHORT: '',
      KICK_DIRECTION_FORWARD_SET: 'h2 1, h3 1, home 2',
    },
  },
  {
    of: 'a long kick from 40 m on',
    play: `
      1:00 h1 KKEF 0,0
      1:04 h2 MAUN 40,0
      1:10 h2 KKEF 40,0
      1:14 h3 MAUN 79.9,0`,
    gives: {
      KICK_DISTANCE_LONG: 'h1 1, home 1',
      KICK_DISTANCE_SHORT: 'h2 1, home 1',
      KICK_EFFECTIVE_LONG: 'h1 1, home 1',
      KICK_EFFECTIVE_SHORT: 'h2 1, home 1',
    },
  },
  {
    of: 'kicks with acts of others between the ball won and the kick',
    play: `
      1:00 h1 MAUN 0,0
      1:03 away PRSE 0,0
      1:04 h1 KKEF 0,0
      1:08 h2 FKCO 20,0
      1:10 a1 FATA 20,0
      1:11 a1 PRCO 21,0
      1:12 h2 KKIN 20,0
      1:16 h3 MACO 35,0
      1:17 h3 PLON
      1:18 a2 PRPH 35,1
      1:19 h3 KKEF 35,0
      1:22 h4 MAUN 45,0
      1:24 h4 BOUN 48,0
      1:25 h4 KKCL 50,0
      1:28 a3 LBGE 60,0
      1:29 h1 PRCL 60,1
      1:30 a3 KKIN 60,0
      1:34 a4 LBGE 50,0
      1:35 h2 TACK 50,1
      1:36 a4 HBEF 50,0
      1:37 a5 HBRE 48,0
      1:38 a5 KKEF 48,0
      1:42 a1 MAUN 20,0`,
    gives: {
      KICK_DIRECTION_FORWARD: 'h1 1, h2 1, h3 1, h4 1, a3 1, a5 1, home 4, away 2',
      KICK_DIRECTION_FORWARD_SET: 'h1 1, h2 1, home 2',
      KICK_DIRECTION_FORWARD_NON_SET: 'h3 1, h4 1, a3 1, a5 1, home 2, away 2',
    },
  },
  {
    of: 'kick-ins played on, with acts of others and bounces before the kick',
    play: `
      1:00 h1 KIPO -72,0
      1:02 a1 PRCL -67,0
      1:03 h1 KKEF -66,0
      1:07 h2 MAUN -30,0
      2:00 a2 KIPO -72,0
      2:02 h3 TACK -67,0
      2:02 h3 PRPH -67,0
      2:03 a2 KKCL -66,0
      2:07 h4 MAUN -40,0
      3:00 h5 KIPO -72,0
      3:02 a3 PRCO -60,2
      3:03 h5 BOUN -62,0
      3:04 a3 PRCH -58,0
      3:05 h5 KKIN -56,0
      3:09 a4 LBGE -20,0
      4:00 h1 KIPO 72,0
      4:01 h1 HBEF 70,0
      4:02 h2 HBRE 68,0
      4:03 h2 HBEF 68,0
      4:04 h1 HBRE 66,0
      4:05 h1 KKEF 66,0
      4:09 h3 MAUN 30,0`,
    gives: {
      KICK_IN: 'h1 2, h5 1, a2 1, home 3, away 1',
      KICK_IN_PLAY_ON: 'h1 2, h5 1, a2 1, home 3, away 1',
      KICK_IN_EFFECTIVE: 'h1 1, home 1',
      KICK_IN_INEFFECTIVE: 'h5 1, home 1',
      KICK_IN_CLANGER: 'a2 1, away 1',
    },
  },
  {
    of: 'disposals that an uncontested knock-on follows, which is no possession, and a contested one, which is',
    play: `
      1:00 h1 MAUN 0,0
      1:04 h1 KKIN 0,0 inside50
      1:08 a1 KNON 32,0
      1:09 h2 LBGE 35,0
      1:10 h2 HBIN 35,0
      1:11 h3 KNON 36,0
      1:12 a2 GATH 38,0
      1:14 a2 KKIN 38,0
      1:18 h4 KNOC 10,0
      1:19 a3 GATH 8,0
      1:20 a3 HBIN 8,0
      1:21 a4 KNOC 7,0
      1:22 h5 GATH 6,0
      1:24 h5 KKIN 6,0 inside50
      1:28 a1 KNOC 40,0
      1:29 h1 GATH 41,0`,
    gives: {
      DISPOSAL_RETAIN: 'h1 1, a3 1, home 1, away 1',
      KICK_RETAIN: 'h1 1, home 1',
      HANDBALL_RETAIN: 'a3 1, away 1',
      INSIDE_50_KICK_RETAIN: 'h1 1, home 1',
      INSIDE_50_KICK_LOSS: 'h5 1, home 1',
    },
  },
];

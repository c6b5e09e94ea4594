import type { Case } from '../../support/values.js';

/** Frees, errors, pressure, tackles, spoils and one-on-ones. */
export const defenceCases: readonly Case[] = [
  {
    of: 'tackles and pressure before and after the clearance of a ball-up',
    play: `
      1:00 -    BAUP 0,0
      1:02 h1   TACK 0,0
      1:02 h1   PRPH 0,0
      1:03 a1   PRCL 0,0
      1:03 a1   PRCH 0,0
      1:03 a2   PRCO 0,0
      1:05 h2   FKCO 0,0
      1:10 h2   KKEF 0,0
      1:14 h3   MAUN 20,0
      1:15 a1   TARD 20,0
      1:15 a3   PRPH 20,0
      1:16 h3   HBCL 20,0
      1:17 a4   LBGE 20,0
      1:18 h4   PRCO 20,0
      1:18 a4   KKEF 20,0
      1:22 a5   MAUN -20,0
      1:23 h5   TAIN -20,0
      1:23 h5   TAMI -20,0
      1:23 a5   TABR -20,0
      1:24 home PRNO -20,0
      1:24 home PRSE -20,0
      1:25 a5   KKEF -20,0
      1:29 h1   MAUN -45,0`,
    gives: {
      TACKLE: 'h1 1, a1 1, home 1, away 1',
      TACKLE_PREC: 'h1 1, home 1',
      TACKLE_GP: 'a1 1, away 1',
      TACKLE_ATTEMPT: 'h1 1, h5 2, a1 1',
      TACKLE_ATTEMPT_SQ: 'home 3, away 1',
      TACKLE_INEFFECTIVE: 'h5 1',
      TACKLE_INEFFECTIVE_SQ: 'home 1',
      TACKLE_MISSED: 'h5 1, home 1',
      TACKLE_BREAK: 'a5 1, away 1',
      TACKLE_RUN_DOWN: 'a1 1, away 1',
      PRESSURE_ACT: 'h1 1, h4 1, a1 2, a2 1, a3 1',
      PRESSURE_ACT_PREC: 'h1 1, a1 2, a2 1',
      PRESSURE_ACT_GP: 'h4 1, a3 1',
      PRESSURE_ACT_PHYSICAL: 'h1 1, a3 1',
      PRESSURE_ACT_CLOSING: 'a1 1',
      PRESSURE_ACT_CHASING: 'a1 1',
      PRESSURE_ACT_CORRALLING: 'h4 1, a2 1',
      PRESSURE_ACT_FORCED_TURNOVER: 'a3 1, away 1',
      PRESSURE_ACT_FORCED_TURNOVER_POINTS: 'a3 3.75, away 3.75',
      PRESSURE_ACT_SQ: 'home 2, away 4',
      PRESSURE_ACT_SQ_PHYSICAL: 'home 1, away 1',
      PRESSURE_ACT_SQ_CLOSING: 'away 1',
      PRESSURE_ACT_SQ_CHASING: 'away 1',
      PRESSURE_ACT_SQ_CORRALLING: 'home 1, away 1',
      PRESSURE_ACT_SQ_NONE: 'home 1',
      PRESSURE_ACT_SQ_SET: 'home 1',
      PRESSURE_POINTS: 'h1 3.75, h4 1.2, a1 3.75, a2 1.2, a3 3.75',
      PRESSURE_POINTS_PREC: 'h1 3.75, a1 3.75, a2 1.2',
      PRESSURE_POINTS_GP: 'h4 1.2, a3 3.75',
      PRESSURE_POINTS_SQ: 'home 4.95, away 8.7',
    },
  },
  {
    of: 'frees for and against',
    play: `
      1:00 -  CEBO 0,0
      1:01 a4 FAGE 0,0
      1:01 h4 FKBB 0,0
      1:05 h4 KKEF 0,0
      1:10 a1 FARU 30,0
      1:10 h1 FKCO 30,0
      1:20 a2 FATA 30,0
      1:20 h2 FKIP 30,0
      1:22 a5 P50A 30,0
      1:30 a3 FAMA 30,0
      1:30 h3 FKOB 30,0`,
    gives: {
      FREE_KICK: 'h1 1, h2 1, h3 1, h4 1, home 4',
      FREE_KICK_PREC: 'h4 1, home 1',
      FREE_KICK_GP: 'h1 1, h2 1, h3 1, home 3',
      FREE_KICK_IN_CONTEST: 'h1 1, home 1',
      FREE_KICK_OFF_BALL: 'h3 1, home 1',
      FREE_KICK_AGAINST: 'a1 1, a2 1, a3 1, a4 1, away 4',
      FREE_KICK_AGAINST_RUCK: 'a1 1, away 1',
      FREE_KICK_AGAINST_TACKLING: 'a2 1, away 1',
      FREE_KICK_AGAINST_MARKING: 'a3 1, away 1',
      FREE_KICK_AGAINST_GENERAL: 'a4 1, away 1',
      PENALTY_50M_AGAINST: 'a5 1, away 1',
      CLANGER: 'a1 1, a2 1, a3 1, a4 1, a5 1, away 5',
    },
  },
  {
    of: 'errors, spoils, evasion',
    play: `
      1:00 h1 KKCL 0,0
      1:10 h2 GKCL 0,0
      1:20 h3 HBCL 0,0
      1:21 h4 ENPR 0,0
      1:30 h5 MADR 0,0
      1:31 a1 DEBI 0,0
      1:40 a2 KICL 72,0
      1:45 a3 OOTF 40,60
      1:50 a1 SPOI 0,0
      1:51 a2 SPGP 0,0
      1:52 a2 SPIN 0,0
      1:53 a3 SMOT 0,0
      1:54 a4 BLOC 0,0
      1:55 h1 BAUL 0,0
      1:55 a5 BALD 0,0
      1:56 a5 HOLD 0,0`,
    gives: {
      CLANGER: 'h1 1, h2 1, h3 1, h4 1, h5 1, a1 1, a2 1, home 5, away 2',
      ERROR_NO_PRESSURE: 'h4 1, home 1',
      OUT_ON_FULL: 'a3 1, away 1',
      SPOIL: 'a1 1, a2 2, away 3',
      SPOIL_GAINING_POSSESSION: 'a2 1, away 1',
      SPOIL_INEFFECTIVE: 'a2 1, away 1',
      SMOTHER: 'a3 1, away 1',
      BLOCK: 'a4 1, away 1',
      BAULK: 'h1 1, home 1',
      BAULKED: 'a5 1, away 1',
      HOLD: 'a5 1',
    },
  },
  {
    of: 'one-on-ones',
    play: `
      1:00 h1 OTWI 0,0
      1:00 a1 ODLO 0,0
      1:10 h1 OTLO 0,0
      1:10 a1 ODWI 0,0
      1:20 h2 OTNE 0,0
      1:20 a1 ODNE 0,0`,
    gives: {
      ONE_ON_ONE_TARGET: 'h1 2, h2 1, home 3',
      ONE_ON_ONE_TARGET_WIN: 'h1 1, home 1',
      ONE_ON_ONE_TARGET_LOSS: 'h1 1, home 1',
      ONE_ON_ONE_TARGET_NEUTRAL: 'h2 1, home 1',
      ONE_ON_ONE_DEFENDER: 'a1 3, away 3',
      ONE_ON_ONE_DEFENDER_WIN: 'a1 1, away 1',
      ONE_ON_ONE_DEFENDER_LOSS: 'a1 1, away 1',
      ONE_ON_ONE_DEFENDER_NEUTRAL: 'a1 1, away 1',
    },
  },
  {
    of: 'turnovers forced by the last pressure act while the ball was held or after, whatever else happens then',
    play: `
      1:00 h1 LBGE 0,0
      1:01 a1 PRCL 1,0
      1:02 a1 TACK 1,0
      1:03 h1 KKIN 0,0 inside50
      1:05 h2 IFTA 40,0
      1:06 a2 SPOI 40,0
      1:08 a2 LBGE 38,0
      1:10 h3 PRPH 38,1
      1:11 a2 HBEF 38,0
      1:12 a3 HBRE 36,0
      1:14 a3 KKCL 36,0
      1:18 h4 MAUN 10,0`,
    gives: {
      PRESSURE_ACT_FORCED_TURNOVER: 'a1 1, away 1',
    },
  },
];

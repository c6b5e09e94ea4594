import { codes } from '../codes.js';
import { count, countBeforeClearance, countGroup, minus, plus } from '../credits.js';
import { INTERCEPT_MARK_CONTESTED, INTERCEPT_MARK_UNCONTESTED } from './turnovers.js';

/* Winning the ball. */

export const POSSESSION_CONTESTED = countGroup('contested');
export const POSSESSION_CONTESTED_PREC = countBeforeClearance(...codes.contested);
export const POSSESSION_CONTESTED_GP = minus(POSSESSION_CONTESTED, POSSESSION_CONTESTED_PREC);
export const POSSESSION_UNCONTESTED = count('MAUN', 'MALE', 'HBRE', 'GATH', 'GAOP', 'FKOB');
export const POSSESSION = plus(POSSESSION_CONTESTED, POSSESSION_UNCONTESTED);

export const HARDBALL_GET = countGroup('hardBall');
export const HARDBALL_GET_PREC = countBeforeClearance(...codes.hardBall);
export const HARDBALL_GET_GP = minus(HARDBALL_GET, HARDBALL_GET_PREC);
export const HARDBALL_GET_GROUNDBALL = count('HBGE', 'HBCR');
export const HARDBALL_GET_RUCK = count('HBRU');
export const LOOSEBALL_GET = countGroup('looseBall');
export const LOOSEBALL_GET_PREC = countBeforeClearance(...codes.looseBall);
export const LOOSEBALL_GET_GP = minus(LOOSEBALL_GET, LOOSEBALL_GET_PREC);
export const GROUNDBALL_GET = plus(HARDBALL_GET_GROUNDBALL, LOOSEBALL_GET);
export const GROUNDBALL_GET_PREC = countBeforeClearance('HBGE', 'HBCR', ...codes.looseBall);
export const GROUNDBALL_GET_GP = minus(GROUNDBALL_GET, GROUNDBALL_GET_PREC);
export const CRUMB = count('HBCR', 'LBCR');

export const GATHER = count('GATH', 'GAOP', 'GAHO');
export const GATHER_UNCONTESTED = count('GATH', 'GAOP');
export const GATHER_HITOUT = count('GAHO');
export const HANDBALL_RECEIVE = count('HBRE');
export const KNOCK_ON = count('KNON', 'KNOC');
export const KNOCK_ON_CONTESTED = count('KNOC');
export const RUNNING_BOUNCE = count('BOUN');

export const MARK = countGroup('mark');
export const MARK_CONTESTED = count('MACO');
export const MARK_CONTESTED_OPPOSITION = INTERCEPT_MARK_CONTESTED;
export const MARK_CONTESTED_SQ = minus(MARK_CONTESTED, MARK_CONTESTED_OPPOSITION);
export const MARK_UNCONTESTED = countGroup('uncontestedMark');
export const MARK_UNCONTESTED_OPPOSITION = INTERCEPT_MARK_UNCONTESTED;
export const MARK_UNCONTESTED_SQ = minus(MARK_UNCONTESTED, MARK_UNCONTESTED_OPPOSITION);
export const MARK_ON_LEAD = count('MALE');
export const MARK_PLAY_ON = count('PLON');
export const MARK_DROPPED = count('MADR');
export const MARK_FUMBLED = count('MAFU');

import { isKick, isKnockOn, type Row, metresToGoal } from '../timeline/row.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { QualityView } from './quality-view.js';

/** Whether a row is a mark. */
export const isMark = ({ play }: Row): boolean =>
  play.is === 'possession' && (play.gain === 'markContested' || play.gain === 'markUncontested');

/** Whether a row is a free kick to its squad, or the advantage from a free kick. */
export const isFreeKick = ({ code }: Row): boolean => code.startsWith('FK');

/** Whether a person has the ball after a row, including after a knock-on. */
export const isPossession = ({ play }: Row): boolean => play.is === 'possession' || play.is === 'carry';

/**
 * Whether a person holds the ball after a row: a possession or running bounce, or a kick-in that is played on. A
 * knock-on does not count, because it moves the ball on without holding it.
 */
export const holdsBall = (row: Row): boolean => (isPossession(row) && !isKnockOn(row)) || row.code === 'KIPO';

/** Whether a row is a kick or kick-in. */
export const comesFromFoot = (row: Row): boolean => isKick(row) || row.play.is === 'kickIn';

/** Whether a row is a disposal by a person who holds the ball: a kick or handball, but not a ground kick. */
export const isHeldDisposal = ({ play }: Row): boolean => play.is === 'disposal' && play.by !== 'groundKick';

/** Whether a row is a tackle that counts. */
export const isTackle = ({ code }: Row): boolean => code === 'TACK' || code === 'TARD';

/** Returns how far a row is from the goal that its squad attacks. */
export const toGoal = (row: Row, { setting }: Pick<QualityView, 'setting'>): number =>
  metresToGoal(row, row.side as SideIndex, setting, 'attacking');

/** Whether a 50 m penalty moved the ball between two rows. */
export const hasPenalty = (rows: readonly Row[], from: Row, to: Row): boolean =>
  rows.slice(from.at, to.at).some(({ code }) => code === 'P50A');

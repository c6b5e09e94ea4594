import { isKnockOn, type Row } from '../../timeline/row.js';
import { eachRow, mustFollow, mustNotFollow } from '../each-row.js';
import type { WrittenRules } from '../rule.js';
import { isMark, isFreeKick, isPossession, holdsBall, comesFromFoot, isHeldDisposal } from '../row-kinds.js';
import { described } from '../words.js';

const isHandball = ({ play }: Row): boolean => play.is === 'disposal' && play.by === 'handball';
/** Whether a person took the advantage of a free kick between two rows. */
const hasAdvantage = (rows: readonly Row[], before: Row, row: Row): boolean =>
  rows.slice(before.at + 1, row.at).some(({ code, slot }) => code === 'FKAD' && slot === row.slot);

/** Whether the other squad has the ball before a row. */
const isHeldByOthers = (before: Row, row: Row): boolean =>
  before.side !== undefined && before.side !== row.side && holdsBall(before);

/** The rules about how the ball moves from one person to the next. */
export const ballSequenceRules = {
  'mark-without-kick': {
    severity: 'error',
    title: 'Mark without a kick',
    holds: 'A mark follows a kick.',
    reads: ['events'],
    check: mustFollow(isMark, comesFromFoot),
  },
  'mark-of-own-kick': {
    severity: 'error',
    title: 'Mark by the kicker',
    holds: 'A kick is marked by someone other than the kicker.',
    reads: ['events'],
    check: mustNotFollow(isMark, (before, row) => comesFromFoot(before) && before.slot === row.slot),
  },
  'receive-without-handball': {
    severity: 'error',
    title: 'Handball receive without a handball',
    holds: 'A handball receive follows a handball by a team-mate.',
    reads: ['events'],
    threshold: 20,
    check: mustFollow(
      ({ code }) => code === 'HBRE',
      (before, row) => isHandball(before) && before.side === row.side && before.slot !== row.slot,
    ),
  },
  'disposal-of-opposition-ball': {
    severity: 'error',
    title: 'Disposal while the other squad has the ball',
    holds: 'A squad wins the ball from the other squad before it disposes of it.',
    reads: ['events'],
    threshold: 10,
    check: mustNotFollow(
      isHeldDisposal,
      (before, row, view) => isHeldByOthers(before, row) && !hasAdvantage(view.rows, before, row),
    ),
  },
  'disposal-without-possession': {
    severity: 'warning',
    title: 'Disposal without a possession',
    holds: 'A person has the ball before a kick or handball; only ground kicks need no possession.',
    reads: ['events'],
    threshold: 350,
    check: mustFollow(
      isHeldDisposal,
      (before, row, view) =>
        (before.slot === row.slot && (holdsBall(before) || before.play.is === 'disposal')) ||
        isHeldByOthers(before, row) ||
        hasAdvantage(view.rows, before, row),
    ),
  },
  'disposal-twice': {
    severity: 'error',
    title: 'Two disposals after one possession',
    holds: 'A person wins the ball again before a second disposal.',
    reads: ['events'],
    threshold: 20,
    check: mustNotFollow(isHeldDisposal, (before, row) => before.play.is === 'disposal' && before.slot === row.slot),
  },
  'possession-twice': {
    severity: 'warning',
    title: 'Possession by a person who already has the ball',
    holds: 'A person who has the ball disposes of it before winning it again, except by a free kick.',
    reads: ['events'],
    threshold: 800,
    check: mustNotFollow(
      (row) => row.play.is === 'possession' && !isFreeKick(row) && !isKnockOn(row),
      (before, row) => before.play.is === 'possession' && !isKnockOn(before) && before.slot === row.slot,
    ),
  },
  'bounce-without-ball': {
    severity: 'error',
    title: 'Running bounce without the ball',
    holds: 'A person has the ball before bouncing it.',
    reads: ['events'],
    threshold: 10,
    check: mustFollow(
      ({ play }) => play.is === 'carry',
      (before, row, view) => (before.slot === row.slot && holdsBall(before)) || hasAdvantage(view.rows, before, row),
    ),
  },
  'gain-without-loss': {
    severity: 'error',
    title: 'Ball won from a team-mate',
    holds: 'A possession that takes the ball from the other squad follows a touch of that squad, or a restart.',
    reads: ['chainMarks'],
    threshold: 30,
    check: eachRow(
      (row) => row.gain && row.play.is === 'possession',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.side === undefined || before.side !== row.side || !isPossession(before)) return undefined;
        return `${described(view, row)} is flagged as a gain and follows ${described(view, before)}`;
      },
    ),
  },
} as const satisfies WrittenRules;

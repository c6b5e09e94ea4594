import { isKick, metresBetween } from '../../timeline/row.js';
import { eachRow } from '../each-row.js';
import type { WrittenRules } from '../rule.js';
import { isMark, hasPenalty, toGoal } from '../row-kinds.js';
import { described, rounded, pointOf } from '../words.js';

const MOST_KICK = 80;
const MOST_HANDBALL = 50;
const [MOST_SHORT, LEAST_LONG] = [60, 20];
const MOST_SHOT = 85;
const ARC = 50;
const MOST_INSIDE = 5;
const MOST_FROM_BALL = 40;

/** The rules about distances of kicks, handballs and acts. */
export const distanceRules = {
  'shot-too-far': {
    severity: 'warning',
    title: 'Goal from too far away',
    holds: `A goal is kicked from at most ${MOST_SHOT} m.`,
    reads: ['locations'],
    check: eachRow(
      ({ code }) => code === 'GOAL',
      (row, view) => {
        const kick = view.touchBefore(row);
        if (kick?.located !== true || !isKick(kick) || kick.side === undefined) return undefined;
        const far = toGoal(kick, view);
        return far <= MOST_SHOT
          ? undefined
          : `${described(view, row)} follows a kick at ${pointOf(kick)}, ${rounded(far)} m from goal`;
      },
    ),
  },
  'kick-too-long': {
    severity: 'warning',
    title: 'Kick longer than possible',
    holds: `A marked kick is at most ${MOST_KICK} m long.`,
    reads: ['locations'],
    check: eachRow(
      (row) => row.located && isMark(row),
      (row, view) => {
        const kick = view.touchBefore(row);
        if (kick?.located !== true || !isKick(kick) || metresBetween(kick, row) <= MOST_KICK) return undefined;
        return `${described(view, row)} is ${rounded(metresBetween(kick, row))} m from ${described(view, kick)}`;
      },
    ),
  },
  'kick-of-no-length': {
    severity: 'warning',
    title: 'Mark where the kick was taken',
    holds: 'A marked kick does not end where it began.',
    reads: ['locations'],
    threshold: 100,
    check: eachRow(
      (row) => row.located && isMark(row),
      (row, view) => {
        const kick = view.touchBefore(row);
        if (kick?.located !== true || !isKick(kick) || metresBetween(kick, row) > 0) return undefined;
        return `${described(view, row)} is where ${described(view, kick)} was taken`;
      },
    ),
  },
  'kick-length-differs': {
    severity: 'warning',
    title: 'Kick whose length contradicts its locations',
    holds: `A marked kick is Short only up to ${MOST_SHORT} m, and Long only from ${LEAST_LONG} m.`,
    reads: ['kickDetail', 'locations'],
    check: eachRow(
      (row) => row.located && isMark(row),
      (row, view) => {
        const kick = view.touchBefore(row);
        if (kick?.located !== true || !isKick(kick)) return undefined;
        const [length, named] = [metresBetween(kick, row), view.extrasOf(kick)?.kicking?.distance];
        if (named === undefined || (named === 'Short' ? length <= MOST_SHORT : length >= LEAST_LONG)) return undefined;
        return `${described(view, kick)} is ${named}, and marked ${rounded(length)} m away by ${described(view, row)}`;
      },
    ),
  },
  'handball-too-long': {
    severity: 'warning',
    title: 'Handball longer than possible',
    holds: `A handball that is received is at most ${MOST_HANDBALL} m long.`,
    reads: ['locations'],
    threshold: 200,
    check: eachRow(
      (row) => row.located && row.code === 'HBRE',
      (row, view) => {
        const ball = view.touchBefore(row);
        if (ball?.located !== true || ball.play.is !== 'disposal' || ball.play.by !== 'handball') return undefined;
        return metresBetween(ball, row) <= MOST_HANDBALL
          ? undefined
          : `${described(view, row)} is ${rounded(metresBetween(ball, row))} m from ${described(view, ball)}`;
      },
    ),
  },
  'entry-from-inside': {
    severity: 'warning',
    title: 'Inside-50 entry from inside 50',
    holds: `A kick into the forward 50 is taken outside the arc, or at most ${MOST_INSIDE} m inside it.`,
    reads: ['locations'],
    threshold: 30,
    check: eachRow(
      (row) => row.inside50 && row.located && row.side !== undefined,
      (row, view) =>
        toGoal(row, view) >= ARC - MOST_INSIDE - view.setting.toleranceMetres
          ? undefined
          : `${described(view, row)} is ${rounded(toGoal(row, view))} m from goal`,
    ),
  },
  'entry-ends-outside': {
    severity: 'warning',
    title: 'Inside-50 kick that is marked outside 50',
    holds: `A kick into the forward 50 that a team-mate marks is marked inside the arc, or at most ${MOST_INSIDE} m outside it.`,
    reads: ['locations'],
    threshold: 30,
    check: eachRow(
      (row) => row.located && isMark(row) && row.side !== undefined,
      (row, view) => {
        const kick = view.touchBefore(row);
        if (kick?.inside50 !== true || kick.side !== row.side) return undefined;
        return toGoal(row, view) <= ARC + MOST_INSIDE + view.setting.toleranceMetres
          ? undefined
          : `${described(view, row)} is ${rounded(toGoal(row, view))} m from goal, after ${described(view, kick)}`;
      },
    ),
  },
  'act-far-from-ball': {
    severity: 'warning',
    title: 'Tackle or pressure far from the ball',
    holds: `A tackle or pressure act is at most ${MOST_FROM_BALL} m from the ball.`,
    reads: ['tackles', 'locations'],
    check: eachRow(
      ({ located, type }) => located && (type.feature === 'tackles' || type.feature === 'pressure'),
      (row, view) => {
        const ball = view.touchBefore(row);
        if (ball?.located !== true || ball.play.is !== 'possession' || metresBetween(ball, row) <= MOST_FROM_BALL)
          return undefined;
        if (hasPenalty(view.rows, ball, row)) return undefined;
        return `${described(view, row)} is ${rounded(metresBetween(ball, row))} m from ${described(view, ball)}`;
      },
    ),
  },
} as const satisfies WrittenRules;

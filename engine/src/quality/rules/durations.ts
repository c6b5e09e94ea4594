import { isKick, type Row, metresBetween } from '../../timeline/row.js';
import { eachRow } from '../each-row.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';
import { isMark, holdsBall, hasPenalty } from '../row-kinds.js';
import { described, timeOf } from '../words.js';
import { periodDisplay } from '../../clock/match-clock.js';

/** Longest time between two events of a period. **Units**: seconds. */
const MOST_SILENCE = 420;
/** Maximum number of touches in a second. */
const MOST_TOUCHES = 5;
/**
 * Maximum time from the start of a period to its first event, and from its last event to the siren. **Units**: seconds.
 */
const MOST_EDGE = 240;
/** Longest flight of a kick that is marked. **Units**: seconds. */
const MOST_FLIGHT = 12;
/** Shortest and longest time from a score to the restart. **Units**: seconds. */
const [LEAST_GOAL_BREAK, MOST_RESTART] = [10, 300];
/** Fastest run of a person with the ball, and an allowance. **Units**: metres a second; metres. */
const [MOST_SPEED, SPEED_ALLOWANCE] = [12, 25];

const isTouchKind = (row: Row): boolean =>
  row.play.is === 'possession' || row.play.is === 'disposal' || row.play.is === 'carry';

function endings(view: QualityView): readonly Violation[] {
  return [...view.periods.values()].flatMap(({ period, endSeconds, endedBy }) => {
    const last = view.rows.findLast((row) => row.period === period);
    if (last === undefined || endSeconds === undefined || endedBy === 'ABAN') return [];
    if (endSeconds - last.seconds <= MOST_EDGE || view.isSuspended(period, last.seconds, endSeconds)) return [];
    return [
      {
        row: last,
        text: `${described(view, last)} at ${timeOf(last)} is the last event of the period, which ended at ${periodDisplay(period, endSeconds)}`,
      },
    ];
  });
}

/** The rules about durations. */
export const durationRules = {
  silence: {
    severity: 'warning',
    title: 'Long time without an event',
    holds: `At most ${MOST_SILENCE} s pass between two events of a period, unless play is suspended.`,
    reads: ['events'],
    threshold: 20,
    check: eachRow(
      () => true,
      (row, view) => {
        const before = view.rows[row.at - 1];
        if (before?.period !== row.period || row.seconds - before.seconds <= MOST_SILENCE) return undefined;
        return view.isSuspended(row.period, before.seconds, row.seconds)
          ? undefined
          : `nothing from ${timeOf(before)} to ${timeOf(row)}`;
      },
    ),
  },
  'late-first-event': {
    severity: 'warning',
    title: 'Period that begins without events',
    holds: `The first event of a period is within its first ${MOST_EDGE} s.`,
    reads: ['events'],
    check: eachRow(
      ({ seconds }) => seconds > MOST_EDGE,
      (row, view) =>
        view.rows[row.at - 1]?.period === row.period || view.isSuspended(row.period, 0, row.seconds)
          ? undefined
          : `${described(view, row)} at ${timeOf(row)} is the first event of the period`,
    ),
  },
  'early-last-event': {
    severity: 'warning',
    title: 'Period that ends without events',
    holds: `The last event of a period is at most ${MOST_EDGE} s before its end.`,
    reads: ['events', 'statuses'],
    check: endings,
  },
  'touches-in-a-second': {
    severity: 'warning',
    title: 'Too many touches in a second',
    holds: `At most ${MOST_TOUCHES} possessions, disposals and bounces happen in a second.`,
    reads: ['events'],
    threshold: 30,
    check: eachRow(isTouchKind, (row, view) => {
      let [count, at] = [1, row.at - 1];
      for (; view.rows[at]?.seconds === row.seconds && view.rows[at]?.period === row.period; at -= 1)
        if (isTouchKind(view.rows[at] as Row)) count += 1;
      return count === MOST_TOUCHES + 1
        ? `more than ${MOST_TOUCHES} touches at ${timeOf(row)}, up to transaction ${row.id}`
        : undefined;
    }),
  },
  'long-flight': {
    severity: 'warning',
    title: 'Mark long after the kick',
    holds: `A kick is marked within ${MOST_FLIGHT} s.`,
    reads: ['events'],
    threshold: 80,
    check: eachRow(isMark, (row, view) => {
      const before = view.touchBefore(row);
      if (before === undefined || !isKick(before) || row.seconds - before.seconds <= MOST_FLIGHT) return undefined;
      return `${described(view, row)} is ${row.seconds - before.seconds} s after ${described(view, before)}`;
    }),
  },
  'early-centre-bounce': {
    severity: 'warning',
    title: 'Centre bounce too soon after a goal',
    holds: `The centre bounce after a goal is at least ${LEAST_GOAL_BREAK} s later.`,
    reads: ['events'],
    check: eachRow(
      ({ play }) => play.is === 'restart' && play.kind === 'CB',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.code !== 'GOAL' || row.seconds - before.seconds >= LEAST_GOAL_BREAK) return undefined;
        return `${described(view, row)} is ${row.seconds - before.seconds} s after ${described(view, before)}`;
      },
    ),
  },
  'late-restart': {
    severity: 'warning',
    title: 'Restart long after a score',
    holds: `Play restarts within ${MOST_RESTART} s of a score, unless it is suspended.`,
    reads: ['events'],
    threshold: 10,
    check: eachRow(
      (row) => row.play.is === 'restart' || row.play.is === 'kickIn',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.play.is !== 'score' || row.seconds - before.seconds <= MOST_RESTART) return undefined;
        return view.isSuspended(row.period, before.seconds, row.seconds)
          ? undefined
          : `${described(view, row)} is ${row.seconds - before.seconds} s after ${described(view, before)}`;
      },
    ),
  },
  'too-fast': {
    severity: 'warning',
    title: 'Person who runs faster than possible',
    holds: `A person with the ball runs at most ${MOST_SPEED} m a second between two touches.`,
    reads: ['locations'],
    threshold: 60,
    check: eachRow(
      (row) => (row.play.is === 'disposal' || row.play.is === 'carry') && row.located,
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.located !== true || before.slot !== row.slot || !holdsBall(before)) return undefined;
        const metres = metresBetween(row, before);
        const seconds = row.seconds - before.seconds;
        if (seconds === 0) return undefined;
        if (metres <= MOST_SPEED * (seconds + 1) + SPEED_ALLOWANCE || hasPenalty(view.rows, before, row))
          return undefined;
        return `${described(view, row)} is ${Math.round(metres)} m and ${seconds} s from ${described(view, before)}`;
      },
    ),
  },
} as const satisfies WrittenRules;

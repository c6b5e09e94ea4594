import { LAST_QUARTER, playingSeconds } from '../../log/header.js';
import type { PeriodFacts } from '../period-facts.js';
import { periodDisplay } from '../../clock/match-clock.js';
import { statusOf } from '../../vocabulary/statuses.js';
import { eachRow } from '../each-row.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';
import { described, timeOf } from '../words.js';

/** Returns a check that runs for each period named by a change of status. */
const eachPeriod =
  (faultOf: (period: PeriodFacts, view: QualityView) => string | undefined) =>
  (view: QualityView): readonly Violation[] =>
    [...view.periods.values()].flatMap((facts) => {
      const text = faultOf(facts, view);
      return text === undefined ? [] : [{ period: facts.period, text }];
    });

/** Whether a period was played to its siren. */
const isPlayedOut = ({ endedBy, hasStarted }: PeriodFacts): boolean =>
  hasStarted && endedBy !== undefined && statusOf(endedBy).state !== 'called off';

const suspendedSeconds = ({ suspensions, endSeconds = 0 }: PeriodFacts): number =>
  suspensions.reduce((sum, { from, to }) => sum + Math.min(to, endSeconds) - from, 0);

/** Shortest period, as a share of its playing time. */
const LEAST_SHARE = 0.8;
/** Longest period, as a multiple of its playing time. The clock also runs in dead time. */
const MOST_TIMES = 2.2;
/** Largest difference between two clocks of a period. **Units**: seconds. */
const CLOCK_TOLERANCE = 30;
/** Shortest and longest break between two periods. **Units**: seconds. */
const [LEAST_BREAK, MOST_BREAK] = [60, 3600];

function utcGoesBack({ statuses }: QualityView): readonly Violation[] {
  return statuses.flatMap(({ code, utc, period }, at) => {
    const before = statuses[at - 1]?.utc;
    return utc === undefined || before === undefined || Date.parse(utc) >= Date.parse(before)
      ? []
      : [{ ...(period !== undefined && { period }), text: `${code} at ${utc} follows ${before}` }];
  });
}

function breaks({ periods }: QualityView): readonly Violation[] {
  return [...periods.values()].flatMap(({ period, startedAt }) => {
    const before = periods.get(period - 1)?.endedAt;
    if (before === undefined || startedAt === undefined) return [];
    const seconds = (startedAt - before) / 1000;
    return seconds >= LEAST_BREAK && seconds <= MOST_BREAK
      ? []
      : [{ period, text: `period ${period} starts ${seconds} s after the end of period ${period - 1}` }];
  });
}

/** The rules about the clock of a match. */
export const clockRules = {
  'time-goes-back': {
    severity: 'error',
    title: 'Time goes back',
    holds: 'A transaction with a higher id is never earlier on the clock.',
    reads: ['events'],
    threshold: 40,
    check: eachRow(
      ({ inferred }) => !inferred,
      (row, view) => {
        let at = row.at - 1;
        while (view.rows[at]?.inferred) at -= 1;
        const before = view.rows[at];
        return before === undefined || before.id <= row.id
          ? undefined
          : `transaction ${before.id} is at ${timeOf(before)}, transaction ${row.id} at ${timeOf(row)}`;
      },
    ),
  },
  'event-after-siren': {
    severity: 'error',
    title: 'Event after the siren',
    holds: 'No event is later than the end of its period.',
    reads: ['events', 'statuses'],
    check: eachRow(
      () => true,
      (row, view) => {
        const end = view.periods.get(row.period)?.endSeconds;
        return end === undefined || row.seconds <= end
          ? undefined
          : `${described(view, row)} is at ${timeOf(row)}, the period ended at ${periodDisplay(row.period, end)}`;
      },
    ),
  },
  'event-in-unplayed-period': {
    severity: 'error',
    title: 'Event in a period that has not started',
    holds: 'An event is in a period that a status change has started.',
    reads: ['events', 'statuses'],
    check: (view) => {
      const started = new Set([...view.periods.values()].flatMap((one) => (one.hasStarted ? [one.period] : [])));
      if (started.size === 0) return [];
      return view.checked.flatMap((row) =>
        started.has(row.period)
          ? []
          : [
              {
                row,
                text: `${described(view, row)} is at ${timeOf(row)}, periods ${[...started].join(', ')} have started`,
              },
            ],
      );
    },
  },
  'period-too-short': {
    severity: 'error',
    title: 'Period shorter than its playing time',
    holds: `A period that was played to its end lasts at least ${LEAST_SHARE * 100} % of its playing time.`,
    reads: ['statuses'],
    check: eachPeriod((facts, { header }) => {
      const { endSeconds, period } = facts;
      const least = LEAST_SHARE * playingSeconds(header, period);
      return !isPlayedOut(facts) || endSeconds === undefined || endSeconds >= least
        ? undefined
        : `period ${period} has ${endSeconds} s, its playing time is ${playingSeconds(header, period)} s`;
    }),
  },
  'period-too-long': {
    severity: 'warning',
    title: 'Period longer than usual',
    holds: `A quarter lasts at most ${MOST_TIMES} times its playing time, not counting suspensions.`,
    reads: ['statuses'],
    threshold: 10,
    check: eachPeriod((facts, { header }) => {
      const { endSeconds, period } = facts;
      const most = MOST_TIMES * playingSeconds(header, period);
      return period > LAST_QUARTER || endSeconds === undefined || endSeconds - suspendedSeconds(facts) <= most
        ? undefined
        : `period ${period} has ${endSeconds} s, ${suspendedSeconds(facts)} s of them suspended`;
    }),
  },
  'period-missing': {
    severity: 'error',
    title: 'Period without the periods before it',
    holds: 'Periods start in order, from the first.',
    reads: ['statuses'],
    check: eachPeriod(({ period, hasStarted }, { periods }) =>
      !hasStarted || period === 1 || periods.get(period - 1)?.hasStarted === true
        ? undefined
        : `period ${period} starts, period ${period - 1} does not`,
    ),
  },
  'match-over-early': {
    severity: 'error',
    title: 'Match over before the last quarter',
    holds: 'A match that is over has four quarters.',
    reads: ['events', 'statuses'],
    check: ({ isComplete, periods, clock }) =>
      !isComplete ||
      [...periods.values()].every(({ hasStarted }) => !hasStarted) ||
      periods.get(LAST_QUARTER)?.hasStarted
        ? []
        : [{ text: `the match has the status ${clock.status.code} after period ${Math.max(...periods.keys())}` }],
  },
  'utc-goes-back': {
    severity: 'error',
    title: 'Time of day goes back',
    holds: 'A change of status never has an earlier time than the one before.',
    reads: ['utcTimes'],
    check: utcGoesBack,
  },
  'utc-differs-from-clock': {
    severity: 'warning',
    title: 'Times of day contradict the match clock',
    holds: `From the start to the end of a period, the times of day and the match clock agree within ${CLOCK_TOLERANCE} s.`,
    reads: ['utcTimes'],
    check: eachPeriod((facts) => {
      const { period, startedAt, endedAt, endSeconds } = facts;
      if (!isPlayedOut(facts) || startedAt === undefined || endedAt === undefined || endSeconds === undefined)
        return undefined;
      const seconds = (endedAt - startedAt) / 1000;
      return Math.abs(seconds - endSeconds) <= CLOCK_TOLERANCE
        ? undefined
        : `period ${period} has ${seconds} s by the time of day, ${endSeconds} s by the match clock`;
    }),
  },
  'break-out-of-range': {
    severity: 'warning',
    title: 'Break that is too short or too long',
    holds: `A break between two periods lasts ${LEAST_BREAK} to ${MOST_BREAK} s.`,
    reads: ['utcTimes'],
    check: breaks,
  },
} as const satisfies WrittenRules;

import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';

/** Sizes of grounds that matches have been played on, with a margin. **Units**: metres. */
const [LENGTHS, WIDTHS] = [
  [135, 190],
  [105, 160],
] as const;
/** Shortest and longest playing time of a quarter. **Units**: seconds. */
const [LEAST_PLAYING_TIME, MOST_PLAYING_TIME] = [600, 1800];
/** Maximum time between the scheduled and the actual start of a match. **Units**: minutes. */
const MOST_DELAY = 60;
const MOST_ATTENDANCE = 125_000;

/** Whether the id of a season can be a year. */
const isYear = (id: number): boolean => id >= 1850 && id <= 2200;

const hasBegun = ({ rows, clock }: QualityView): boolean => rows.length > 0 || clock.periods.length > 0;

/** Returns the local date and time of an instant, as a header writes them. */
function localTimeOf(utc: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(utc));
  return parts.replace(' ', 'T');
}

function localTime({ header: { date, venue } }: QualityView): readonly Violation[] {
  if (date?.utcMatchStart === undefined || date.startTime === undefined || venue.timeZone === undefined) return [];
  let local: string;
  try {
    local = localTimeOf(date.utcMatchStart, venue.timeZone);
  } catch {
    return [{ text: `the time zone ${venue.timeZone} does not exist` }];
  }
  const named = `${date.startDate}T${date.startTime}`;
  return local === named
    ? []
    : [{ text: `${date.utcMatchStart} is ${local} in ${venue.timeZone}, the header has ${named}` }];
}

function startTime({ header: { date }, periods }: QualityView): readonly Violation[] {
  const started = periods.get(1)?.startedAt;
  if (date?.utcMatchStart === undefined || started === undefined) return [];
  const minutes = (started - Date.parse(date.utcMatchStart)) / 60_000;
  return Math.abs(minutes) <= MOST_DELAY
    ? []
    : [{ text: `the match is scheduled for ${date.utcMatchStart} and starts at ${new Date(started).toISOString()}` }];
}

/** The rules about the header of a match, except its players. */
export const headerRules = {
  'ground-size': {
    severity: 'warning',
    title: 'Ground of an unusual size',
    holds: `A ground is ${LENGTHS[0]} to ${LENGTHS[1]} m long and ${WIDTHS[0]} to ${WIDTHS[1]} m wide.`,
    reads: ['header'],
    check: ({ header: { venue } }) =>
      venue.lengthMetres >= LENGTHS[0] &&
      venue.lengthMetres <= LENGTHS[1] &&
      venue.widthMetres >= WIDTHS[0] &&
      venue.widthMetres <= WIDTHS[1] &&
      venue.widthMetres <= venue.lengthMetres
        ? []
        : [{ text: `${venue.name} is ${venue.lengthMetres} by ${venue.widthMetres} m` }],
  },
  'playing-time': {
    severity: 'warning',
    title: 'Unusual playing time',
    holds: `A quarter has ${LEAST_PLAYING_TIME} to ${MOST_PLAYING_TIME} s of playing time.`,
    reads: ['header'],
    check: ({ header: { countdownSeconds: seconds } }) =>
      seconds === undefined || (seconds >= LEAST_PLAYING_TIME && seconds <= MOST_PLAYING_TIME)
        ? []
        : [{ text: `a quarter has ${seconds} s` }],
  },
  attendance: {
    severity: 'warning',
    title: 'More spectators than any ground holds',
    holds: `At most ${MOST_ATTENDANCE} people attend a match.`,
    reads: ['header'],
    check: ({ header: { attendance } }) =>
      attendance === undefined || attendance <= MOST_ATTENDANCE ? [] : [{ text: `${attendance} people attend` }],
  },
  'date-outside-season': {
    severity: 'error',
    title: 'Date in another year than the season',
    holds: 'If the id of a season is a year, its matches are in that year or the next.',
    reads: ['header'],
    check: ({ header: { date, seasonId } }) => {
      const year = Number(date?.startDate.slice(0, 4) ?? seasonId);
      return !isYear(seasonId) || year === seasonId || year === seasonId + 1
        ? []
        : [{ text: `the match is on ${date?.startDate ?? ''}, in season ${seasonId}` }];
    },
  },
  'local-time-differs': {
    severity: 'error',
    title: 'Local time that contradicts the UTC time',
    holds: 'The local start of a match is its UTC start in the time zone of the ground.',
    reads: ['header'],
    check: localTime,
  },
  'start-differs': {
    severity: 'warning',
    title: 'Match that does not start on time',
    holds: `A match starts within ${MOST_DELAY} minutes of its scheduled time.`,
    reads: ['utcTimes'],
    check: startTime,
  },
  'called-off-with-play': {
    severity: 'error',
    title: 'Cancelled match with events',
    holds: 'A match that was cancelled or postponed has no events.',
    reads: ['events', 'statuses'],
    check: (view) =>
      view.clock.status.code === 'CANC' || view.clock.status.code === 'POST'
        ? [{ text: `the match has the status ${view.clock.status.code} and ${view.rows.length} events` }]
        : [],
  },
  'events-before-start': {
    severity: 'warning',
    title: 'Events of a match that has not started',
    holds: 'A match with events has the status of a match that has started.',
    reads: ['events', 'statuses'],
    check: (view) =>
      hasBegun(view) && view.clock.state === 'upcoming' && view.clock.status.code !== 'POST'
        ? [{ text: `the match has the status ${view.clock.status.code} and ${view.rows.length} events` }]
        : [],
  },
} as const satisfies WrittenRules;

import type { Contribution } from '../columns/fact-block.js';
import type { Interval } from '../columns/intervals.js';
import type { Extras, Setting } from '../columns/transactions.js';
import type { KickDetail } from '../timeline/kicking.js';
import type { EventContext } from '../timeline/event-context.js';
import { noWorth, type Worth } from '../timeline/ratings.js';
import type { Row } from '../timeline/row.js';
import { shotsOf } from '../timeline/shots.js';
import { entriesIn } from '../timeline/territory.js';
import { madeUnderNoPressure } from '../timeline/turnover.js';
import type { StoppageKind } from '../vocabulary/stoppages.js';
import { ContributionSink } from './contribution-sink.js';
import { noCredits, type CreditState } from '../timeline/credits.js';
import { extractAbsence } from './extractors/absence.js';
import { extractCredits, extractRatings } from './extractors/ratings.js';
import { extractDirect } from './extractors/direct.js';
import { extractDisposals } from './extractors/disposals.js';
import { extractLines } from './extractors/lines.js';
import { extractChainMetres, extractMetresGained } from './extractors/metres.js';
import { extractMovement } from './extractors/movement.js';
import { extractPressure } from './extractors/pressure.js';
import { extractRotations, onGroundAtStart, type OnGround } from './extractors/rotations.js';
import { extractScores, extractShots } from './extractors/scores.js';
import { extractStoppages } from './extractors/stoppages.js';
import { extractTargets, extractTerritory, type LastEntries } from './extractors/territory.js';
import { extractTime } from './extractors/time.js';
import { extractTimeLeft, type QuarterTimes } from './extractors/time-left.js';
import { extractTurnovers } from './extractors/turnovers.js';

/**
 * Increase this version whenever the output of the extractors for a log changes. Stored results are then rebuilt. A
 * test compares it with a digest of the output.
 */
export const extractionVersion = 12;

/** Inputs of extractors in addition to a match's rows. */
export interface ExtractionInputs {
  readonly of: (row: Row) => Extras | undefined;
  readonly slotOfPerson: (personId: number) => number | undefined;
  /** Returns the length of a period so far. **Units**: seconds. */
  readonly periodSeconds: (period: number) => number;
  readonly quarters: QuarterTimes;
}

/** The state that extraction passes from one stretch of a match to the next. */
export interface ExtractionState {
  readonly uncleared: StoppageKind | undefined;
  readonly lastEntries: LastEntries;
  readonly worth: Worth;
  readonly credits: CreditState;
  readonly present: Iterable<number>;
  readonly onGround: OnGround;
}

/** Returns the state before the first stretch. */
export const initialState = (setting: Setting): ExtractionState => ({
  uncleared: undefined,
  lastEntries: [undefined, undefined],
  worth: noWorth,
  credits: noCredits,
  present: setting.starters,
  onGround: onGroundAtStart(setting),
});

/**
 * Contributions of a stretch's transactions to bases: amounts for counted and summed bases, and intervals for timed
 * bases. `state` is passed to the next stretch.
 */
export interface Extraction {
  readonly contributions: readonly Contribution[];
  readonly intervals: readonly Interval[];
  readonly state: ExtractionState;
}

/**
 * Returns all contributions of a stretch's transactions to bases, and the state after it. Queries read only these,
 * never transactions. Consecutive stretches add up to the match, if each stretch except the first begins where
 * `nextPlace` allows.
 */
export function extract(context: EventContext, extras: ExtractionInputs, before: ExtractionState): Extraction {
  const sink = new ContributionSink(context.setting);
  const kicking = (row: Row): KickDetail => extras.of(row)?.kicking ?? {};
  extractDirect(context, sink);
  extractDisposals(context, sink, kicking);
  const uncleared = extractStoppages(context, sink, before.uncleared);
  const entriesOf = entriesIn(context);
  const lastEntries = extractTerritory(context, sink, entriesOf, before.lastEntries);
  extractTurnovers(
    context,
    sink,
    madeUnderNoPressure(context, (row) => extras.of(row)?.pressure?.name),
  );
  extractScores(context, sink, entriesOf);
  extractMetresGained(context, sink);
  extractChainMetres(context, sink);
  extractMovement(context, sink, entriesOf);
  extractTime(context, sink);
  extractPressure(context, sink);
  extractShots(
    shotsOf(context, (row) => extras.of(row)?.details?.shotType),
    sink,
  );
  extractTargets(context, sink);
  extractLines(context, sink, kicking, entriesOf);
  const worth = extractRatings(context, sink, before.worth);
  const credits = extractCredits(context, sink, before.credits);
  extractTimeLeft(context, sink, extras.quarters);
  return {
    contributions: sink.contributions,
    intervals: sink.intervals,
    state: { uncleared, lastEntries, worth, credits, ...extractBench(context, sink, extras, before) },
  };
}

function extractBench(
  context: EventContext,
  sink: ContributionSink,
  { of, slotOfPerson, periodSeconds }: ExtractionInputs,
  before: ExtractionState,
): Pick<ExtractionState, 'present' | 'onGround'> {
  const slotOf = (personId: number | undefined): number | undefined =>
    personId === undefined ? undefined : slotOfPerson(personId);
  const comesOn = (row: Row): number | undefined => slotOf(of(row)?.onPersonId);
  const present = extractAbsence(context, sink, comesOn, before.present);
  const bench = {
    comesOn,
    lengthOf: periodSeconds,
    roleIn: (row: Row) => of(row)?.role,
    opponentIn: (row: Row) => slotOf(of(row)?.opponentId),
  };
  return { present, onGround: extractRotations(context, sink, bench, before.onGround) };
}

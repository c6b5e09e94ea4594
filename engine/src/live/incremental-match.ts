import { extract, type ExtractionState, type ExtractionInputs } from '../bases/extraction.js';
import { clockOf, type Clock } from '../clock/match-clock.js';
import { secondsLeft } from '../clock/seconds-left.js';
import { factBlock, concatFacts, noFacts, type FactBlock } from '../columns/fact-block.js';
import { factPlaceColumns } from '../columns/fact-places.js';
import { factColumns, type FactColumns } from '../columns/facts.js';
import {
  intervalBlock,
  intervalColumns,
  concatIntervals,
  type IntervalBlock,
  type IntervalColumns,
} from '../columns/intervals.js';
import {
  extrasOf,
  inPlay,
  noTransactions,
  settingOf,
  slotsOf,
  transactionColumns,
  type Extras,
  type Setting,
  type TransactionColumns,
} from '../columns/transactions.js';
import type { BoxScoreLine, StatusChange, Transaction } from '../log/entry.js';
import { MAX_PERIOD } from '../log/limits.js';
import { areReadAlike, playingSeconds, type MatchHeader } from '../log/header.js';
import type { LogState } from '../log/state.js';
import type { Match, MatchDetails } from '../match.js';
import { addChains, type Chain } from '../timeline/chains.js';
import { EventContext } from '../timeline/event-context.js';
import { rowAt, type Row } from '../timeline/row.js';
import { boxScoreCodes, NO_STATISTIC } from '../vocabulary/box-score.js';
import { CORE_BIT, features, type Feature } from '../vocabulary/features.js';
import { isValid, nextPlace, initialCheckpoint, thin, type Checkpoint, type Lengths } from './checkpoint.js';
import { followChanges } from './play-order.js';

/** Returns a bit for each feature that the source of a log lacks. */
const featureBits = (lacks: readonly Feature[]): number =>
  lacks.reduce((bits, feature) => bits | (1 << features.indexOf(feature)), 0);

/** The feature bits of a match without known transactions, which lacks every feature. */
const ALL_BITS = featureBits(features) | CORE_BIT;

/**
 * Returns the box score statistics by slot. **Empty**: length 0 without lines; `NO_STATISTIC` for each missing
 * statistic.
 */
function boxScoreColumn(lines: ReadonlyMap<number, BoxScoreLine>, slots: ReadonlyMap<number, number>): Int16Array {
  if (lines.size === 0) return new Int16Array(0);
  const values = new Int16Array(slots.size * boxScoreCodes.length).fill(NO_STATISTIC);
  for (const [personId, { statistics }] of lines) {
    const from = (slots.get(personId) ?? NaN) * boxScoreCodes.length;
    for (const [at, code] of boxScoreCodes.entries()) values[from + at] = statistics[code] ?? NO_STATISTIC;
  }
  return values;
}

/** Returns the length of each period: the latest second of its transactions and changes of status. */
function periodLengths({ periods, seconds }: TransactionColumns, statuses: readonly StatusChange[]): Uint16Array {
  const lengths = new Uint16Array(MAX_PERIOD);
  for (let at = 0; at < periods.length; at += 1) lengths[(periods[at] as number) - 1] = seconds[at] as number;
  for (const { period, periodSeconds } of statuses) {
    if (period !== undefined && periodSeconds !== undefined)
      lengths[period - 1] = Math.max(lengths[period - 1] ?? 0, periodSeconds);
  }
  return lengths;
}

/** Returns a function that returns a match's details. Rare transaction members are indexed on its first call. */
function detailsOf(
  parts: Omit<MatchDetails, 'extras'>,
  extrasByRow: readonly (Extras | undefined)[],
): () => MatchDetails {
  let [rows, extras]: [readonly (Extras | undefined)[], ReadonlyMap<number, Extras> | undefined] = [
    extrasByRow,
    undefined,
  ];
  const made = (): ReadonlyMap<number, Extras> => {
    const map = new Map(rows.flatMap((row, at) => (row === undefined ? [] : [[at, row] as const])));
    rows = [];
    return map;
  };
  const details = {
    ...parts,
    get extras() {
      return (extras ??= made());
    },
  };
  return () => details;
}

/**
 * A match with a growing log. The part that later entries cannot change is extracted once; the rest is extracted again
 * for each match, so that adding an entry is cheap. If an earlier transaction changes, extraction resumes from the
 * checkpoint before it.
 */
export class IncrementalMatch {
  #header: MatchHeader;
  #setting: Setting;
  #slots: ReadonlyMap<number, number>;
  #order: Transaction[] = [];
  #columns = noTransactions;
  readonly #rows: Row[] = [];
  readonly #extras: (Extras | undefined)[] = [];
  readonly #chains: Chain[] = [];
  #facts: FactBlock = noFacts;
  #intervals: IntervalBlock = intervalBlock();
  #checkpoints: readonly Checkpoint[] = [];

  constructor(private readonly state: LogState) {
    this.#header = state.header;
    this.#setting = settingOf(state.header);
    this.#slots = slotsOf(state.header);
  }

  /** Returns the current match. Matches returned earlier do not change. **Throws** `TOO_LARGE`. */
  match(): Match {
    const { header, revision, result, boxScore } = this.state;
    const statuses = [...this.state.statuses];
    const changedFrom = this.#takeRows();
    const columns = this.#columns;
    const periodSeconds = periodLengths(columns, statuses);
    return {
      id: header.id,
      revision,
      persons: Int32Array.from(this.#slots.keys()),
      homePlayers: header.home.players.length,
      lacks: result === undefined ? featureBits(header.lacks ?? []) : ALL_BITS,
      periodSeconds,
      boxScore: boxScoreColumn(boxScore, this.#slots),
      ...this.#extracted(
        changedFrom,
        periodSeconds,
        clockOf({ header, statuses, transactions: columns }, periodSeconds),
      ),
      details: detailsOf(
        {
          header,
          statuses,
          transactions: columns,
          ...(result && { result }),
          ...(boxScore.size > 0 && { boxScore: [...boxScore.values()] }),
        },
        [...this.#extras],
      ),
    };
  }

  /** Applies the changes to transactions, and returns the first row that differs. */
  #takeRows(): number {
    const { header } = this.state;
    const changes = this.state.takeChanges();
    const isSame = areReadAlike(header, this.#header);
    if (!isSame) {
      this.#setting = settingOf(header);
      this.#slots = slotsOf(header);
      this.#checkpoints = [];
    }
    const isNew = !isSame || this.#order.length === 0;
    if (isNew) this.#order = [...this.state.transactions].sort(inPlay);
    this.#header = header;
    const from = isNew ? 0 : followChanges(this.#order, changes);
    this.#columns = transactionColumns(this.#order, header, this.#slots, from, this.#columns);
    this.#rows.length = this.#extras.length = from;
    for (let at = from; at < this.#order.length; at += 1) {
      this.#rows.push(rowAt(this.#columns, at));
      this.#extras.push(extrasOf(this.#order[at] as Transaction));
    }
    return from;
  }

  #extracted(
    changedFrom: number,
    periodSeconds: Uint16Array,
    clock: Clock,
  ): { readonly facts: FactColumns; readonly intervals: IntervalColumns } {
    const quarterSeconds = playingSeconds(this.#header, 1);
    const left = secondsLeft(clock, quarterSeconds);
    const lengths: Lengths = { periodSeconds, left };
    const extras: ExtractionInputs = {
      of: ({ at }) => this.#extras[at],
      slotOfPerson: (personId) => this.#slots.get(personId),
      periodSeconds: (period) => periodSeconds[period - 1] ?? 0,
      quarters: { quarterSeconds, left },
    };
    const checkpoint = this.#advanced(this.#lastValid(changedFrom, lengths), extras, lengths);
    const { facts, intervals } = this.#extractFrom(checkpoint, this.#rows.length, this.#chains.length, extras);
    const places = factPlaceColumns(facts, this.#columns, this.#setting);
    return { facts: factColumns(facts, this.#setting.players + 2, places), intervals: intervalColumns(intervals) };
  }

  /**
   * Drops the checkpoints that are no longer valid, and returns the last valid one or, without one, the initial
   * checkpoint.
   */
  #lastValid(changedFrom: number, lengths: Lengths): Checkpoint {
    const last = this.#checkpoints.findLastIndex((checkpoint) => isValid(checkpoint, changedFrom, lengths));
    this.#checkpoints = this.#checkpoints.slice(0, last + 1);
    return this.#checkpoints[last] ?? initialCheckpoint(this.#setting);
  }

  /** Extracts everything final after a checkpoint, and returns the new last checkpoint. */
  #advanced(from: Checkpoint, extras: ExtractionInputs, lengths: Lengths): Checkpoint {
    this.#chains.length = from.chain;
    addChains(this.#chains, this.#rows, this.#setting, from.row);
    let last = from;
    for (let place = nextPlace(this.#rows, last.row); place !== undefined; place = nextPlace(this.#rows, last.row)) {
      const { row, horizon } = place;
      const chain = this.#chains.findLastIndex(({ rows }) => rows[0] === row);
      const { facts, intervals, state } = this.#extractFrom(last, row.at, chain, extras);
      this.#facts = facts;
      this.#intervals = intervals;
      last = {
        row: row.at,
        chain,
        facts: facts.keys.length,
        intervals: intervals.intervalBases.length,
        state,
        horizon,
        period: row.period,
        lengths,
      };
      this.#checkpoints = thin([...this.#checkpoints, last]);
    }
    return last;
  }

  /** Returns the facts and intervals up to a row and chain, with the state there. Extracts those after a checkpoint. */
  #extractFrom(
    { row, chain, facts, intervals, state }: Checkpoint,
    toRow: number,
    toChain: number,
    extras: ExtractionInputs,
  ): { readonly facts: FactBlock; readonly intervals: IntervalBlock; readonly state: ExtractionState } {
    const stretch = { rows: this.#rows.slice(row, toRow), chains: this.#chains.slice(chain, toChain) };
    const extraction = extract(new EventContext(this.#rows, this.#chains, this.#setting, stretch), extras, state);
    return {
      facts: concatFacts(
        this.#facts,
        facts,
        factBlock(extraction.contributions, (at) => this.#rows[at] as Row),
      ),
      intervals: concatIntervals(this.#intervals, intervals, intervalBlock(extraction.intervals)),
      state: extraction.state,
    };
  }
}

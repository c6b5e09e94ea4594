import { attackSign, rotate, type Entry, type Transaction, type TransactionCode } from '@goalsquare/engine';
import type { EventRow } from './event-row.js';
import type { MatchRow } from './matches.js';
import { disposals, ENTRY_FLAG, ENTRY_RESULT, restarts, transactions } from './vocabulary.js';

/** Number of omitted rows by reason. */
export type Dropped = Map<string, number>;

/** Reports a field of a row: the expected value, and how the import handles it. */
export type ReportField = (
  row: EventRow,
  field: 'type' | 'disposal' | 'shot' | 'person_id',
  allowed: string,
  action: string,
) => void;

const LEFT_OUT = 'the row is left out';
const NOT_USED = 'it is not used';

type Draft = { -readonly [K in keyof Transaction]: Transaction[K] };

const sideOf = { H: 'home', A: 'away' } as const;
const needsNobody = new Set(['CEBO', 'OOBO', 'BUCA']);

/**
 * Converts the rows of a match to transactions: drops repeats, converts locations to ground coordinates, adds the
 * restarts and rushed behinds of chains, and merges annotations into their kick.
 */
export class MatchConverter {
  readonly transactions: Draft[] = [];
  #chain: number | undefined;
  #first: EventRow | undefined;
  #gainPending = false;

  /** Number of rows that became transactions. */
  kept = 0;

  /** The line of each transaction in the event file. */
  readonly lines = new Map<Entry, number>();

  /** Creates a converter. `report` receives each field that does not fit its row. */
  constructor(
    private readonly match: MatchRow,
    private readonly dropped: Dropped,
    private readonly report: ReportField,
  ) {}

  convert(rows: readonly EventRow[]): readonly Transaction[] {
    const kept = rows.filter((row) => !row.isRepeat || this.#drop('repeat of a turnover'));
    kept.forEach((row, at) => {
      if (row.chain !== this.#chain) this.#begin(row, kept, at);
      this.#take(row);
      if (kept[at + 1]?.chain !== row.chain) this.#end(row);
    });
    return this.transactions;
  }

  #drop(cause: string): false {
    this.dropped.set(cause, (this.dropped.get(cause) ?? 0) + 1);
    return false;
  }

  #begin(row: EventRow, rows: readonly EventRow[], at: number): void {
    this.#chain = row.chain;
    this.#first = row;
    this.#gainPending = row.start === 'possGain';
    if (row.start === 'possGain' || row.start === 'kickIn') return;
    const next = rows.findIndex((later, n) => n > at && later.chain !== row.chain);
    const touched = rows.slice(at, next === -1 ? undefined : next).some((later) => later.side !== '');
    const wonBy = touched && row.owner !== '' ? { wonBy: sideOf[row.owner] } : {};
    this.#push(row, { ...this.#place(row), code: restarts[row.start], ...wonBy });
  }

  #take(row: EventRow): void {
    if (row.type === ENTRY_RESULT) {
      this.#drop('annotation: where an inside-50 kick landed');
      return;
    }
    if (row.type === ENTRY_FLAG) {
      this.#flagEntry(row);
      return;
    }
    const isDisposal = Object.hasOwn(disposals, row.type);
    const code = isDisposal
      ? disposals[row.type]?.[row.disposal]
      : Object.hasOwn(transactions, row.type)
        ? transactions[row.type]
        : undefined;
    if (code !== undefined) this.#checkUnused(row, isDisposal, code);
    if (code === undefined) this.#dropUnknown(row);
    else if (needsNobody.has(code)) this.#takeStoppage(row, code);
    else if (row.side === '' || row.personId === undefined) {
      this.#drop('row without a person');
      this.report(row, 'person_id', `a person and a side, which ${row.type} needs`, LEFT_OUT);
    } else {
      this.kept += 1;
      const gain = this.#gainPending;
      this.#gainPending = false;
      this.#push(row, {
        ...this.#place(row),
        code,
        side: sideOf[row.side],
        personId: row.personId,
        ...(isDisposal && row.shot && { shot: true }),
        ...(gain && { gain: true }),
      });
    }
  }

  /** Reports fields that have a value although the type of the row does not use them. */
  #checkUnused(row: EventRow, isDisposal: boolean, code: TransactionCode): void {
    if (!isDisposal && row.disposal !== '') this.report(row, 'disposal', `nothing, for ${row.type}`, NOT_USED);
    if (!isDisposal && row.shot) this.report(row, 'shot', `nothing, for ${row.type}`, NOT_USED);
    if (needsNobody.has(code) && (row.personId !== undefined || row.side !== ''))
      this.report(row, 'person_id', `no person and no side, for ${row.type}`, NOT_USED);
  }

  /** Converts the row of a stoppage. A centre bounce at the start of a chain was already added with the chain. */
  #takeStoppage(row: EventRow, code: TransactionCode): void {
    if (code === 'CEBO' && !(this.#first === row && row.start === 'centreBounce')) {
      this.#drop('centre bounce within a chain');
      this.report(row, 'type', 'another type; centre bounces begin chains', LEFT_OUT);
      return;
    }
    this.kept += 1;
    if (code !== 'CEBO') this.#push(row, { ...this.#place(row), code });
  }

  #dropUnknown(row: EventRow): void {
    if (Object.hasOwn(disposals, row.type)) {
      this.#drop('handball without an outcome');
      this.report(row, 'disposal', `an outcome of ${row.type}`, LEFT_OUT);
    } else {
      this.#drop(`stray operator code: ${row.type}`);
      this.report(row, 'type', `a known event type; ${JSON.stringify(row.type)} is not one`, LEFT_OUT);
    }
  }

  #flagEntry(row: EventRow): void {
    const kick = this.transactions.findLast(
      (earlier) => earlier.personId === row.personId && earlier.period === row.period,
    );
    if (kick === undefined || !/^[KG]K(?:EF|IN|CL)$/u.test(kick.code) || kick.inside50) {
      this.#drop('inside-50 flag without a kick');
      this.report(row, 'type', 'an earlier kick by the person', LEFT_OUT);
    } else {
      kick.inside50 = true;
      this.#drop('annotation: kick into forward 50, kept as a flag of the kick');
    }
  }

  /** Adds the rushed behind that ends a chain. The source has no row for it, only the way the chain ended. */
  #end(row: EventRow): void {
    if ((row.end !== 'rushed' && row.end !== 'rushedOpp') || row.owner === '') return;
    const other = row.owner === 'H' ? 'A' : 'H';
    this.#push(row, { ...this.#place(row), code: 'RUSH', side: sideOf[row.end === 'rushed' ? row.owner : other] });
  }

  #place(row: EventRow): Pick<Draft, 'period' | 'periodSeconds'> & Partial<Pick<Draft, 'x' | 'y'>> {
    const at = { period: row.period, periodSeconds: row.seconds };
    if (row.x === undefined || row.y === undefined || row.owner === '') return at;
    const owner = row.owner === 'H' ? 0 : 1;
    const { x, y } = rotate({ x: row.x, y: row.y }, attackSign(this.match.homeFirst, owner, row.period));
    return { ...at, x, y };
  }

  #push(row: EventRow, draft: Omit<Draft, 'kind' | 'id'>): void {
    const transaction: Draft = { kind: 'transaction', id: this.transactions.length + 1, ...draft };
    this.transactions.push(transaction);
    this.lines.set(transaction, row.line);
  }
}

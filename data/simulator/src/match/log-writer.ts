import {
  sides,
  transactionTypes,
  type Entry,
  type Feature,
  type MatchHeader,
  type SideIndex,
  type StatusCode,
  type Transaction,
  type TransactionCode,
} from '@goalsquare/engine';
import type { Footballer } from './footballer.js';

/** A transaction that can still change. */
export type Draft = { -readonly [K in keyof Transaction]: Transaction[K] };

/** Members of a transaction except player, code, location and time. */
export type TransactionMembers = Omit<
  Draft,
  'kind' | 'id' | 'sequence' | 'code' | 'period' | 'periodSeconds' | 'side' | 'personId' | 'x' | 'y'
>;

/**
 * Codes that are written instead if the data set lacks a feature. Without a replacement, the transaction is omitted.
 */
const simplerCodes: Partial<Record<TransactionCode, TransactionCode>> = { SPGP: 'SPOI', SPIN: 'SPOI' };

const featureOf: Readonly<Partial<Record<keyof TransactionMembers, Feature>>> = {
  kicking: 'kickDetail',
  pressure: 'pressure',
  role: 'roles',
  opponentId: 'matchUps',
  chance: 'targets',
};
const optionalMembers = Object.keys(featureOf) as readonly (keyof TransactionMembers)[];

const tenth = (metres: number): number => {
  const rounded = Math.round(metres * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** Writes the entries of a match in order, with increasing ids. Omits features that the data set lacks. */
export class LogWriter {
  readonly entries: Entry[] = [];
  /** Time within the period. **Units**: seconds. */
  seconds = 0;
  period = 1;
  /** Time from the start of the match to the start of the period, with breaks. **Units**: seconds. */
  periodStart = 0;
  /** Whether the siren has sounded, after which transactions are not written. */
  muted = false;
  #id = 0;
  #sequence = 0;
  readonly #lacks: ReadonlySet<string>;

  constructor(
    header: MatchHeader,
    private readonly utcStart: number | undefined,
  ) {
    this.#lacks = new Set(header.lacks ?? []);
  }

  /** Begins a group. Transactions until `endGroup` share one id and differ in their sequence number. */
  beginGroup(): void {
    this.#id += 1;
    this.#sequence = 1;
  }
  endGroup(): void {
    this.#sequence = 0;
  }

  /** Writes a transaction. **Empty**: `undefined` if it is omitted. */
  write(
    code: TransactionCode,
    who: Footballer | SideIndex | undefined,
    x?: number,
    y?: number,
    members?: TransactionMembers,
  ): Draft | undefined {
    if (this.muted) return undefined;
    const written = this.#lacks.has(transactionTypes[code].feature) ? simplerCodes[code] : code;
    if (written === undefined) return undefined;
    if (this.#sequence === 0) this.#id += 1;
    const draft: Draft = {
      kind: 'transaction',
      id: this.#id,
      code: written,
      period: this.period,
      periodSeconds: Math.floor(this.seconds),
    };
    if (this.#sequence > 0) {
      draft.sequence = this.#sequence;
      this.#sequence += 1;
    }
    if (typeof who === 'number') draft.side = sides[who];
    else if (who !== undefined) {
      draft.side = sides[who.side];
      draft.personId = who.personId;
    }
    if (x !== undefined && y !== undefined) {
      draft.x = tenth(x);
      draft.y = tenth(y);
    }
    if (members !== undefined) this.#add(draft, members);
    this.entries.push(draft);
    return draft;
  }

  /** Writes a change of status. `secondsOfDay` is the time since the start of the match, with breaks. */
  writeStatus(code: StatusCode, secondsOfDay: number, period?: number, periodSeconds?: number): void {
    const utc =
      this.utcStart === undefined
        ? undefined
        : `${new Date(this.utcStart + Math.round(secondsOfDay) * 1000).toISOString().slice(0, 19)}Z`;
    this.entries.push({
      kind: 'status',
      code,
      ...(period !== undefined && { period }),
      ...(periodSeconds !== undefined && { periodSeconds }),
      ...(utc !== undefined && { utc }),
    });
  }

  /** Writes that play is suspended, and that it resumes `lasts` seconds later. */
  writeSuspension(lasts: number): void {
    const before = Math.floor(this.seconds);
    this.writeStatus('SUSP', this.periodStart + before, this.period, before);
    this.seconds += lasts;
    const after = Math.floor(this.seconds);
    this.writeStatus('LIVE', this.periodStart + after, this.period, after);
  }

  #add(draft: Draft, members: TransactionMembers): void {
    Object.assign(draft, members);
    if (this.#lacks.size === 0) return;
    for (const member of optionalMembers) {
      const feature = featureOf[member];
      if (feature !== undefined && this.#lacks.has(feature)) Reflect.deleteProperty(draft, member);
    }
  }
}

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

/** A transaction still being written. */
export type Draft = { -readonly [K in keyof Transaction]: Transaction[K] };

/** Members a row may carry beside who, what, where and when. */
export type Facts = Omit<
  Draft,
  'kind' | 'id' | 'sequence' | 'code' | 'period' | 'periodSeconds' | 'side' | 'personId' | 'x' | 'y'
>;

/** Codes written in place of one whose feature the source lacks; others are left out. */
const plainer: Partial<Record<TransactionCode, TransactionCode>> = { SPGP: 'SPOI', SPIN: 'SPOI' };

const memberOf: Readonly<Partial<Record<keyof Facts, Feature>>> = {
  kicking: 'kickDetail',
  pressure: 'pressure',
  role: 'roles',
  opponentId: 'matchUps',
  chance: 'targets',
};
const members = Object.keys(memberOf) as readonly (keyof Facts)[];

const tenth = (metres: number): number => {
  const rounded = Math.round(metres * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** Writes the entries of a match in order, with rising ids, and leaves out what the source does not capture. */
export class Scribe {
  readonly entries: Entry[] = [];
  /** Second of the period. */
  seconds = 0;
  period = 1;
  /** Seconds after the start of the match at which the period began. */
  dayAtStart = 0;
  /** After the siren nothing is written any more. */
  silent = false;
  #id = 0;
  #sequence = 0;
  readonly #lacks: ReadonlySet<string>;

  constructor(
    header: MatchHeader,
    private readonly utcStart: number | undefined,
  ) {
    this.#lacks = new Set(header.lacks ?? []);
  }

  /** Rows until `part` share one id and are told apart by sequence. */
  together(): void {
    this.#id += 1;
    this.#sequence = 1;
  }
  part(): void {
    this.#sequence = 0;
  }

  /** Writes a row. **Empty**: `undefined` where it is not written. */
  row(
    code: TransactionCode,
    who: Footballer | SideIndex | undefined,
    x?: number,
    y?: number,
    facts?: Facts,
  ): Draft | undefined {
    if (this.silent) return undefined;
    const written = this.#lacks.has(transactionTypes[code].feature) ? plainer[code] : code;
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
    if (facts !== undefined) this.#add(draft, facts);
    this.entries.push(draft);
    return draft;
  }

  /** Writes that the match enters a status, at a time of day so many seconds after its start. */
  status(code: StatusCode, secondsOfDay: number, period?: number, periodSeconds?: number): void {
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

  /** Writes that play is suspended and goes on so many seconds later. */
  suspended(lasts: number): void {
    const before = Math.floor(this.seconds);
    this.status('SUSP', this.dayAtStart + before, this.period, before);
    this.seconds += lasts;
    const after = Math.floor(this.seconds);
    this.status('LIVE', this.dayAtStart + after, this.period, after);
  }

  #add(draft: Draft, facts: Facts): void {
    Object.assign(draft, facts);
    if (this.#lacks.size === 0) return;
    for (const member of members) {
      const feature = memberOf[member];
      if (feature !== undefined && this.#lacks.has(feature)) Reflect.deleteProperty(draft, member);
    }
  }
}

import type { Plan } from '../../../metrics/plan.js';
import { BaseSums } from '../season/base-sums.js';

/** The plans of a question: that of its level and, for shares, that of the squads its rows belong to. */
export interface Plans {
  readonly own: Plan;
  readonly squad: Plan | undefined;
  /** Whether the opponent's sums are subtracted. */
  readonly hasOther: boolean;
}

/**
 * The sums, by group, of matches that lack the same features. Matches are separated by what they lack, because each
 * metric counts only matches that supply it.
 * **Shape**: `matches` by group; `seconds` and sums by group or, if rows are labels, by label.
 */
export class Tally {
  readonly matches: Int32Array;
  seconds: Float64Array;
  readonly own: BaseSums;
  readonly other: BaseSums | undefined;
  readonly squad: BaseSums | undefined;

  constructor(
    readonly lacks: number,
    { own, squad, hasOther }: Plans,
    groups: number,
  ) {
    this.matches = new Int32Array(groups);
    this.seconds = new Float64Array(groups);
    this.own = new BaseSums(own, groups);
    this.other = hasOther ? new BaseSums(own, groups) : undefined;
    this.squad = squad && new BaseSums(squad, groups);
  }

  get bytes(): number {
    const { own, other, squad, matches, seconds } = this;
    return matches.byteLength + seconds.byteLength + own.bytes + (other?.bytes ?? 0) + (squad?.bytes ?? 0);
  }

  /** Makes room for at least `rows` labels. */
  reserve(rows: number): void {
    this.own.reserve(rows);
    this.other?.reserve(rows);
    this.squad?.reserve(rows);
    if (this.seconds.length >= rows) return;
    const seconds = new Float64Array(this.own.capacity);
    seconds.set(this.seconds);
    this.seconds = seconds;
  }
}

/** The tallies of a question, by the bits that the matches lack. */
export class Tallies {
  readonly #byLacks = new Map<number, Tally>();

  /** `relevant` has the bits that any code of the question needs. */
  constructor(
    readonly plans: Plans,
    readonly relevant: number,
    readonly groups: number,
  ) {}

  get all(): readonly Tally[] {
    return [...this.#byLacks.values()];
  }

  /** Returns the position in `all` of the tally for matches that lack these features. */
  numberOf(lacks: number): number {
    return this.all.indexOf(this.of(lacks));
  }

  /** Returns the tally for matches that lack these features, and creates it if needed. */
  of(lacks: number): Tally {
    const relevant = lacks & this.relevant;
    let tally = this.#byLacks.get(relevant);
    if (tally === undefined) this.#byLacks.set(relevant, (tally = new Tally(relevant, this.plans, this.groups)));
    return tally;
  }
}

import type { Setting } from '../../columns/transactions.js';
import { attackSign } from '../../ground/points.js';
import { logicalZoneOf } from '../../ground/zones.js';
import type { ComesOn } from '../../timeline/on-ground.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { Row } from '../../timeline/row.js';
import { roleBases } from '../../vocabulary/bases.js';
import type { Role } from '../../vocabulary/roles.js';
import type { ZoneIndex } from '../../vocabulary/zones.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Inputs of the extractor in addition to a match's rows. */
interface Bench {
  readonly comesOn: ComesOn;
  /** Returns the length of a period so far. **Units**: seconds. */
  readonly lengthOf: (period: number) => number;
  /** Returns the role that a row gives to a person. */
  readonly roleIn: (row: Row) => Role | undefined;
  /** Returns the slot of the direct opponent that a row gives to a person. */
  readonly opponentIn: (row: Row) => number | undefined;
}

/**
 * The times at which a person's stint, current role and current match-up began. For the role Loose, `roleFrom` is no
 * earlier than the time at which the ball entered its zone. **Units**: seconds.
 */
interface Stint {
  readonly from: number;
  readonly roleFrom: number;
  readonly matchedFrom: number | undefined;
}

/**
 * The persons on the ground after a row, with their roles and opponents. `waiting` lists the persons who start the
 * next period.
 */
export interface OnGround {
  readonly stints: ReadonlyMap<number, Stint>;
  readonly waiting: readonly number[];
  readonly roles: readonly (Role | undefined)[];
  readonly opponents: ReadonlyMap<number, number>;
  readonly ball: ZoneIndex;
  readonly second: number;
}

/** Returns the persons on the ground before the first bounce. **Empty**: no one if the log does not name starters. */
export const onGroundAtStart = ({ starters, rolesAtStart }: Setting): OnGround => ({
  stints: new Map(),
  waiting: starters,
  roles: rolesAtStart,
  opponents: new Map(),
  ball: 1,
  second: 0,
});

/** Tracks persons on the ground, roles and opponents. Adds an interval when a stint, role or match-up ends. */
class GroundTracker {
  readonly #stints: Map<number, Stint>;
  readonly #roles: (Role | undefined)[];
  readonly #opponents: Map<number, number>;
  #period = 1;
  #waiting: readonly number[];
  #ball: ZoneIndex;
  #second: number;

  constructor(
    private readonly context: EventContext,
    private readonly sink: ContributionSink,
    private readonly bench: Bench,
    before: OnGround,
  ) {
    this.#stints = new Map(before.stints);
    this.#roles = [...before.roles];
    this.#opponents = new Map(before.opponents);
    this.#waiting = before.waiting;
    this.#ball = before.ball;
    this.#second = before.second;
  }

  get now(): OnGround {
    return {
      stints: this.#stints,
      waiting: this.#waiting,
      roles: this.#roles,
      opponents: this.#opponents,
      ball: this.#ball,
      second: this.#second,
    };
  }

  /** Sets the period to that of a row. If the row is the period's first, brings on the persons who start the period. */
  enter({ period, physicalZone }: Row, isFirst: boolean): void {
    this.#period = period;
    if (!isFirst) return;
    this.#second = 0;
    this.#ball = physicalZone;
    for (const slot of this.#waiting) this.#arrive(slot);
    this.#matchUp();
  }

  /** Ends the period. */
  end(): void {
    this.#waiting = [...this.#stints.keys()];
    for (const slot of this.#waiting) this.#leave(slot);
  }

  /** Advances the clock to a second, with the ball in a zone. */
  tick(second: number, ball: ZoneIndex): void {
    if (ball !== this.#ball)
      for (const slot of this.#stints.keys()) if (this.#roles[slot] === 'Loose') this.#endRole(slot);
    this.#ball = ball;
    this.#second = second;
  }

  /** Applies a rotation, a role or a match-up. */
  take(row: Row): void {
    const { slot } = row;
    const [role, opponent] = [this.bench.roleIn(row), this.bench.opponentIn(row)];
    if (slot === undefined || (row.play.is !== 'rotation' && role === undefined && opponent === undefined)) return;
    if (row.play.is === 'rotation') this.#rotate(row, slot, role);
    else if (role !== undefined) this.#setRole(slot, role);
    if (opponent !== undefined) this.#opponents.set(slot, opponent);
    this.#matchUp();
  }

  #rotate(row: Row, slot: number, role: Role | undefined): void {
    this.#leave(slot);
    const arriving = this.bench.comesOn(row);
    if (arriving === undefined) return;
    this.#leave(arriving);
    this.#roles[arriving] = role ?? this.context.setting.rolesAtStart[arriving];
    this.#arrive(arriving);
  }

  #arrive(slot: number): void {
    this.#stints.set(slot, { from: this.#second, roleFrom: this.#second, matchedFrom: undefined });
  }

  #leave(slot: number): void {
    const stint = this.#stints.get(slot);
    if (stint === undefined) return;
    this.#endRole(slot);
    this.#endMatchUp(slot, stint);
    this.sink.time(this.#period, stint.from, this.#second, slot, 'secondsOnGround');
    this.#stints.delete(slot);
  }

  #setRole(slot: number, role: Role): void {
    if (this.#roles[slot] === role) return;
    this.#endRole(slot);
    this.#roles[slot] = role;
  }

  /** Ends the interval of a person in the current role and ball zone. */
  #endRole(slot: number): void {
    const stint = this.#stints.get(slot);
    const role = this.#roles[slot];
    if (stint === undefined) return;
    this.#stints.set(slot, { ...stint, roleFrom: this.#second });
    if (role === undefined) return;
    const sign = attackSign(
      this.context.setting.homeFirst,
      slot < this.context.setting.homePlayers ? 0 : 1,
      this.#period,
    );
    const zone = logicalZoneOf(this.#ball, sign);
    this.sink.time(this.#period, stint.roleFrom, this.#second, slot, roleBases[role], zone);
  }

  /** Begins the match-ups whose persons are both on the ground, and ends the others. */
  #matchUp(): void {
    if (this.#opponents.size === 0) return;
    const matched = new Set<number>();
    for (const [one, other] of this.#opponents)
      if (this.#stints.has(one) && this.#stints.has(other)) matched.add(one).add(other);
    for (const [slot, stint] of this.#stints) {
      if (!matched.has(slot)) this.#endMatchUp(slot, stint);
      else if (stint.matchedFrom === undefined) this.#stints.set(slot, { ...stint, matchedFrom: this.#second });
    }
  }

  #endMatchUp(slot: number, stint: Stint): void {
    if (stint.matchedFrom === undefined) return;
    this.sink.time(this.#period, stint.matchedFrom, this.#second, slot, 'secondsMatchedUp');
    this.#stints.set(slot, { ...stint, matchedFrom: undefined });
  }
}

/**
 * Extracts time on the ground: each person's stints, from coming on (or the start of the period) to going off (or the
 * end of the period), with their roles and match-ups. A match-up is mutual and lasts while both persons are on the
 * ground. A person who comes on without a role gets the role in the header. Returns who is on the ground after the
 * stretch.
 * **Empty**: nothing if the log does not name starters.
 */
export function extractRotations(
  context: EventContext,
  sink: ContributionSink,
  bench: Bench,
  before: OnGround,
): OnGround {
  if (context.setting.starters.length === 0) return before;
  const tracker = new GroundTracker(context, sink, bench, before);
  for (const row of context.stretch.rows) {
    const [earlier, later] = [context.rows[row.at - 1], context.rows[row.at + 1]];
    const isFirst = earlier?.period !== row.period;
    tracker.enter(row, isFirst);
    tracker.tick(row.seconds, isFirst ? row.physicalZone : earlier.physicalZone);
    tracker.take(row);
    if (later?.period === row.period) continue;
    tracker.tick(bench.lengthOf(row.period), row.physicalZone);
    tracker.end();
  }
  return tracker.now;
}

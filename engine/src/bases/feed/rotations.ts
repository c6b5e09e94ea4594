import type { Setting } from '../../columns/transactions.js';
import { attackSign } from '../../ground/points.js';
import { logicalZoneOf } from '../../ground/zones.js';
import type { ComesOn } from '../../story/on-ground.js';
import type { Play } from '../../story/play.js';
import type { Row } from '../../story/row.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { Role } from '../../vocabulary/roles.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ZoneIndex } from '../../vocabulary/zones.js';
import type { Credits } from '../credits.js';

/** What the feed needs of a match beyond its rows. */
interface Bench {
  readonly comesOn: ComesOn;
  /** Length of a period so far. **Units**: seconds. */
  readonly lengthOf: (period: number) => number;
  /** Role a row gives to a person. */
  readonly roleIn: (row: Row) => Role | undefined;
  /** Slot of the direct opponent a row gives to a person. */
  readonly opponentIn: (row: Row) => number | undefined;
}

const roleBase = {
  Defence: 'secondsDefence',
  Forward: 'secondsForward',
  Midfield: 'secondsMidfield',
  Ruck: 'secondsRuck',
  Wing: 'secondsWing',
  Loose: 'secondsLoose',
} as const satisfies Record<Role, BaseCode>;

const zones = [0, 1, 3, 4] as const satisfies readonly ZoneIndex[];

/** How long the ball has been in each physical zone in a period. **Units**: seconds. */
type BallClock = readonly number[];

/** What a person has done on the ground in the stint so far. **Units**: seconds. */
class Stint {
  #until: number;
  #matched = 0;
  #inRole = new Map<Role, number>();
  #looseIn: number[] = [0, 0, 0, 0, 0];

  constructor(
    private readonly from: number,
    private ball: BallClock,
  ) {
    this.#until = from;
  }

  copy(): Stint {
    const copy = new Stint(this.from, this.ball);
    copy.#until = this.#until;
    copy.#matched = this.#matched;
    copy.#inRole = new Map(this.#inRole);
    copy.#looseIn = [...this.#looseIn];
    return copy;
  }

  /** Lets time pass up to a second, in a role, with a direct opponent or without. */
  pass(second: number, ball: BallClock, role: Role | undefined, matched: boolean): void {
    const seconds = second - this.#until;
    if (matched) this.#matched += seconds;
    if (role !== undefined) this.#inRole.set(role, (this.#inRole.get(role) ?? 0) + seconds);
    if (role === 'Loose')
      for (const zone of zones)
        this.#looseIn[zone] = (this.#looseIn[zone] ?? 0) + (ball[zone] ?? 0) - (this.ball[zone] ?? 0);
    this.#until = second;
    this.ball = ball;
  }

  /** Credits the stint at the row it ended with; a loose player's by the zone the ball was in. */
  credit(credits: Credits, row: Row, side: SideIndex, slot: number): void {
    const sign = attackSign(credits.setting.homeFirst, side, row.period);
    credits.slot(row, side, slot, 'secondsOnGround', this.#until - this.from);
    credits.slot(row, side, slot, 'secondsMatchedUp', this.#matched);
    for (const [role, seconds] of this.#inRole)
      if (role !== 'Loose') credits.slot(row, side, slot, roleBase[role], seconds);
    for (const zone of zones)
      credits.slot(row, side, slot, 'secondsLoose', this.#looseIn[zone] ?? 0, logicalZoneOf(zone, sign));
  }
}

/** Who is on the ground once a row has happened, in what role and against whom; between periods, who was. */
export interface OnGround {
  readonly stints: ReadonlyMap<number, Stint>;
  readonly waiting: readonly number[];
  readonly roles: readonly (Role | undefined)[];
  readonly opponents: ReadonlyMap<number, number>;
  readonly ball: BallClock;
  readonly second: number;
}

const nowhere: BallClock = [0, 0, 0, 0, 0];

/** Who is on the ground before the first bounce. **Empty**: nobody where the log names no starters. */
export const onGroundAtStart = ({ starters, rolesAtStart }: Setting): OnGround => ({
  stints: new Map(),
  waiting: starters,
  roles: rolesAtStart,
  opponents: new Map(),
  ball: nowhere,
  second: 0,
});

/** Follows who is on the ground as time passes, in what role and against whom. */
class Watch {
  readonly #stints: Map<number, Stint>;
  readonly #roles: (Role | undefined)[];
  readonly #opponents: Map<number, number>;
  #waiting: readonly number[];
  #ball: BallClock;
  #second: number;

  constructor(
    private readonly play: Play,
    private readonly credits: Credits,
    private readonly bench: Bench,
    before: OnGround,
  ) {
    this.#stints = new Map(Array.from(before.stints, ([slot, stint]) => [slot, stint.copy()]));
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

  begin(): void {
    this.#second = 0;
    this.#ball = nowhere;
    for (const slot of this.#waiting) this.#stints.set(slot, new Stint(0, this.#ball));
  }

  /** Ends the period with a row. */
  end(row: Row): void {
    this.settle();
    this.#waiting = [...this.#stints.keys()];
    for (const slot of this.#waiting) this.leave(slot, row);
  }

  /** Lets time pass up to a second with the ball in a zone. */
  tick(second: number, ball: ZoneIndex): void {
    if (second > this.#second)
      this.#ball = this.#ball.map((seconds, zone) => (zone === ball ? seconds + second - this.#second : seconds));
    this.#second = second;
  }

  /** Takes in a rotation, a role or a match-up. */
  take(row: Row): void {
    const { slot } = row;
    const [role, opponent] = [this.bench.roleIn(row), this.bench.opponentIn(row)];
    if (slot === undefined || (row.play.is !== 'rotation' && role === undefined && opponent === undefined)) return;
    this.settle();
    if (row.play.is === 'rotation') this.#rotate(row, slot, role);
    else if (role !== undefined) this.#roles[slot] = role;
    if (opponent !== undefined) this.#opponents.set(slot, opponent);
  }

  #rotate(row: Row, slot: number, role: Role | undefined): void {
    this.leave(slot, row);
    const arriving = this.bench.comesOn(row);
    if (arriving === undefined) return;
    this.#stints.set(arriving, new Stint(row.seconds, this.#ball));
    this.#roles[arriving] = role ?? this.play.setting.rolesAtStart[arriving];
  }

  /** Brings every stint up to now, before anything changes. */
  settle(): void {
    const matched = new Set<number>();
    for (const [one, other] of this.#opponents)
      if (this.#stints.has(one) && this.#stints.has(other)) matched.add(one).add(other);
    for (const [slot, stint] of this.#stints)
      stint.pass(this.#second, this.#ball, this.#roles[slot], matched.has(slot));
  }

  leave(slot: number, row: Row): void {
    const stint = this.#stints.get(slot);
    this.#stints.delete(slot);
    stint?.credit(this.credits, row, slot < this.play.setting.homePlayers ? 0 : 1, slot);
  }
}

/**
 * Seconds on the ground: each person's stints, from coming on (or the start of the period) to going off (or its end),
 * with the roles and match-ups in them. A match-up is mutual, and lasts while both are on the ground. Who comes on
 * without a role has the header's. Who was on the ground before, and is now, is carried on. **Units**: seconds.
 * **Empty**: nothing where the log names no starters.
 */
export function feedRotations(play: Play, credits: Credits, bench: Bench, before: OnGround): OnGround {
  if (play.setting.starters.length === 0) return before;
  const watch = new Watch(play, credits, bench, before);
  for (const row of play.stretch.rows) {
    const [earlier, later] = [play.rows[row.at - 1], play.rows[row.at + 1]];
    const begins = earlier?.period !== row.period;
    if (begins) watch.begin();
    watch.tick(row.seconds, begins ? row.physicalZone : earlier.physicalZone);
    watch.take(row);
    if (later?.period === row.period) continue;
    watch.tick(bench.lengthOf(row.period), row.physicalZone);
    watch.end(row);
  }
  return watch.now;
}

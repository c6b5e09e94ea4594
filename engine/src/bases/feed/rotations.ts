import { attackSign } from '../../ground/points.js';
import { logicalZoneOf } from '../../ground/zones.js';
import type { ComesOn } from '../../story/on-ground.js';
import type { Play } from '../../story/play.js';
import type { Row } from '../../story/row.js';
import type { Role } from '../../vocabulary/roles.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ZoneIndex } from '../../vocabulary/zones.js';
import type { Credits } from '../credits.js';
import type { BaseCode } from '../table.js';

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
  Defence: 'secondsDefence', Forward: 'secondsForward', Midfield: 'secondsMidfield', Ruck: 'secondsRuck', Wing: 'secondsWing', Loose: 'secondsLoose',
} as const satisfies Record<Role, BaseCode>;

const zones = [0, 1, 3, 4] as const satisfies readonly ZoneIndex[];

/** How long the ball has been in each physical zone in a period. **Units**: seconds. */
type BallClock = readonly number[];

/** What a person has done on the ground in the stint so far. **Units**: seconds. */
class Stint {
  readonly #from: number;
  #until: number;
  #matched = 0;
  readonly #inRole = new Map<Role, number>();
  readonly #looseIn: number[] = [0, 0, 0, 0, 0];

  constructor(second: number, private ball: BallClock) {
    this.#from = this.#until = second;
  }

  /** Lets time pass up to a second, in a role, with a direct opponent or without. */
  pass(second: number, ball: BallClock, role: Role | undefined, matched: boolean): void {
    const seconds = second - this.#until;
    if (matched) this.#matched += seconds;
    if (role !== undefined) this.#inRole.set(role, (this.#inRole.get(role) ?? 0) + seconds);
    if (role === 'Loose') for (const zone of zones) this.#looseIn[zone] = (this.#looseIn[zone] ?? 0) + (ball[zone] ?? 0) - (this.ball[zone] ?? 0);
    this.#until = second;
    this.ball = ball;
  }

  /** Credits the stint at the row it ended with; a loose player's by the zone the ball was in. */
  credit(credits: Credits, row: Row, side: SideIndex, slot: number): void {
    const sign = attackSign(credits.setting.homeFirst, side, row.period);
    credits.slot(row, side, slot, 'secondsOnGround', this.#until - this.#from);
    credits.slot(row, side, slot, 'secondsMatchedUp', this.#matched);
    for (const [role, seconds] of this.#inRole) if (role !== 'Loose') credits.slot(row, side, slot, roleBase[role], seconds);
    for (const zone of zones) credits.slot(row, side, slot, 'secondsLoose', this.#looseIn[zone] ?? 0, logicalZoneOf(zone, sign));
  }
}

/** Who is on the ground as time passes, in what role and against whom. */
class Watch {
  readonly #stints = new Map<number, Stint>();
  readonly #roles: (Role | undefined)[];
  readonly #opponents = new Map<number, number>();
  #ball: BallClock = [0, 0, 0, 0, 0];
  #second = 0;

  constructor(private readonly play: Play, private readonly credits: Credits, private readonly bench: Bench) {
    this.#roles = [...play.setting.rolesAtStart];
  }

  get on(): readonly number[] { return [...this.#stints.keys()]; }

  begin(slots: readonly number[]): void {
    this.#second = 0;
    this.#ball = [0, 0, 0, 0, 0];
    for (const slot of slots) this.#stints.set(slot, new Stint(0, this.#ball));
  }

  /** Lets time pass up to a second with the ball in a zone. */
  tick(second: number, ball: ZoneIndex): void {
    if (second > this.#second) this.#ball = this.#ball.map((seconds, zone) => (zone === ball ? seconds + second - this.#second : seconds));
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
    const matched = new Set([...this.#opponents].flatMap((pair) => (pair.every((slot) => this.#stints.has(slot)) ? pair : [])));
    for (const [slot, stint] of this.#stints) stint.pass(this.#second, this.#ball, this.#roles[slot], matched.has(slot));
  }

  leave(slot: number, row: Row): void {
    const stint = this.#stints.get(slot);
    this.#stints.delete(slot);
    stint?.credit(this.credits, row, slot < this.play.setting.homePlayers ? 0 : 1, slot);
  }
}

/**
 * Seconds on the ground: each person's stints, from coming on (or the start of the period) to going off (or its end), with the roles
 * and match-ups in them. A match-up is mutual, and lasts while both are on the ground. Who comes on without a role has the header's.
 * **Units**: seconds. **Empty**: nothing where the log names no starters.
 */
export function feedRotations(play: Play, credits: Credits, bench: Bench): void {
  const watch = new Watch(play, credits, bench);
  let on = play.setting.starters;
  if (on.length === 0) return;
  let ball: ZoneIndex = 1;
  play.rows.forEach((row, at) => {
    const begins = play.rows[at - 1]?.period !== row.period;
    if (begins) watch.begin(on);
    watch.tick(row.seconds, begins ? row.physicalZone : ball);
    watch.take(row);
    ball = row.physicalZone;
    if (play.rows[at + 1]?.period === row.period) return;
    watch.tick(bench.lengthOf(row.period), ball);
    watch.settle();
    on = watch.on;
    for (const slot of on) watch.leave(slot, row);
  });
}

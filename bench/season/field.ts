import type { Entry, MatchHeader, Side, SideIndex, Transaction, TransactionCode } from '@goalsquare/engine';
import type { Dice } from './dice.js';

/** Roles by position in a squad's list of 23. */
const roles = {
  def: [0, 1, 2, 3, 4, 5],
  fwd: [6, 7, 8, 9, 10, 11],
  mid: [12, 13, 14, 15, 16, 17, 18, 19, 20],
  ruck: [21, 22],
} as const;
export type Role = keyof typeof roles;

const sideNames: readonly [Side, Side] = ['home', 'away'];
/** Returns the role for a position in a squad's list. */
export const roleOf = (place: number): Role => (place < 6 ? 'def' : place < 12 ? 'fwd' : place < 21 ? 'mid' : 'ruck');

/** Names of roles in a match log. */
export const roleNames = { def: 'Defence', fwd: 'Forward', mid: 'Midfield', ruck: 'Ruck' } as const satisfies Record<
  Role,
  string
>;

/**
 * Weights for how often each role is involved in each third of the ground: the squad's defensive end, the middle, and
 * its attacking end.
 */
const involvement = {
  back: { def: 6, mid: 4, fwd: 0.5, ruck: 1.5 },
  middle: { def: 2, mid: 6, fwd: 2, ruck: 2.5 },
  front: { def: 0.3, mid: 4, fwd: 7, ruck: 1.5 },
} as const satisfies Record<string, Readonly<Record<Role, number>>>;

/** Number of a squad's players on the ground. */
export const ON_GROUND = 18;

/** Factor for the duration of each step, so that a match has about 3,600 transactions, as in the richest feeds. */
const PACE = 0.78;

export type More = Partial<
  Pick<
    Transaction,
    'kicking' | 'pressure' | 'details' | 'inside50' | 'shot' | 'onPersonId' | 'role' | 'opponentId' | 'chance'
  >
>;

/**
 * The state of a simulated match: the clock, the position of the ball, its holder, the players on the ground, and the
 * log so far.
 */
export class Field {
  readonly entries: Entry[] = [];
  period = 0;
  seconds = 0;
  x = 0;
  y = 0;
  side: SideIndex = 0;
  place = 0;
  readonly on: readonly [number[], number[]];
  #id = 0;
  #halfLength: number;
  #halfWidth: number;

  constructor(
    readonly dice: Dice,
    readonly header: MatchHeader,
  ) {
    this.#halfLength = header.venue.lengthMetres / 2;
    this.#halfWidth = header.venue.widthMetres / 2;
    const starters = (side: Side) => header[side].players.flatMap((player, place) => (player.starts ? [place] : []));
    this.on = [starters('home'), starters('away')];
  }

  get other(): SideIndex {
    return this.side === 0 ? 1 : 0;
  }

  /** Returns +1 if a side attacks to the right in this period, and otherwise -1. */
  attacks(side: SideIndex): 1 | -1 {
    return (this.period % 2 === 1) === (side === 0) ? 1 : -1;
  }

  personId(side: SideIndex, place: number): number {
    return this.header[sideNames[side]].players[place]?.personId ?? 0;
  }

  log(code: TransactionCode, side?: SideIndex, place?: number, more: More = {}): void {
    const located = code !== 'CBAT' && code !== 'MAUP' && !code.startsWith('RO');
    this.entries.push({
      kind: 'transaction',
      id: (this.#id += 1),
      code,
      period: this.period,
      periodSeconds: Math.floor(this.seconds),
      ...(side !== undefined && { side: sideNames[side] }),
      ...(side !== undefined && place !== undefined && { personId: this.personId(side, place) }),
      ...(located && { x: Math.round(this.x), y: Math.round(this.y) }),
      ...more,
    });
  }

  /** Logs an act of the player who holds the ball. */
  does(code: TransactionCode, more: More = {}): void {
    this.log(code, this.side, this.place, more);
  }

  passes(seconds: number): void {
    this.seconds = Math.max(0, this.seconds + seconds * PACE);
  }

  /** Moves the ball. Returns whether it crossed the boundary, in which case it stays there. */
  moveTo(x: number, y: number): 'inside' | 'outside' {
    this.x = Math.max(-this.#halfLength, Math.min(this.#halfLength, x));
    const along = this.x / this.#halfLength;
    const edge = this.#halfWidth * Math.sqrt(1 - along * along);
    this.y = Math.max(-edge, Math.min(edge, y));
    return Math.abs(y) > edge ? 'outside' : 'inside';
  }

  /**
   * Returns the distance from a location, by default the ball's, to the goal that a side attacks. **Units**: metres.
   */
  metresToGoal(side: SideIndex, x = this.x, y = this.y): number {
    return Math.hypot(this.attacks(side) * this.#halfLength - x, y);
  }

  goalLine(side: SideIndex): number {
    return this.attacks(side) * this.#halfLength;
  }

  /** Returns a random player on the ground, except `but`. Roles are weighted by how far forward the ball is. */
  someone(side: SideIndex, but = -1): number {
    const forward = this.attacks(side) * this.x;
    const weights = forward < -30 ? involvement.back : forward > 30 ? involvement.front : involvement.middle;
    const on = this.on[side];
    let total = 0;
    for (const place of on) if (place !== but) total += weights[roleOf(place)];
    let left = this.dice.roll() * total;
    for (const place of on) {
      if (place === but) continue;
      left -= weights[roleOf(place)];
      if (left < 0) return place;
    }
    return on.find((place) => place !== but) ?? 0;
  }

  /** Returns a player with a role, preferably one who is on the ground. */
  ofRole(side: SideIndex, role: Role): number {
    const inRole = this.on[side].filter((place) => roleOf(place) === role);
    return inRole.length > 0 ? this.dice.oneOf(inRole) : this.dice.oneOf(roles[role]);
  }

  /** Gives the ball to a player of a side. */
  gives(side: SideIndex, place: number): void {
    this.side = side;
    this.place = place;
  }
}

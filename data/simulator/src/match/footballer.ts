import type { HeaderPlayer, Role, SeasonPositionCode, SideIndex } from '@goalsquare/engine';
import { abilityNames, type Abilities } from '../players/abilities.js';
import type { PlannedPlayer } from './plan.js';
import type { Spot } from './spots.js';

/** Season positions, in the order of the parameter tables. */
export const positionOrder = [
  'GD',
  'KD',
  'MID',
  'MF',
  'GF',
  'KF',
  'RK',
  'WNG',
] as const satisfies readonly SeasonPositionCode[];

const average: Abilities = {
  ...(Object.fromEntries(abilityNames.map((name) => [name, 0])) as Record<(typeof abilityNames)[number], number>),
  involvement: 1,
  preference: 0,
};

/** A player in a match: fixed attributes and the current location. **Units**: metres, seconds of the match. */
export class Footballer {
  readonly personId: number;
  readonly position: SeasonPositionCode;
  /** Index of the position in the parameter tables. */
  readonly kind: number;
  readonly abilities: Abilities;
  readonly substitute: boolean;
  /**
   * Factor for how often the player gets the ball in this match. `restNeed` is the factor for how soon the player
   * rests.
   */
  readonly form: number;
  /** Number of expected touches that the player has not had. */
  due = 0;
  spot: Spot | undefined;
  role: Role | undefined;
  /** Whether the player is out of the match for good. */
  out = false;
  /** Time at which the player last came on or went off. */
  since = 0;
  /** Tiredness at the time `since`. **Units**: seconds of play. */
  tirednessThen = 0;
  x = 0;
  y = 0;
  /** Offset of the player from the spot, as shares of half the length and half the width. */
  roamX = 0;
  roamY = 0;
  opponent: Footballer | undefined;
  /** Time at which the player last had the ball. */
  touched = -60;
  /** Time at which the player last tackled. */
  tackled = -60;

  constructor(
    readonly side: SideIndex,
    named: HeaderPlayer,
    planned: PlannedPlayer | undefined,
    spot: Spot | undefined,
    form: number,
    readonly restNeed: number,
    /** Factor for how often the player gets the ball in the forward 50 in this match. */
    readonly front: number,
    /** Factor for how often the player gets the ball in the attacking half of midfield in this match. */
    readonly delivery: number,
  ) {
    this.personId = named.personId;
    this.position = planned?.position ?? 'MID';
    this.kind = positionOrder.indexOf(this.position);
    this.abilities = planned?.abilities ?? average;
    this.substitute = named.position?.code === 'SUB';
    this.form = form;
    this.spot = named.starts ? spot : undefined;
    this.role = this.spot && (named.role ?? this.spot.role);
  }

  /**
   * Returns the player's tiredness. It rises on the ground and falls two and a half times as fast on the bench.
   * **Units**: seconds of play.
   */
  tiredness(now: number): number {
    const passed = now - this.since;
    return this.spot === undefined
      ? Math.max(0, this.tirednessThen - 2.5 * passed)
      : this.tirednessThen + passed / (1 + 0.1 * this.abilities.endurance);
  }
}

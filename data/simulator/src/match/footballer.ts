import type { HeaderPlayer, Role, SeasonPositionCode, SideIndex } from '@goalsquare/engine';
import { abilityNames, type Abilities } from '../players/abilities.js';
import type { PlannedPlayer } from './plan.js';
import type { Spot } from './spots.js';

/** Season positions in the order of the tables of parameters. */
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

/**
 * A player in a match: fixed attributes and the current position. **Units**: metres, seconds of the match.
 */
export class Footballer {
  readonly personId: number;
  readonly position: SeasonPositionCode;
  /** Index of the position in the tables of parameters. */
  readonly kind: number;
  readonly abilities: Abilities;
  /** Whether the player is the substitute. */
  readonly substitute: boolean;
  /** How often the player gets the ball in this match; `restNeed` is how soon the player rests. Both are factors. */
  readonly form: number;
  /** Touches that were expected of the player and are missing. */
  due = 0;
  spot: Spot | undefined;
  role: Role | undefined;
  /** Whether the player takes no further part. */
  out = false;
  /** When the player last came on or went off. */
  since = 0;
  /** Tiredness at that time. **Units**: seconds of play. */
  tirednessThen = 0;
  x = 0;
  y = 0;
  /** Distance of the player from the spot, as shares of half the length and width. */
  roamX = 0;
  roamY = 0;
  opponent: Footballer | undefined;
  /** When the player last had the ball. */
  touched = -60;
  /** The second of the match in which the player last tackled. */
  tackled = -60;

  constructor(
    readonly side: SideIndex,
    named: HeaderPlayer,
    planned: PlannedPlayer | undefined,
    spot: Spot | undefined,
    form: number,
    readonly restNeed: number,
    /** Factor of how often the player gets the ball in the forward 50 in this match. */
    readonly front: number,
    /** The same for the attacking half of midfield, from where the ball goes into the forward 50. */
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
   * Returns how tired the player is. It grows on the ground and falls two and a half times as fast on the bench.
   * **Units**: seconds of play.
   */
  tiredness(now: number): number {
    const passed = now - this.since;
    return this.spot === undefined
      ? Math.max(0, this.tirednessThen - 2.5 * passed)
      : this.tirednessThen + passed / (1 + 0.1 * this.abilities.endurance);
  }
}

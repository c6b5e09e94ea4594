import type { MatchHeader, SideIndex } from '@goalsquare/engine';
import { sides } from '@goalsquare/engine';
import type { Random } from '../random.js';
import { Footballer } from './footballer.js';
import type { Parameters } from './parameters.js';
import type { MatchPlan } from './plan.js';
import { spotOf, spots } from './spots.js';
import type { Style } from './style.js';

/** What a player is picked for. */
export type Task = keyof Parameters['propensity'];

const abilityFor = {
  markOwn: 'speed',
  markLead: 'marking',
  markContested: 'marking',
  markOpposition: 'marking',
  hard: 'contested',
  loose: 'groundBall',
  receive: 'endurance',
  gather: 'groundBall',
  tap: 'groundBall',
  spoil: 'spoiling',
  tackle: 'tackling',
  free: 'contested',
  against: 'decisions',
  kickIn: 'kicking',
  bounce: 'speed',
} as const satisfies Record<Task, keyof Footballer['abilities']>;

/** One squad in a match. */
export class Squad {
  readonly players: readonly Footballer[];
  /** Players on the ground, in no order. */
  onGround: Footballer[];
  interchanges = 0;
  substituted = false;
  /** Second of the match up to which interchanges have been drawn. */
  rotatedAt = 0;
  points = 0;
  /** Attacks the right-hand goal (1) or the left (-1) in this period. */
  sign: 1 | -1 = 1;
  readonly #weights = new Float64Array(18);

  constructor(
    readonly side: SideIndex,
    header: MatchHeader,
    plan: MatchPlan,
    private readonly parameters: Parameters,
    readonly style: Style,
    random: Random,
  ) {
    const { players } = header[sides[side]];
    const {
      playerForm: shape,
      rotations: { restShape },
    } = parameters;
    this.players = players.map(
      (named) =>
        new Footballer(
          side,
          named,
          plan.players.get(named.personId),
          spotOf(named.position?.code),
          random.gamma(shape, 1 / shape),
          random.gamma(restShape, 1 / restShape),
        ),
    );
    const taken = new Set(this.players.map((player) => player.spot));
    const free = spots.filter((spot) => !taken.has(spot));
    players.forEach((named, at) => {
      const player = this.players[at];
      if (named.starts !== true || player === undefined || player.spot !== undefined) return;
      player.spot = free.shift();
      player.role = named.role ?? player.spot?.role;
    });
    this.onGround = this.players.filter((player) => player.spot !== undefined);
  }

  get bench(): readonly Footballer[] {
    return this.players.filter((player) => player.spot === undefined && !player.out);
  }

  /** Moves each player on the ground towards the ball, as the player's spot requires. */
  followBall(ballX: number, ballY: number, halfLength: number, halfWidth: number): void {
    for (const player of this.onGround) {
      const { spot } = player;
      if (spot === undefined) continue;
      player.x = this.sign * (spot.x + player.roamX) * halfLength * (1 - 0.25 * spot.followX) + spot.followX * ballX;
      player.y = this.sign * (spot.y + player.roamY) * halfWidth * (1 - 0.5 * spot.followY) + spot.followY * ballY;
    }
  }

  /** Draws how far each player is from the spot until the ball changes hands or play stops. */
  driftApart(random: Random): void {
    const [along = 0, across = 0] = this.parameters.roam;
    for (const player of this.onGround) {
      player.roamX = random.normal(0, along);
      player.roamY = random.normal(0, across);
    }
  }

  /** Returns a player who gets to a point for a task, drawn by distance, position, ability and form. */
  pickNear(
    now: number,
    x: number,
    y: number,
    zone: number,
    task: Task,
    reach: number,
    random: Random,
    except?: Footballer,
  ): Footballer {
    const {
      onGround,
      parameters: {
        atEnds,
        afterTouch: [rest = 0, share = 1],
      },
    } = this;
    const end = zone === 0 ? atEnds.own : zone === 3 ? atEnds.attacking : zone === 2 ? atEnds.half : undefined;
    const propensity = this.parameters.propensity[task];
    const ability = abilityFor[task];
    const square = reach * reach;
    for (let at = 0; at < onGround.length; at += 1) {
      const player = onGround[at] as Footballer;
      const dx = player.x - x;
      const dy = player.y - y;
      const far = 1 + (dx * dx + dy * dy) / (2 * square);
      const able = Math.max(0.3, 1 + 0.08 * player.abilities[ability]);
      const spent = now - player.touched < rest ? share : 1;
      this.#weights[at] =
        player === except
          ? 0
          : (spent *
              (propensity[player.kind] as number) *
              (end === undefined ? 1 : (end[player.kind] as number)) *
              able *
              player.form) /
            (far * far * far);
    }
    return onGround[random.place(this.#weights, onGround.length)] as Footballer;
  }
}

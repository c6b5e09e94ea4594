import type { MatchHeader, SideIndex } from '@goalsquare/engine';
import { sides } from '@goalsquare/engine';
import type { Random } from '../random.js';
import { Footballer, positionOrder } from './footballer.js';
import type { Parameters } from './parameters.js';
import type { MatchPlan, PlannedPlayer } from './plan.js';
import { spotOf, spots } from './spots.js';
import type { Style } from './style.js';

/** A task at the ball for which a player is picked. */
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

/** Lowest and highest involvement of a player. */
const INVOLVEMENT = { least: 0.3, most: 1.54 } as const;

/** Lowest and highest factor for the chance that a player is picked for a task, by ability. */
const ABLE = { least: 0.3, most: 3.1 } as const;

/** Tasks of a player who has the ball or competes for it. */
const withBall: ReadonlySet<Task> = new Set<Task>([
  'markOwn',
  'markOpposition',
  'hard',
  'loose',
  'receive',
  'gather',
  'tap',
  'kickIn',
]);

/** Tasks of players without the ball. */
const withoutBall: ReadonlySet<Task> = new Set<Task>(['tackle', 'spoil', 'against']);

/**
 * Returns the factor for how often a player gets the ball near goal. It differs between forwards, and from match to
 * match.
 */
function frontOf(
  { talent, day }: Parameters['talent']['front'],
  kind: number,
  planned: PlannedPlayer | undefined,
  random: Random,
): number {
  if (talent === 0) return 1;
  const shape = day[kind] as number;
  return Math.max(0.3, 1 + talent * (planned?.abilities.goalKicking ?? 0)) * random.gamma(shape, 1 / shape);
}

export class Squad {
  readonly players: readonly Footballer[];
  /** Players on the ground, in no particular order. */
  onGround: Footballer[];
  interchanges = 0;
  substituted = false;
  /** Time in the match up to which interchanges have been drawn. **Units**: seconds. */
  rotatedAt = 0;
  points = 0;
  /** 1 if the squad attacks the right-hand goal in this period, and -1 for the left-hand goal. */
  sign: 1 | -1 = 1;
  readonly #weights = new Float64Array(18);

  constructor(
    readonly side: SideIndex,
    header: MatchHeader,
    plan: MatchPlan,
    private readonly parameters: Parameters,
    readonly style: Style,
    random: Random,
    ofDay: Random,
  ) {
    const { players } = header[sides[side]];
    const {
      playerForm,
      talent,
      rotations: { restShape },
    } = parameters;
    this.players = players.map((named) => {
      const planned = plan.players.get(named.personId);
      const kind = positionOrder.indexOf(planned?.position ?? 'MID');
      const shape = playerForm[kind] as number;
      const more = (talent.involvement[kind] as number) * ((planned?.abilities.involvement ?? 1) - 1);
      const involvement =
        talent.involvement[kind] === 1
          ? (planned?.abilities.involvement ?? 1)
          : Math.min(INVOLVEMENT.most, Math.max(INVOLVEMENT.least, 1 + more));
      return new Footballer(
        side,
        named,
        planned,
        spotOf(named.position?.code),
        random.gamma(shape, 1 / shape) * involvement,
        random.gamma(restShape, 1 / restShape),
        frontOf(talent.front, kind, planned, ofDay),
        Math.max(0.3, 1 + talent.deliver * (planned?.abilities.kicking ?? 0)),
      );
    });
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

  /** Moves each player on the ground towards the ball, as far as the player's spot follows it. */
  followBall(ballX: number, ballY: number, halfLength: number, halfWidth: number): void {
    for (const player of this.onGround) {
      const { spot } = player;
      if (spot === undefined) continue;
      player.x = this.sign * (spot.x + player.roamX) * halfLength * (1 - 0.25 * spot.followX) + spot.followX * ballX;
      player.y = this.sign * (spot.y + player.roamY) * halfWidth * (1 - 0.5 * spot.followY) + spot.followY * ballY;
    }
  }

  /** Draws each player's offset from the spot, which applies until the ball changes hands or play stops. */
  driftApart(random: Random): void {
    const [along = 0, across = 0] = this.parameters.roam;
    for (const player of this.onGround) {
      player.roamX = random.normal(0, along);
      player.roamY = random.normal(0, across);
    }
  }

  /** Draws the player who gets to a point for a task, by distance, position, ability and form. */
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
        talent,
        touches,
      },
    } = this;
    const end = zone === 0 ? atEnds.own : zone === 3 ? atEnds.attacking : zone === 2 ? atEnds.half : undefined;
    const propensity = this.parameters.propensity[task];
    const ability = abilityFor[task];
    const square = reach * reach;
    const slope = talent.tasks[task];
    const apart = withoutBall.has(task) ? 1 - talent.defending : 0;
    const delivers = zone === 2 && withBall.has(task);
    for (let at = 0; at < onGround.length; at += 1) {
      const player = onGround[at] as Footballer;
      const dx = player.x - x;
      const dy = player.y - y;
      const far = 1 + (dx * dx + dy * dy) / (2 * square);
      const able = Math.min(ABLE.most, Math.max(ABLE.least, 1 + slope * player.abilities[ability]));
      const spent = now - player.touched < rest ? share : 1;
      this.#weights[at] =
        player === except
          ? 0
          : (spent *
              (propensity[player.kind] as number) *
              (end === undefined ? 1 : (end[player.kind] as number)) *
              (zone === 3 ? player.front : delivers ? player.delivery : 1) *
              able *
              (apart === 0 ? player.form : 1 + talent.defending * (player.form - 1))) /
            (far * far * far);
    }
    const { expected, pull } = touches;
    if (pull === 0 || !withBall.has(task)) return onGround[random.place(this.#weights, onGround.length)] as Footballer;
    let total = 0;
    for (const player of onGround) total += (expected[player.kind] as number) * player.form;
    for (let at = 0; at < onGround.length; at += 1) {
      const player = onGround[at] as Footballer;
      this.#weights[at] = (this.#weights[at] as number) * Math.max(0.1, 1 + pull * player.due);
      player.due += ((expected[player.kind] as number) * player.form) / total;
    }
    const picked = onGround[random.place(this.#weights, onGround.length)] as Footballer;
    picked.due -= 1;
    return picked;
  }
}

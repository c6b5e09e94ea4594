import { codes, isOneOf } from '../codes.js';
import { count, creditTo, once, type Count, type Credit } from '../credits.js';
import type { Chain } from '../chains.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import type { PhysicalZone } from '../ground.js';
import { controls, zoneFor } from '../play.js';

/* Time on the ground, time in possession, rotations and absences. Seconds are intervals, which windows clip. */

type Role = NonNullable<Event['role']>;

/** A part of a period in which no player comes on, goes off or changes role, and the ball stays in one zone. */
interface Stretch {
  readonly period: number;
  readonly from: number;
  readonly to: number;
  readonly ballZone: PhysicalZone;
  readonly on: ReadonlySet<number>;
  readonly roles: ReadonlyMap<number, Role>;
  readonly matched: ReadonlySet<number>;
}

/** Tracks who is on the ground, in what role and against whom. */
class Bench {
  readonly on: Set<number>;
  readonly roles: Map<number, Role>;
  readonly #opponents = new Map<number, number>();
  readonly #roleAtStart: ReadonlyMap<number, Role | undefined>;

  constructor({ capture: { starters } }: Game) {
    this.#roleAtStart = new Map(starters.map(({ personId, role }) => [personId, role]));
    this.on = new Set(starters.map(({ personId }) => personId));
    this.roles = new Map(starters.flatMap(({ personId, role }) => (role === undefined ? [] : [[personId, role]])));
  }

  /**
   * The players on the ground whose direct opponent is also there. Each pair is recorded once but counts for both
   * players.
   */
  get matched(): ReadonlySet<number> {
    const pairs = [...this.#opponents].filter(([one, other]) => this.on.has(one) && this.on.has(other));
    return new Set(pairs.flat());
  }

  /** Applies an event. A player who comes on without a role gets the role they had at the first bounce. */
  take(event: Event): void {
    const { person, role, onPerson, opponent } = event;
    if (person === undefined) return;
    if (isOneOf(event, 'rotation')) {
      this.on.delete(person);
      if (onPerson !== undefined) {
        this.on.add(onPerson.id);
        this.#setRole(onPerson.id, role ?? this.#roleAtStart.get(onPerson.id));
      }
    } else if (role !== undefined) this.#setRole(person, role);
    if (opponent !== undefined) this.#opponents.set(person, opponent.id);
  }

  #setRole(person: number, role: Role | undefined): void {
    if (role === undefined) this.roles.delete(person);
    else this.roles.set(person, role);
  }
}

const changesBench = (event: Event): boolean =>
  isOneOf(event, 'rotation') || event.role !== undefined || event.opponent !== undefined;

/** Returns the stretches of a match. **Empty**: none if the source does not name the starting players. */
const stretchesOf = once((game: Game): readonly Stretch[] => {
  if (game.capture.starters.length === 0) return [];
  const bench = new Bench(game);
  const stretches: Stretch[] = [];
  let from = 0;
  const end = (period: number, to: number, ballZone: PhysicalZone): void => {
    if (to > from)
      stretches.push({
        period,
        from,
        to,
        ballZone,
        on: new Set(bench.on),
        roles: new Map(bench.roles),
        matched: bench.matched,
      });
    from = to;
  };
  for (const event of game.events) {
    const { index, period, second, ballZone } = event;
    const before = game.events[index - 1];
    const isFirst = before?.period !== period;
    if (isFirst) from = 0;
    const zoneBefore = isFirst ? ballZone : before.ballZone;
    if (changesBench(event) || zoneBefore !== ballZone) end(period, second, zoneBefore);
    bench.take(event);
    if (game.events[index + 1]?.period !== period) end(period, game.periodSeconds.get(period) ?? 0, ballZone);
  }
  return stretches;
});

const sideOf = ({ players }: Game, person: number): Side => (players.home.includes(person) ? 'home' : 'away');

/** Returns a metric that counts the seconds of players on the ground. Their zone is that of the ball. */
const timeOnGround =
  (test: (person: number, stretch: Stretch) => boolean): Count =>
  (game) =>
    stretchesOf(game).flatMap((stretch) => {
      const { period, from, to, ballZone, on } = stretch;
      return [...on]
        .filter((person) => test(person, stretch))
        .map((person): Credit => {
          const side = sideOf(game, person);
          const zone = zoneFor(game, ballZone, side, period);
          return { period, second: from, seconds: [from, to], side, person, zone, amount: 1 };
        });
    });
const inRole = (role: Role): Count => timeOnGround((person, { roles }) => roles.get(person) === role);

export const TIME_ON_GROUND = timeOnGround(() => true);
export const TIME_ON_GROUND_DEFENCE = inRole('Defence');
export const TIME_ON_GROUND_FORWARD = inRole('Forward');
export const TIME_ON_GROUND_MIDFIELD = inRole('Midfield');
export const TIME_ON_GROUND_RUCK = inRole('Ruck');
export const TIME_ON_GROUND_WING = inRole('Wing');
export const TIME_ON_GROUND_LOOSE = inRole('Loose');
export const TIME_ON_GROUND_MATCHUPS = timeOnGround((person, { matched }) => matched.has(person));

export const INTERCHANGE_OFF = count(...codes.rotation);
export const INTERCHANGE_CAP_COUNT = count('ROIN', 'ROIJ');

/**
 * Who has the ball after an event: a squad, no one while play continues (`dispute`), or no one because play has stopped
 * (`dead`).
 */
type Holder = Side | 'dispute' | 'dead';

function holderAfter(event: Event, before: Holder): Holder {
  if (isOneOf(event, 'halt') || isOneOf(event, 'score')) return 'dead';
  if (isOneOf(event, 'restart')) return 'dispute';
  if (!controls(event) || event.side === undefined) return before;
  return isOneOf(event, 'disposal') && !isOneOf(event, 'effective') ? 'dispute' : event.side;
}

/** A spell of one holder in one zone, from its first event to the event that ends it. */
interface Spell {
  readonly first: Event;
  readonly holder: Holder;
  readonly to: number;
}

/** Returns the spells of a match. A spell is in the zone of its first event. The last event of a period ends it. */
const spellsOf = once((game: Game): readonly Spell[] => {
  const spells: Spell[] = [];
  let open: { first: Event; holder: Holder } | undefined;
  for (const event of game.events) {
    const isFirst = open?.first.period !== event.period;
    const holder = holderAfter(event, isFirst || open === undefined ? 'dead' : open.holder);
    if (open !== undefined && !isFirst && holder === open.holder && event.ballZone === open.first.ballZone) {
      if (game.events[event.index + 1]?.period !== event.period) spells.push({ ...open, to: event.second });
      continue;
    }
    if (open !== undefined && !isFirst) spells.push({ ...open, to: event.second });
    open = { first: event, holder };
  }
  return spells;
});

/** Returns a metric that counts the seconds of some holders' spells, as a squad sees them. */
const timeOf =
  (isCounted: (holder: Holder, side: Side) => boolean): Count =>
  (game) =>
    spellsOf(game).flatMap(({ first, holder, to }) =>
      (['home', 'away'] as const)
        .filter((side) => isCounted(holder, side))
        .flatMap((side) => creditTo(game, first, side, undefined))
        .map((one): Credit => ({ ...one, seconds: [first.second, to] })),
    );

export const TIME_IN_POSSESSION = timeOf((holder, side) => holder === side);
export const TIME_IN_POSSESSION_DISPUTE = timeOf((holder) => holder === 'dispute');
export const TIME_IN_POSSESSION_TOTAL = timeOf((holder) => holder !== 'dead');
export const TIME_IN_POSSESSION_PCT = { of: TIME_IN_POSSESSION, to: TIME_IN_POSSESSION_TOTAL };
export const TIME_IN_ZONE = TIME_IN_POSSESSION_TOTAL;

/** Returns the seconds left in a quarter. */
function secondsLeft({ status, events, capture: { countdownSecs } }: Game, quarter: number): number {
  const now = events.at(-1)?.period ?? 0;
  if (status.typeName === 'Completed' || status.typeName === 'Abandoned') return 0;
  if (quarter > now) return countdownSecs;
  return quarter < now || ['QT', 'HT', 'TQT'].includes(status.code) ? 0 : (status.remainingSecs ?? 0);
}

/**
 * Returns a metric of each quarter's seconds for both squads, in any window. **Empty**: no credits before the first
 * event.
 */
const byQuarter =
  (secondsOf: (game: Game, quarter: number) => number): Count =>
  (game) =>
    [1, 2, 3, 4].flatMap((period) => {
      const sides = game.events.length === 0 ? [] : (['home', 'away'] as const);
      const amount = secondsOf(game, period);
      return sides.map((side): Credit => ({
        period,
        second: 0,
        wholePeriod: true,
        side,
        person: undefined,
        zone: 'CB',
        amount,
      }));
    });

export const TIME_REMAINING_PCT = {
  of: byQuarter(secondsLeft),
  to: byQuarter(({ capture }) => capture.countdownSecs),
};

/**
 * Returns who was on the ground at each centre bounce without attending it (CBAT). If attendance was not recorded for a
 * bounce, no player counts as absent.
 */
const absencesOf = once((game: Game) => {
  const bench = new Bench(game);
  const bounces = new Map(game.chains.flatMap((chain) => (chain.start === 'CB' ? [[chain.events[0], chain]] : [])));
  return game.events.flatMap((event) => {
    bench.take(event);
    const chain = bounces.get(event);
    const attending = new Set(chain?.events.filter(({ code }) => code === 'CBAT').map(({ person }) => person));
    if (chain === undefined || attending.size === 0) return [];
    return [...bench.on].filter((person) => !attending.has(person)).map((person) => ({ event, chain, person }));
  });
});
const countAbsences =
  (test: (chain: Chain, side: Side) => boolean): Count =>
  (game) =>
    absencesOf(game).flatMap(({ event, chain, person }) => {
      const side = sideOf(game, person);
      return test(chain, side) ? creditTo(game, event, side, person, 1, 'CB') : [];
    });

export const ABSENCE_CENTRE_BOUNCE = countAbsences(() => true);
export const ABSENCE_CENTRE_BOUNCE_WIN = countAbsences(
  ({ clearance, side: winner }, side) => clearance !== undefined && winner === side,
);
export const ABSENCE_CENTRE_BOUNCE_LOSS = countAbsences(
  ({ clearance, side: winner }, side) => clearance !== undefined && winner !== side,
);

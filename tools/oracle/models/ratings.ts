import { isOneOf } from '../codes.js';
import { once } from '../credits.js';
import type { Event, Game } from '../game.js';
import { opponentOf, type Side } from '../side.js';
import { nextTouch } from '../play.js';
import { contestEquity, equity, holdOf } from './equity.js';

/** The rating of an act. */
export type RatedAs = 'fieldKick' | 'handball' | 'kickIn' | 'shot' | 'winning' | 'pressure' | 'denial' | 'hitout';

/** By how many points an act changed what its squad could expect to score. */
export interface RatedAct {
  readonly event: Event;
  readonly as: RatedAs;
  readonly points: number;
}

/** The worth of the ball for a squad, from its worth for the home squad, and the other way round. */
const forSide = (side: Side, worth: number): number => (side === 'home' ? worth : -worth);

/** Follows the worth of the ball for the home squad through a match, and rates every act by how it changes that. */
class Ratings {
  readonly acts: RatedAct[] = [];
  #worth = 0;
  /** The squad that has had the ball since its last possession, and what the ball was worth to it then. */
  #holder: { readonly side: Side; readonly worth: number } | undefined;
  /** Those who have pressed or tackled the holder. */
  #pressers: Event[] = [];
  /** Who plays on from a kick-in. */
  #playsOn: number | undefined;

  constructor(readonly game: Game) {}

  take(event: Event): void {
    const { side, code } = event;
    if (this.game.events[event.index - 1]?.period !== event.period) {
      this.#settle(0, undefined);
      this.#playsOn = undefined;
    }
    if (isOneOf(event, 'restart') || isOneOf(event, 'halt')) {
      const worth = contestEquity(this.game, event, 'home');
      this.#sharePressure(worth);
      this.#settle(worth, undefined);
    } else if (side === undefined) return;
    else if (isOneOf(event, 'score')) this.#settle(forSide(side, this.#kickInWorth(code)), undefined);
    else if (isOneOf(event, 'possession')) this.#win(event, side);
    else if (isOneOf(event, 'disposal')) this.#use(event, side, this.#kindOf(event));
    else if (code === 'KIPO') this.#playsOn = event.person;
    else if (isOneOf(event, 'kickIn')) this.#use(event, side, 'kickIn');
    else if (isOneOf(event, 'pressureAct') || isOneOf(event, 'effectiveTackle')) this.#press(event, side);
    else this.#deny(event, side);
  }

  /** A behind gives the opposition a kick-in; after a goal the ball is worth nothing. */
  #kickInWorth(code: string): number {
    return code === 'GOAL' ? 0 : -this.game.models.equity.kickInPoints;
  }

  #kindOf(event: Event): RatedAs {
    if (event.shot === true) return 'shot';
    if (event.person !== undefined && event.person === this.#playsOn) return 'kickIn';
    return isOneOf(event, 'handball') ? 'handball' : 'fieldKick';
  }

  #rate(event: Event, as: RatedAs, points: number): void {
    if (event.person !== undefined) this.acts.push({ event, as, points });
  }

  /** The ball is worth so much from here on. `side` has it, if anybody does. */
  #settle(worth: number, side: Side | undefined): void {
    this.#worth = worth;
    this.#holder = side === undefined ? undefined : { side, worth: forSide(side, worth) };
    this.#pressers = [];
  }

  #win(event: Event, side: Side): void {
    const worth = forSide(side, equity(this.game, holdOf(event), event, side));
    this.#rate(event, 'winning', forSide(side, worth - this.#worth));
    if (this.#holder?.side !== side) this.#sharePressure(worth);
    this.#settle(worth, side);
    this.#playsOn = undefined;
  }

  #use(event: Event, side: Side, as: RatedAs): void {
    const worth = forSide(side, this.#worthAfter(event, side) ?? forSide(side, this.#worth));
    this.#rate(event, as, forSide(side, worth - this.#worth));
    this.#sharePressure(worth);
    this.#settle(worth, undefined);
    this.#playsOn = undefined;
  }

  /**
   * What a squad can expect at the next touch after its disposal: the points of a score; the equity of an uncontested
   * possession, or of any possession of the opposition after a clanger; else a contest there. **Empty**: `undefined` at
   * the end of the period.
   */
  #worthAfter(disposal: Event, side: Side): number | undefined {
    const next = nextTouch(this.game, disposal);
    if (next === undefined) return undefined;
    if (isOneOf(next, 'score') && next.side !== undefined) {
      const points = (next.code === 'GOAL' ? 6 : 1) + this.#kickInWorth(next.code);
      return next.side === side ? points : -points;
    }
    const isGift = (isOneOf(disposal, 'clangerDisposal') || disposal.code === 'KICL') && next.side !== side;
    const isSettled = isOneOf(next, 'possession') && (!isOneOf(next, 'contested') || isGift);
    if (!isSettled || next.side === undefined) return contestEquity(this.game, next, side);
    const worth = equity(this.game, holdOf(next), next, next.side);
    return next.side === side ? worth : -worth;
  }

  /** A share of what the holder has lost goes to those who pressed the holder, in equal parts. */
  #sharePressure(worth: number): void {
    if (this.#holder === undefined) return;
    const lost = this.#holder.worth - forSide(this.#holder.side, worth);
    const { pressure } = this.game.models.rating;
    if (lost > 0)
      for (const event of this.#pressers) this.#rate(event, 'pressure', (pressure * lost) / this.#pressers.length);
  }

  #press(event: Event, side: Side): void {
    if (this.#holder !== undefined && this.#holder.side !== side) this.#pressers.push(event);
  }

  /** Spoils deny the opposition a mark, smothers the ball; half of a hitout goes to the side it favours. */
  #deny(event: Event, side: Side): void {
    const { denial, hitout } = this.game.models.rating;
    const denied = { SPOI: 'set', SPGP: 'set', SMOT: 'clear' } as const;
    const hold = Object.entries(denied).find(([code]) => code === event.code)?.[1];
    if (hold !== undefined) this.#rate(event, 'denial', denial * equity(this.game, hold, event, opponentOf(side)));
    const isTap = /^(?:CB|BU|TI)H[AS]D$/u.test(event.code);
    if (!isTap) return;
    const to = event.code.endsWith('HAD') ? side : opponentOf(side);
    const gained = hitout * (forSide(to, equity(this.game, 'contested', event, to)) - this.#worth);
    this.#rate(event, 'hitout', forSide(side, gained));
    this.#worth += gained;
  }
}

/** The rated acts of a match, in order. */
export const ratedActsOf = once((game: Game): readonly RatedAct[] => {
  const ratings = new Ratings(game);
  for (const event of game.events) ratings.take(event);
  return ratings.acts;
});

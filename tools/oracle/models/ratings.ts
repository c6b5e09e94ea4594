import { isOneOf } from '../codes.js';
import { once } from '../credits.js';
import type { Event, Game } from '../game.js';
import { opponentOf, type Side } from '../side.js';
import { nextTouch } from '../play.js';
import { contestEquity, equity, holdOf } from './equity.js';

/** The kind of act that is rated. */
export type RatedAs = 'fieldKick' | 'handball' | 'kickIn' | 'shot' | 'winning' | 'pressure' | 'denial' | 'hitout';

/** The points by which an act changed what its squad could expect to score. */
export interface RatedAct {
  readonly event: Event;
  readonly as: RatedAs;
  readonly points: number;
}

/** Converts the value of the ball for the home squad to that for a squad, or the reverse. */
const forSide = (side: Side, worth: number): number => (side === 'home' ? worth : -worth);

/** Tracks the value of the ball for the home squad through a match, and rates every act by how it changes the value. */
class Ratings {
  readonly acts: RatedAct[] = [];
  #worth = 0;
  /** The squad that has had the ball since its last possession, and the value of the ball for it at that time. */
  #holder: { readonly side: Side; readonly worth: number } | undefined;
  /** Events in which the opposition has pressed or tackled the holder. */
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

  /**
   * Returns the value of the ball after a score. A behind gives the opposition a kick-in. After a goal, the ball has no
   * value.
   */
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

  /** Sets the value of the ball from now on. `side` is the squad that has the ball, if any. */
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
   * Returns the value of the ball for a squad after its disposal, from the next touch. A score is worth its points. An
   * uncontested possession, or any possession of the opposition after a clanger, has its equity. Any other touch is
   * worth a contest there. **Empty**: `undefined` at the end of the period.
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

  /** Divides a share of the value that the holder has lost equally between those who pressed the holder. */
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

  /**
   * Rates acts that deny the opposition the ball. A spoil denies a mark, a smother the ball in the clear. A share of
   * the value of a hitout goes to the squad that it favours.
   */
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

/** Returns the rated acts of a match, in order. */
export const ratedActsOf = once((game: Game): readonly RatedAct[] => {
  const ratings = new Ratings(game);
  for (const event of game.events) ratings.take(event);
  return ratings.acts;
});

import { contestEquity, equityOf, KICK_IN_POINTS, type Hold, type Outlook } from '../model/equity.js';
import { scorePoints } from '../vocabulary/scores.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import type { EventContext } from './event-context.js';
import { degreesOffAxis, metresToGoal, type Row } from './row.js';
import { pressing } from './entry-kinds.js';

/** The part of the rating that an act belongs to. */
export type RatedAs = 'fieldKick' | 'handball' | 'kickIn' | 'shot' | 'winning' | 'pressure' | 'denial' | 'hitout';

/** An act, and the change of its squad's expected score. **Units**: points. */
export interface Rated {
  readonly row: Row;
  readonly as: RatedAs;
  readonly points: number;
}

/** The shares of ratings, which are our own choice. **Source**: `docs/adr/0011-models.md`. */
export const ratingShares = {
  /** Share of what the opposition lost while pressed or tackled, divided among those who did it. */
  pressure: 0.25,
  /**
   * Share of what a mark at the location of a spoil, or the ball at the location of a smother, would have been worth to
   * the opposition.
   */
  denial: 0.25,
  /** Share of the difference between a ruck contest and a team-mate (or an opponent) having the ball. */
  hitout: 0.5,
} as const;

const denied: ReadonlyMap<string, Hold> = new Map([
  ['SPOI', 'set'],
  ['SPGP', 'set'],
  ['SMOT', 'clear'],
]);
const tapped: ReadonlyMap<string, 'own' | 'other'> = new Map(
  ['CB', 'BU', 'TI'].flatMap(
    (kind) =>
      [
        [`${kind}HAD`, 'own'],
        [`${kind}HSD`, 'other'],
      ] as const,
  ),
);

const holdOf = ({ play }: Row): Hold =>
  play.is !== 'possession' || (play.contested && !play.set) ? 'contested' : play.set ? 'set' : 'clear';

/** The value of the ball after a row, and the squad that holds it. **Units**: points. */
export interface Worth {
  /** Expected points of the home squad minus those of the away squad. */
  readonly worth: number;
  readonly holder: { readonly side: SideIndex; readonly worth: number } | undefined;
  readonly pressers: readonly Row[];
  /** Slot of the person who plays on from a kick-in. */
  readonly kickingIn: number | undefined;
}

/** The value of the ball before the first bounce, which is 0. */
export const noWorth: Worth = { worth: 0, holder: undefined, pressers: [], kickingIn: undefined };

/** Tracks the value of the ball, and rates every act by how it changes that value. */
class RatingFold {
  readonly rated: Rated[] = [];
  #worth: number;
  #holder: Worth['holder'];
  #pressers: Row[];
  #kickingIn: number | undefined;

  constructor(
    private readonly context: EventContext,
    { worth, holder, pressers, kickingIn }: Worth,
  ) {
    this.#worth = worth;
    this.#holder = holder;
    this.#pressers = [...pressers];
    this.#kickingIn = kickingIn;
  }

  get worth(): Worth {
    return { worth: this.#worth, holder: this.#holder, pressers: [...this.#pressers], kickingIn: this.#kickingIn };
  }

  begin(): void {
    this.#settle(0, undefined);
    this.#kickingIn = undefined;
  }

  take(row: Row): void {
    const { side, play } = row;
    if (play.is === 'restart' || play.is === 'halt') this.#stop(row);
    else if (side === undefined) return;
    else if (play.is === 'score')
      this.#settle(this.#home(side, play.result === 'GOAL' ? 0 : -KICK_IN_POINTS), undefined);
    else if (play.is === 'possession') this.#win(row, side);
    else if (play.is === 'disposal')
      this.#use(
        row,
        side,
        row.shot ? 'shot' : row.slot === this.#kickingIn ? 'kickIn' : play.by === 'handball' ? 'handball' : 'fieldKick',
      );
    else if (play.is === 'kickIn' && row.code !== 'KIPO') this.#use(row, side, 'kickIn');
    else if (play.is === 'kickIn') this.#kickingIn = row.slot;
    else this.#act(row, side);
  }

  #rate(row: Row, as: RatedAs, points: number): void {
    if (row.slot !== undefined) this.rated.push({ row, as, points });
  }

  /** Converts expected points of a squad to those of the home squad. */
  #home(side: SideIndex, worth: number): number {
    return side === 0 ? worth : -worth;
  }

  #settle(worth: number, holder: SideIndex | undefined): void {
    this.#worth = worth;
    this.#holder = holder === undefined ? undefined : { side: holder, worth: this.#home(holder, worth) };
    this.#pressers = [];
  }

  #outlook(row: Row, side: SideIndex): Outlook {
    const { setting } = this.context;
    return {
      metres: metresToGoal(row, side, setting, 'attacking'),
      ownMetres: metresToGoal(row, side, setting, 'own'),
      degrees: degreesOffAxis(row, side, setting),
    };
  }

  #stop(row: Row): void {
    const worth = contestEquity(this.#outlook(row, 0));
    this.#sharePressure(worth);
    this.#settle(worth, undefined);
  }

  #win(row: Row, side: SideIndex): void {
    const before = this.#home(side, this.#worth);
    const after = equityOf(holdOf(row), this.#outlook(row, side));
    this.#rate(row, 'winning', after - before);
    if (this.#holder?.side !== side) this.#sharePressure(this.#home(side, after));
    this.#settle(this.#home(side, after), side);
    this.#kickingIn = undefined;
  }

  #use(row: Row, side: SideIndex, as: RatedAs): void {
    const before = this.#home(side, this.#worth);
    const after = this.#after(row, side) ?? before;
    this.#rate(row, as, after - before);
    this.#sharePressure(this.#home(side, after));
    this.#settle(this.#home(side, after), undefined);
    this.#kickingIn = undefined;
  }

  /**
   * Returns a squad's expected score after its disposal. A contest counts as open until someone wins it. **Empty**:
   * `undefined` if the period ends.
   */
  #after(row: Row, side: SideIndex): number | undefined {
    const next = this.context.nextTouch(row);
    if (next === undefined) return undefined;
    if (next.play.is === 'score') {
      const points = scorePoints[next.play.result] - (next.play.result === 'GOAL' ? 0 : KICK_IN_POINTS);
      return next.side === side ? points : -points;
    }
    const isGift = row.play.is === 'disposal' ? row.play.quality === 'clanger' : row.code === 'KICL';
    const settled = next.play.is === 'possession' && (!next.play.contested || (isGift && next.side !== side));
    if (!settled || next.side === undefined) return contestEquity(this.#outlook(next, side));
    const worth = equityOf(holdOf(next), this.#outlook(next, next.side));
    return next.side === side ? worth : -worth;
  }

  /** Gives those who pressed a share of what the squad with the ball has lost since it won the ball. */
  #sharePressure(worth: number): void {
    const held = this.#holder;
    const lost = held === undefined ? 0 : held.worth - this.#home(held.side, worth);
    if (lost > 0)
      for (const row of this.#pressers)
        this.#rate(row, 'pressure', (ratingShares.pressure * lost) / this.#pressers.length);
  }

  #act(row: Row, side: SideIndex): void {
    const [hold, tap] = [denied.get(row.code), tapped.get(row.code)];
    if (pressing.has(row.code) && this.#holder !== undefined && this.#holder.side !== side) this.#pressers.push(row);
    else if (hold !== undefined)
      this.#rate(row, 'denial', ratingShares.denial * equityOf(hold, this.#outlook(row, opponent(side))));
    else if (tap !== undefined) this.#tap(row, side, tap === 'own' ? side : opponent(side));
  }

  #tap(row: Row, side: SideIndex, to: SideIndex): void {
    const gained = ratingShares.hitout * (this.#home(to, equityOf('contested', this.#outlook(row, to))) - this.#worth);
    this.#rate(row, 'hitout', this.#home(side, gained));
    this.#worth += gained;
  }
}

/**
 * Returns every rated act in order of play. A restart rates acts before it, so the restart after the stretch belongs to
 * this stretch and not to the next. `before` and `after` are the values of the ball at both ends. **Empty**: no acts
 * without transactions.
 */
export function ratedActs(
  context: EventContext,
  before: Worth = noWorth,
): { readonly rated: readonly Rated[]; readonly after: Worth } {
  const fold = new RatingFold(context, before);
  const from = context.stretch.rows[0]?.at ?? 0;
  for (const row of context.rows.slice(from === 0 ? 0 : from + 1, from + context.stretch.rows.length + 1)) {
    if (context.rows[row.at - 1]?.period !== row.period) fold.begin();
    fold.take(row);
  }
  return { rated: fold.rated, after: fold.worth };
}

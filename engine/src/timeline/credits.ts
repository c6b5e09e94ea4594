import type { Setting } from '../columns/transactions.js';
import { playingSeconds } from '../log/header.js';
import { forecastModels } from '../model/fitted-forecasts.js';
import { periodLeft } from '../model/in-match.js';
import { nextScorePoints } from '../model/next-score.js';
import { scorePoints } from '../vocabulary/scores.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import type { EventContext } from './event-context.js';
import { heldBall, type HeldBall } from './held-balls.js';
import { metresToGoal, type Row } from './row.js';

const { nextScore, periodLength } = forecastModels;

/** The credit that a row gives to a person or, without a person, to a squad. **Units**: hundredths of a point. */
export interface Credit {
  readonly row: Row;
  readonly side: SideIndex;
  readonly slot: number | undefined;
  readonly hundredths: number;
}

/** State of the credits after a row: the expected points of the next score, and the last person with the ball. */
export interface CreditState {
  readonly held: HeldBall | undefined;
  /** Expected points of the next score, from the point of view of the home squad. **Units**: hundredths of a point. */
  readonly worth: number;
  readonly period: number;
  readonly slot: number | undefined;
  /** Whether the person in `slot` disposed of the ball, so that later changes belong to that person. */
  readonly isUse: boolean;
}

/** The state before the first bounce. */
export const noCredits: CreditState = { held: undefined, worth: 0, period: 0, slot: undefined, isUse: false };

const toward = (side: SideIndex, amount: number): number => (side === 0 ? amount : -amount);

/** Whether a row in which no one has the ball determines the value of the next score. */
const isTurn = ({ play }: Row): boolean => play.is === 'score' || play.is === 'restart' || play.is === 'halt';

/** Credits each change of the score and of the expected next score to those responsible for it. */
class CreditFold {
  readonly credits: Credit[] = [];
  readonly equities: Credit[] = [];
  state: CreditState;

  constructor(
    private readonly setting: Setting,
    before: CreditState,
  ) {
    this.state = before;
  }

  /** Takes a row. `isLast` is set if no later row of its period changes the expected next score. */
  take(row: Row, held: HeldBall | undefined, isLast: boolean): void {
    if (row.period !== this.state.period) this.state = { ...noCredits, period: row.period };
    if (held !== undefined) {
      this.state = { ...this.state, held };
      if (row.play.is === 'possession') this.#note(row, held);
    }
    if (held === undefined && !isTurn(row)) return;
    const worth = Math.round(100 * this.#worthAfter(row, held));
    const to = this.#creditedFor(row);
    const { play, side } = row;
    const scored = play.is === 'score' && side !== undefined ? toward(side, 100 * scorePoints[play.result]) : 0;
    if (to.length > 0 || scored !== 0) {
      this.#share(row, to, scored + worth - this.state.worth);
      const isUse = play.is === 'disposal' || play.is === 'kickIn';
      this.state = { ...this.state, worth, slot: row.slot, isUse };
    }
    if (isLast) this.#share(row, [], -this.state.worth);
  }

  #note(row: Row, { side, metres, hold }: HeldBall): void {
    const points = nextScorePoints(nextScore, { metres, seconds: this.#secondsLeft(row), hold });
    this.equities.push({ row, side, slot: row.slot, hundredths: Math.round(100 * points) });
  }

  #secondsLeft({ period, seconds }: Row): number {
    const playing = playingSeconds(this.setting, period);
    return periodLeft(periodLength, playing, seconds) * periodLength.mean * playing;
  }

  /** Returns the expected points of the next score after a row, from the point of view of the home squad. */
  #worthAfter(row: Row, held: HeldBall | undefined): number {
    const seconds = this.#secondsLeft(row);
    const worth = (side: SideIndex, metres: number, hold: HeldBall['hold']): number =>
      toward(side, nextScorePoints(nextScore, { metres, seconds, hold }));
    if (held !== undefined) return worth(held.side, held.metres, held.hold);
    const { play, side } = row;
    if (play.is !== 'score')
      return ([0, 1] as const).reduce<number>(
        (sum, of) => sum + worth(of, metresToGoal(row, of, this.setting, 'attacking'), 'contested') / 2,
        0,
      );
    return side === undefined || play.result === 'GOAL'
      ? 0
      : worth(opponent(side), this.setting.ground.lengthMetres, 'kickIn');
  }

  /** Returns the players who share a change equally. **Empty**: no players if none is known. */
  #creditedFor({ slot, play }: Row): readonly number[] {
    const { slot: before, isUse } = this.state;
    if (play.is === 'score' || !isUse) return [slot ?? before].filter((one) => one !== undefined);
    const isWon = play.is === 'possession' && play.contested;
    return (isWon ? [before, slot] : [before]).filter((one) => one !== undefined);
  }

  /** Shares a change in whole hundredths. Squads share changes that belong to no player. */
  #share(row: Row, to: readonly number[], change: number): void {
    const slots = to.length === 0 ? [undefined, undefined] : to;
    let left = change;
    slots.forEach((slot, at) => {
      const part = Math.trunc(left / (slots.length - at));
      left -= part;
      const side = slot === undefined ? ((at as SideIndex) === 0 ? 0 : 1) : slot < this.setting.homePlayers ? 0 : 1;
      if (part !== 0) this.credits.push({ row, side, slot, hundredths: toward(side, part) });
    });
  }
}

/**
 * Credits of the rows of a stretch, the expected points of the next score at each possession, and the state after the
 * stretch.
 */
export interface Credited {
  readonly credits: readonly Credit[];
  readonly equities: readonly Credit[];
  readonly after: CreditState;
}

/**
 * Returns the changes of the score and of the expected next score, credited to players. A change after a disposal
 * belongs to the player who disposed of the ball, or half of it to another player who won the ball in a contest. Any
 * other change belongs to the player who won the ball or scored. A change without a player is added to the next one.
 * The squads share what is left at the end of a period. Home credits minus away credits are the margin of the home
 * squad.
 * **Empty**: no credits without rows.
 */
export function creditsIn(context: EventContext, before: CreditState = noCredits): Credited {
  const fold = new CreditFold(context.setting, before);
  for (const row of context.stretch.rows) {
    const held = heldBall(row, context.setting, fold.state.held);
    fold.take(row, held, isLastTurn(context, row, held));
  }
  return { credits: fold.credits, equities: fold.equities, after: fold.state };
}

/** Whether a row is the last of its period that determines the expected points of the next score. */
function isLastTurn({ rows, setting }: EventContext, row: Row, held: HeldBall | undefined): boolean {
  if (held === undefined && !isTurn(row)) return false;
  for (let at = row.at + 1; rows[at]?.period === row.period; at += 1) {
    const later = rows[at] as Row;
    if (isTurn(later) || heldBall(later, setting, undefined) !== undefined) return false;
  }
  return true;
}

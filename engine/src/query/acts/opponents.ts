import { AWAY_KEY } from '../../columns/fact-block.js';
import { NO_SLOT, type Setting } from '../../columns/transactions.js';
import type { MatchDetails } from '../../match.js';
import { transactionCodes, transactionTypeList } from '../../vocabulary/transactions.js';
import type { ActMatch } from './act-match.js';

const codesWith = (matches: (code: string) => boolean): readonly boolean[] => transactionCodes.map(matches);
const isRestart = transactionTypeList.map(({ play }) => play.is === 'restart');
const isRotation = transactionTypeList.map(({ play }) => play.is === 'rotation');
const isRuckWork = transactionTypeList.map(({ feature }) => feature === 'ruck');
const isRuckContest = codesWith((code) => code === 'CBVS' || code === 'BUVS' || code === 'TIVS');
const isTarget = codesWith((code) => code.startsWith('OT'));
const isDefender = codesWith((code) => code.startsWith('OD'));

/**
 * Finds the recorded opponents of acts, in order of play: who pressed the act, who was in the same one-on-one or ruck
 * contest, and the direct opponent while both are on the ground.
 */
class Opponents {
  /** The direct opponent of each slot, as match-ups name them. */
  readonly #facing = new Map<number, number>();
  readonly #onGround: Set<number>;
  readonly #slots: ReadonlyMap<number, number>;
  #rucks: readonly [number, number] = [NO_SLOT, NO_SLOT];
  #at = 0;

  constructor(
    { persons }: ActMatch,
    private readonly details: MatchDetails,
    private readonly setting: Setting,
    private readonly selected: readonly number[],
  ) {
    this.#slots = new Map(Array.from(persons, (personId, slot) => [personId, slot]));
    this.#onGround = new Set(setting.starters);
  }

  /** Advances to a transaction, and processes everything up to it, including all ruck contests of its stoppage. */
  moveTo(row: number): void {
    for (; this.#at <= row; this.#at += 1) this.#take(this.#at);
  }

  /** Whether a slot's act at the current transaction is against a selected person. */
  isAgainst(row: number, slot: number, side: number): boolean {
    return (
      this.#pressers(row).some((presser) => this.#opposes(presser, side) && this.#isSelected(presser)) ||
      (slot < this.setting.players &&
        (this.#isSelected(this.#contestant(row, slot, side)) || this.#isFaced(slot, side, this.selected)))
    );
  }

  /** Returns the distinct opponents of a slot's act at the current transaction. */
  of(row: number, slot: number, side: number): ReadonlySet<number> {
    const pressers = this.#pressers(row).filter((presser) => this.#opposes(presser, side));
    if (slot >= this.setting.players) return new Set(pressers);
    const own = this.#facing.get(slot);
    const near = own === undefined ? [] : [own];
    for (const [other, faced] of this.#facing) if (faced === slot) near.push(other);
    const facing = near.filter((other) => this.#isFaced(slot, side, [other]));
    const all = new Set([...pressers, this.#contestant(row, slot, side), ...facing]);
    all.delete(NO_SLOT);
    return all;
  }

  #isSelected(slot: number): boolean {
    return this.selected.includes(slot);
  }

  #opposes(slot: number, side: number): boolean {
    return slot < this.setting.players && slot < this.setting.homePlayers !== (side === 0);
  }

  #take(at: number): void {
    const { codes, slots } = this.details.transactions;
    const code = codes[at] as number;
    if (isRestart[code] === true) this.#rucks = this.#rucksAfter(at);
    const { opponentId, onPersonId } = this.details.extras.get(at) ?? {};
    const slot = slots[at] as number;
    if (opponentId !== undefined) this.#facing.set(slot, this.#slots.get(opponentId) ?? NO_SLOT);
    if (isRotation[code] !== true) return;
    this.#onGround.delete(slot);
    if (onPersonId !== undefined) this.#onGround.add(this.#slots.get(onPersonId) ?? NO_SLOT);
  }

  /** Returns the slots that contest the ruck after a restart, home and away. */
  #rucksAfter(restart: number): readonly [number, number] {
    const { codes, periods, sides, slots } = this.details.transactions;
    const rucks: [number, number] = [NO_SLOT, NO_SLOT];
    for (let at = restart + 1; at < codes.length && periods[at] === periods[restart]; at += 1) {
      if (isRestart[codes[at] as number] === true) break;
      const side = sides[at] as number;
      if (isRuckContest[codes[at] as number] === true && side < 2) rucks[side] = slots[at] as number;
    }
    return rucks;
  }

  #pressers(row: number): readonly number[] {
    return (this.details.extras.get(row)?.pressure?.personIds ?? []).map((id) => this.#slots.get(id) ?? NO_SLOT);
  }

  /** Returns the opponent in the same ruck contest or one-on-one. **Empty**: `NO_SLOT` if there is none. */
  #contestant(row: number, slot: number, side: number): number {
    const { codes, slots } = this.details.transactions;
    if (slots[row] !== slot) return NO_SLOT;
    const code = codes[row] as number;
    if (isRuckWork[code] === true) return this.#rucks[1 - side] as number;
    return isTarget[code] === true || isDefender[code] === true ? this.#partnerOf(row) : NO_SLOT;
  }

  /** Returns the other person in a one-on-one: the nearest one with the other role in the same second. */
  #partnerOf(row: number): number {
    const { codes, periods, seconds, sides, slots } = this.details.transactions;
    const isOther = isTarget[codes[row] as number] === true ? isDefender : isTarget;
    for (const step of [1, -1]) {
      for (let at = row + step; seconds[at] === seconds[row] && periods[at] === periods[row]; at += step)
        if (isOther[codes[at] as number] === true && sides[at] !== sides[row]) return slots[at] as number;
    }
    return NO_SLOT;
  }

  /** Whether a slot and any of the others are direct opponents who are both on the ground. */
  #isFaced(slot: number, side: number, others: readonly number[]): boolean {
    const isOn = (other: number): boolean => this.setting.starters.length === 0 || this.#onGround.has(other);
    if (!isOn(slot)) return false;
    const own = this.#facing.get(slot);
    if (own !== undefined && others.includes(own) && isOn(own)) return true;
    return others.some((other) => this.#facing.get(other) === slot && this.#opposes(other, side) && isOn(other));
  }
}

/** Unmarks facts that have none of these persons as a recorded opponent. */
export function keepAgainst(
  match: ActMatch,
  details: MatchDetails,
  setting: Setting,
  personIds: readonly number[],
  marks: Uint8Array,
): void {
  const { factRows, factSlots, keys } = match.facts;
  const selected = [...match.persons.keys()].filter((slot) => personIds.includes(match.persons[slot] as number));
  const opponents = new Opponents(match, details, setting, selected);
  for (let fact = 0; fact < factRows.length; fact += 1) {
    const row = factRows[fact] as number;
    opponents.moveTo(row);
    const side = (keys[fact] as number) < AWAY_KEY ? 0 : 1;
    if (marks[fact] === 1 && !opponents.isAgainst(row, factSlots[fact] as number, side)) marks[fact] = 0;
  }
}

/** Calls a visitor for each fact and each of its recorded opponents, in order of play. */
export function eachOpponent(
  match: ActMatch,
  details: MatchDetails,
  setting: Setting,
  visit: (fact: number, slot: number) => void,
): void {
  const { factRows, factSlots, keys } = match.facts;
  const opponents = new Opponents(match, details, setting, []);
  for (let fact = 0; fact < factRows.length; fact += 1) {
    const row = factRows[fact] as number;
    opponents.moveTo(row);
    const side = (keys[fact] as number) < AWAY_KEY ? 0 : 1;
    for (const slot of opponents.of(row, factSlots[fact] as number, side)) visit(fact, slot);
  }
}

import { attackSign, type SideIndex, type TransactionCode } from '@goalsquare/engine';
import { chanceOf, ln } from '../exact.js';
import type { Random } from '../random.js';
import { ChainTracker } from './chain-tracker.js';
import { drawDayFactors, type DayFactors } from './day-factors.js';
import type { Footballer } from './footballer.js';
import { Oval } from './oval.js';
import { parameters as allParameters, type Parameters } from './parameters.js';
import type { MatchPlan } from './plan.js';
import { Scribe, type Draft, type Facts } from './scribe.js';
import { Squad, type Task } from './squad.js';
import { drawSharedStyle, drawStyle } from './style.js';

/** What happens next. **Units**: metres from the centre of the ground. */
export type Next =
  | { readonly is: 'bounce' }
  | { readonly is: 'ballUp' | 'throwIn'; readonly x: number; readonly y: number }
  | { readonly is: 'kickIn'; readonly side: SideIndex }
  | { readonly is: 'ball'; readonly player: Footballer; readonly won: Won }
  | {
      readonly is: 'loose';
      readonly from: keyof Parameters['loose'];
      readonly side: SideIndex;
      /** The player whose disposal it is. */
      readonly by?: Footballer;
    };

/** How the person with the ball came by it. */
export type Won = keyof Parameters['handballAfter'];

/** Mean and spread. **Units**: seconds. */
type Spell = readonly number[];

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** A match being played: where the ball is, who is where, what time it is and whose chain it is. */
export class Game {
  readonly oval: Oval;
  readonly parameters: Parameters;
  readonly scribe: Scribe;
  readonly squads: readonly [Squad, Squad];
  readonly chains: ChainTracker;
  x = 0;
  y = 0;
  /** Playing time left in the period. **Units**: seconds. */
  remaining = 0;
  /** Seconds played in the periods before. */
  before = 0;
  over = false;
  /** Seconds of a stop that is still to come in this period, and when. */
  stop: { after: number; lasts: number } | undefined;
  readonly day: DayFactors;

  constructor(
    readonly plan: MatchPlan,
    readonly random: Random,
    utcStart: number | undefined,
  ) {
    const { header, rules } = plan;
    this.oval = new Oval(header.venue);
    this.parameters = allParameters[rules.competition];
    this.scribe = new Scribe(header, utcStart);
    this.chains = new ChainTracker(this.scribe);
    const { style } = this.parameters;
    const wet = plan.wet ?? 0;
    const shared = drawSharedStyle(random, style, wet);
    this.day = drawDayFactors(random, style, wet);
    this.squads = [
      new Squad(0, header, plan, this.parameters, drawStyle(random, style, shared), random),
      new Squad(1, header, plan, this.parameters, drawStyle(random, style, shared), random),
    ];
  }

  squad(side: SideIndex): Squad {
    return this.squads[side];
  }
  rival(side: SideIndex): Squad {
    return this.squads[other(side)];
  }
  sign(side: SideIndex): 1 | -1 {
    return this.squads[side].sign;
  }
  /** Zone of the ball seen from a squad. */
  zone(side: SideIndex): 0 | 1 | 2 | 3 {
    return this.oval.zone(this.x, this.y, this.sign(side));
  }
  get now(): number {
    return this.before + this.scribe.seconds;
  }

  /** Starts a period: which ends the squads attack, and how much there is to play. */
  begin(period: number, playingSeconds: number): void {
    this.before += this.scribe.seconds;
    Object.assign(this.scribe, { period, seconds: 0, silent: false });
    this.remaining = playingSeconds;
    this.over = false;
    this.chains.startPeriod();
    const first = this.plan.header.homeFirstDirection ?? 'Right';
    for (const squad of this.squads) squad.sign = attackSign(first, squad.side, period);
  }

  /** Lets time pass in play. */
  play(spell: Spell, least = 0): void {
    this.#pass(this.#draw(spell, least) * this.parameters.tempo * this.day.tempo, 1);
  }

  /** Lets dead time pass; the countdown stands still for `stopped` of it. */
  dead(spell: Spell, stopped: number): void {
    if (this.stop !== undefined && this.scribe.seconds >= this.stop.after) this.#suspend(this.stop);
    this.#pass(this.#draw(spell, 1), 1 - stopped);
  }

  move(x: number, y: number, margin = 0.5): void {
    const point = this.oval.within(x, y, margin);
    this.x = point.x;
    this.y = point.y;
    for (const squad of this.squads) squad.follow(this.x, this.y, this.oval.halfLength, this.oval.halfWidth);
  }

  near(side: SideIndex, task: Task, reach: number, but?: Footballer): Footballer {
    return this.squads[side].near(this.now, this.x, this.y, this.zone(side), task, reach, this.random, but);
  }

  /** Whether a chance comes off, its log odds changed. */
  happens(chance: number, change: number): boolean {
    return this.random.chance(this.shifted(chance, change));
  }

  shifted(chance: number, change: number): number {
    if (chance <= 0 || chance >= 1) return chance;
    return change === 0 ? chance : chanceOf(ln(chance / (1 - chance)) + change);
  }

  /** Log odds by which a squad is ahead of the other whatever it does: form, and being at home. */
  edge(side: SideIndex): number {
    const { form, homePoint } = {
      form: this.squads[0].style.form - this.squads[1].style.form,
      ...this.parameters.weights,
    };
    const home = form + homePoint * this.plan.homeAdvantage;
    return side === 0 ? home : -home;
  }

  /** Log odds by which a squad is ahead of the other where the ball is: defenders are more in their own 50. */
  deep(side: SideIndex, where: 'ground' | 'stoppage' | 'air'): number {
    const edge = this.parameters.deepEdge[where];
    const zone = this.zone(side);
    return zone === 0 ? edge : zone === 3 ? -edge : 0;
  }

  act(code: TransactionCode, who: Footballer, facts?: Facts): Draft | undefined {
    return this.scribe.row(code, who, this.x, this.y, facts);
  }

  /** Writes that a person takes the ball, and that it is a gain where it was the other squad's. */
  take(code: TransactionCode, player: Footballer, facts?: Facts): Draft | undefined {
    player.touched = this.now;
    const isGain = this.chains.take(player.side);
    if (isGain) for (const squad of this.squads) squad.roam(this.random);
    return this.act(code, player, isGain ? { ...facts, gain: true } : facts);
  }

  /** A play that is won like any other, and where the player is now. */
  wins(code: Won & TransactionCode, player: Footballer, facts?: Facts): Next {
    this.take(code, player, facts);
    return { is: 'ball', player, won: code };
  }

  /** The countdown and the chains stop for a restart. */
  restart(code: TransactionCode): void {
    for (const squad of this.squads) squad.roam(this.random);
    this.chains.startStoppage(this.scribe.row(code, undefined, this.x, this.y));
  }

  /** Play stops, and the chain ends. */
  halts(code?: 'BUCA' | 'OOBO'): void {
    this.chains.end();
    if (code !== undefined) this.scribe.row(code, undefined, this.x, this.y);
  }

  score(code: 'GOAL' | 'BEHI', player: Footballer): void {
    this.#count(this.act(code, player), player.side, code === 'GOAL' ? 6 : 1);
  }
  rushed(side: SideIndex): void {
    this.#count(this.scribe.row('RUSH', side, this.x, this.y), side, 1);
  }

  #count(row: Draft | undefined, side: SideIndex, points: number): void {
    if (row !== undefined) this.squads[side].points += points;
    this.halts();
  }

  #suspend({ lasts }: { lasts: number }): void {
    this.stop = undefined;
    const { scribe } = this;
    if (scribe.silent) return;
    scribe.suspended(lasts);
  }

  #draw([mean = 0, spread = 0]: Spell, least: number): number {
    return Math.max(least, this.random.normal(mean, spread));
  }

  #pass(seconds: number, running: number): void {
    if (this.over) return;
    const played = seconds * running;
    if (played < this.remaining) {
      this.remaining -= played;
      this.scribe.seconds += seconds;
      return;
    }
    this.scribe.seconds += this.remaining / running;
    this.remaining = 0;
    this.over = true;
    this.scribe.silent = true;
  }
}

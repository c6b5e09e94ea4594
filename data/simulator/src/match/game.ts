import { attackSign, type SideIndex, type TransactionCode } from '@goalsquare/engine';
import { chanceOf, ln } from '../exact.js';
import { randomOf, type Random } from '../random.js';
import { ChainTracker } from './chain-tracker.js';
import { drawDayFactors, type DayFactors } from './day-factors.js';
import type { Footballer } from './footballer.js';
import { Oval } from './oval.js';
import { parameters as allParameters, type Parameters } from './parameters.js';
import type { MatchPlan } from './plan.js';
import { LogWriter, type Draft, type TransactionMembers } from './log-writer.js';
import { Squad, type Task } from './squad.js';
import { drawSharedStyle, drawStyle } from './style.js';

/** The next state of the match. **Units**: metres from the centre of the ground. */
export type Next =
  | { readonly is: 'centreBounce' }
  | { readonly is: 'ballUp' | 'throwIn'; readonly x: number; readonly y: number }
  | { readonly is: 'kickIn'; readonly side: SideIndex }
  | { readonly is: 'possession'; readonly player: Footballer; readonly won: PossessionCode }
  | {
      readonly is: 'looseBall';
      readonly from: keyof Parameters['loose'];
      readonly side: SideIndex;
      /** The player whose disposal made the ball loose. */
      readonly by?: Footballer;
    };

/** Code of the act by which the player won the ball. */
export type PossessionCode = keyof Parameters['handballAfter'];

/** A mean and a standard deviation. **Units**: seconds. */
type Duration = readonly number[];

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** A match in progress: the ball, the players, the clock and the possession chains. */
export class Game {
  readonly oval: Oval;
  readonly parameters: Parameters;
  readonly writer: LogWriter;
  readonly squads: readonly [Squad, Squad];
  readonly chains: ChainTracker;
  x = 0;
  y = 0;
  /** Playing time left in the period. **Units**: seconds. */
  remaining = 0;
  /** Total length of the earlier periods. **Units**: seconds. */
  secondsBefore = 0;
  isPeriodOver = false;
  /**
   * Start and length of a suspension in this period. **Units**: seconds. **Empty**: `undefined` if play is not
   * suspended.
   */
  suspension: { after: number; lasts: number } | undefined;
  readonly dayFactors: DayFactors;

  constructor(
    readonly plan: MatchPlan,
    readonly random: Random,
    utcStart: number | undefined,
  ) {
    const { header, rules } = plan;
    this.oval = new Oval(header.venue);
    this.parameters = allParameters[rules.play];
    this.writer = new LogWriter(header, utcStart);
    this.chains = new ChainTracker(this.writer);
    const { style } = this.parameters;
    const ofDay = randomOf(plan.seed, ...plan.stream, 'day');
    const day = { wet: plan.wet ?? 0, intensity: ofDay.normal() };
    const shared = drawSharedStyle(random, style, day);
    this.dayFactors = drawDayFactors(random, style, day);
    this.squads = [
      new Squad(0, header, plan, this.parameters, drawStyle(random, style, shared), random, ofDay),
      new Squad(1, header, plan, this.parameters, drawStyle(random, style, shared), random, ofDay),
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
  /** Returns the zone of the ball, as a squad sees it. */
  zone(side: SideIndex): 0 | 1 | 2 | 3 {
    return this.oval.zone(this.x, this.y, this.sign(side));
  }
  get now(): number {
    return this.secondsBefore + this.writer.seconds;
  }

  /** Starts a period: resets the clock and sets the end that each squad attacks. */
  beginPeriod(period: number, playingSeconds: number): void {
    this.secondsBefore += this.writer.seconds;
    Object.assign(this.writer, { period, seconds: 0, muted: false });
    this.remaining = playingSeconds;
    this.isPeriodOver = false;
    this.chains.startPeriod();
    const first = this.plan.header.homeFirstDirection ?? 'Right';
    for (const squad of this.squads) squad.sign = attackSign(first, squad.side, period);
  }

  /** Advances the clock during play. */
  passTime(duration: Duration, least = 0): void {
    this.#pass(this.#draw(duration, least) * this.parameters.tempo * this.dayFactors.tempo, 1);
  }

  /** Advances the clock during dead time. `stopped` is the share of it for which the countdown stops. */
  passDeadTime(duration: Duration, stopped: number): void {
    if (this.suspension !== undefined && this.writer.seconds >= this.suspension.after) this.#suspend(this.suspension);
    this.#pass(this.#draw(duration, 1), 1 - stopped);
  }

  /** Moves the ball to a point, but at most to `margin` metres inside the boundary. The players follow it. */
  moveBall(x: number, y: number, margin = 0.5): void {
    const point = this.oval.within(x, y, margin);
    this.x = point.x;
    this.y = point.y;
    for (const squad of this.squads) squad.followBall(this.x, this.y, this.oval.halfLength, this.oval.halfWidth);
  }

  /** Draws the player of a squad who does a task at the ball, by distance, position and ability. */
  pickNear(side: SideIndex, task: Task, reach: number, except?: Footballer): Footballer {
    return this.squads[side].pickNear(this.now, this.x, this.y, this.zone(side), task, reach, this.random, except);
  }

  /** Draws whether something happens, with `change` added to the log odds of its chance. */
  drawChance(chance: number, change: number): boolean {
    return this.random.chance(this.shiftChance(chance, change));
  }

  /** Returns a chance with `change` added to its log odds. */
  shiftChance(chance: number, change: number): number {
    if (chance <= 0 || chance >= 1) return chance;
    return change === 0 ? chance : chanceOf(ln(chance / (1 - chance)) + change);
  }

  /** Returns the general advantage of a squad in log odds, from its form and the home ground. */
  edge(side: SideIndex): number {
    const { form, homePoint } = {
      form: this.squads[0].style.form - this.squads[1].style.form,
      ...this.parameters.weights,
    };
    const home = form + homePoint * this.plan.homeAdvantage;
    return side === 0 ? home : -home;
  }

  /**
   * Returns the advantage of a squad at the ball's location in log odds. Defenders outnumber attackers in their own 50.
   */
  zoneEdge(side: SideIndex, where: 'ground' | 'stoppage' | 'air'): number {
    const edge = this.parameters.deepEdge[where] * (1 - this.parameters.late * (this.writer.period - 2.5));
    const zone = this.zone(side);
    return zone === 0 ? edge : zone === 3 ? -edge : 0;
  }

  /** Writes a player's act at the ball's location. */
  record(code: TransactionCode, player: Footballer, members?: TransactionMembers): Draft | undefined {
    return this.writer.write(code, player, this.x, this.y, members);
  }

  /** Writes a possession or disposal, and flags it as a gain if the player's squad did not have the ball. */
  recordPossession(code: TransactionCode, player: Footballer, members?: TransactionMembers): Draft | undefined {
    player.touched = this.now;
    const isGain = this.chains.take(player.side);
    if (isGain) for (const squad of this.squads) squad.driftApart(this.random);
    return this.record(code, player, isGain ? { ...members, gain: true } : members);
  }

  /** Writes a possession, after which the player has the ball. */
  winBall(code: PossessionCode & TransactionCode, player: Footballer, members?: TransactionMembers): Next {
    this.recordPossession(code, player, members);
    return { is: 'possession', player, won: code };
  }

  /** Writes a restart, which starts a stoppage. */
  restartPlay(code: TransactionCode): void {
    for (const squad of this.squads) squad.driftApart(this.random);
    this.chains.startStoppage(this.writer.write(code, undefined, this.x, this.y));
  }

  /** Ends the chain. If there is a code, writes why play stops. */
  stopPlay(code?: 'BUCA' | 'OOBO'): void {
    this.chains.end();
    if (code !== undefined) this.writer.write(code, undefined, this.x, this.y);
  }

  score(code: 'GOAL' | 'BEHI', player: Footballer): void {
    this.#count(this.record(code, player), player.side, code === 'GOAL' ? 6 : 1);
  }
  rushed(side: SideIndex): void {
    this.#count(this.writer.write('RUSH', side, this.x, this.y), side, 1);
  }

  #count(row: Draft | undefined, side: SideIndex, points: number): void {
    if (row !== undefined) this.squads[side].points += points;
    this.stopPlay();
  }

  #suspend({ lasts }: { lasts: number }): void {
    this.suspension = undefined;
    const { writer } = this;
    if (writer.muted) return;
    writer.writeSuspension(lasts);
  }

  #draw([mean = 0, spread = 0]: Duration, least: number): number {
    return Math.max(least, this.random.normal(mean, spread));
  }

  #pass(seconds: number, running: number): void {
    if (this.isPeriodOver) return;
    const played = seconds * running;
    if (played < this.remaining) {
      this.remaining -= played;
      this.writer.seconds += seconds;
      return;
    }
    this.writer.seconds += this.remaining / running;
    this.remaining = 0;
    this.isPeriodOver = true;
    this.writer.muted = true;
  }
}

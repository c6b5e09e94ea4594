import { clockOf, isLivePeriod, type Clock } from '../clock/match-clock.js';
import { settingOf, type Extras, type Setting } from '../columns/transactions.js';
import type { Match, MatchDetails } from '../match.js';
import { chainsOf, launchOf, type Chain } from './chains.js';
import { inside50EntriesOf, type Inside50Entry } from './entries.js';
import { entriesIn, firstEntry, reboundsOf } from './territory.js';
import { chainGain, replyTo } from './gain.js';
import { EventContext } from './event-context.js';
import { rotationsOf, stintsOf, type Rotation, type Stint } from './rotations.js';
import { stoppagesOf, type Stoppage } from './stoppages.js';
import { madeUnderNoPressure, turnoverOf, type Turnover } from './turnover.js';
import { rowsOf, type Row } from './row.js';
import { scoreOf, type Score } from './score.js';
import { shotDetailsOf, type ShotDetails } from './shot-details.js';
import { shotsOf, type ShotAtGoal } from './shots.js';

/** The parts of a match that endpoints read in addition to statistics. */
export interface MatchView extends MatchDetails {
  readonly setting: Setting;
  readonly rows: readonly Row[];
  readonly score: Score;
  readonly clock: Clock;
  /** Returns the chains with their details, computed on each call. */
  readonly chains: () => readonly ChainDetails[];
  /** Returns the shots at goal, computed on each call. */
  readonly shots: () => readonly (ShotAtGoal & { readonly details: ShotDetails })[];
  /** Returns the inside-50 entries, computed on each call. */
  readonly entries: () => readonly Inside50Entry[];
  /** Returns the centre bounces, ball-ups and throw-ins, computed on each call. */
  readonly stoppages: () => readonly Stoppage[];
  /** Returns the rotations, computed on each call. **Empty**: none if the source lacks them. */
  readonly rotations: () => readonly Rotation[];
  /** Returns the stint of each slot, computed on each call. **Empty**: none if the source lacks rotations. */
  readonly stints: () => ReadonlyMap<number, Stint>;
}

/** A chain with its main rows and metres. **Units**: metres. */
export interface ChainDetails extends Chain {
  /** Whether the chain continues: it is the last one of a period that is being played. */
  readonly isOpen: boolean;
  /** The row that restarted play, if the chain began with a stoppage. */
  readonly stoppage: Row | undefined;
  /** First row in which the squad that owns the chain handles the ball, or its first row. */
  readonly launch: Row | undefined;
  readonly inside50: Row | undefined;
  readonly rebound50: Row | undefined;
  readonly turnover: Turnover | undefined;
  /** The opposition's row that began the next chain, if this chain ended in a turnover. */
  readonly turnedOverTo: Row | undefined;
  readonly metres: number;
  readonly replyMetres: number;
}

/** Returns the view of a match: its rows, score and clock, and functions that compute the rest. */
export function matchViewOf(match: Match): MatchView {
  const details = match.details();
  const setting = settingOf(details.header);
  const rows = rowsOf(details.transactions);
  const clock = clockOf(details, match.periodSeconds);
  const extrasOf = (row: Row): Extras | undefined => details.extras.get(row.at);
  const newContext = (): EventContext => new EventContext(rows, chainsOf(rows, setting), setting);
  return {
    ...details,
    setting,
    rows,
    clock,
    score: scoreOf(
      rows,
      clock.periods.map(({ period }) => period),
      details.result,
    ),
    chains: () =>
      chainDetailsOf(
        newContext(),
        (row) => extrasOf(row)?.pressure?.name,
        (period) => isLivePeriod(clock, period),
      ),
    shots: () => shotsWithDetails(newContext(), (row) => extrasOf(row)?.details),
    entries: () => {
      const context = newContext();
      return inside50EntriesOf(context, entriesIn(context), {
        kickingOf: (row) => extrasOf(row)?.kicking,
        isLive: (period) => isLivePeriod(clock, period),
      });
    },
    stoppages: () => stoppagesOf(newContext(), (row) => extrasOf(row)?.kicking),
    ...benchOf(match, rows, setting, extrasOf),
  };
}

function shotsWithDetails(
  context: EventContext,
  detailsOf: (row: Row) => Extras['details'],
): ReturnType<MatchView['shots']> {
  return shotsOf(context, (row) => detailsOf(row)?.shotType).map((shot) => ({
    ...shot,
    details: shotDetailsOf(context, shot, detailsOf(shot.row)),
  }));
}

function benchOf(
  match: Match,
  rows: readonly Row[],
  setting: Setting,
  extrasOf: (row: Row) => Extras | undefined,
): Pick<MatchView, 'rotations' | 'stints'> {
  if (setting.lacks.has('rotations')) return { rotations: () => [], stints: () => new Map() };
  const slots = new Map(Array.from(match.persons, (personId, slot) => [personId, slot]));
  const rotations = (): readonly Rotation[] => rotationsOf(rows, (row) => slots.get(extrasOf(row)?.onPersonId ?? NaN));
  return { rotations, stints: () => stintsOf(rotations(), setting, match.periodSeconds) };
}

function chainDetailsOf(
  context: EventContext,
  pressureOf: (row: Row) => string | undefined,
  isLive: (period: number) => boolean,
): readonly ChainDetails[] {
  const entriesOf = entriesIn(context);
  return context.chains.map((chain) => {
    const gain = chain.end === 'TURN' ? context.chains[chain.index + 1]?.rows[0] : undefined;
    const reply = replyTo(context, chain);
    return {
      ...chain,
      isOpen: chain.index === context.chains.length - 1 && chain.end === 'EP' && isLive(chain.period),
      stoppage: chain.rows.find((row) => row.play.is === 'restart'),
      launch: launchOf(chain),
      inside50: firstEntry(entriesOf, chain),
      rebound50: reboundsOf(context, chain).find(({ row }) => row.side === chain.side)?.row,
      turnover: turnoverOf(chain, gain, madeUnderNoPressure(context, pressureOf)),
      turnedOverTo: gain,
      metres: chainGain(context, chain) / 10,
      replyMetres: reply === undefined ? 0 : chainGain(context, reply) / 10,
    };
  });
}

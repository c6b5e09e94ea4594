import type { Chain } from '../../timeline/chains.js';
import type { EventContext } from '../../timeline/event-context.js';
import { controls, isKick, type Row } from '../../timeline/row.js';
import { isDirect, isForced } from '../../timeline/entry-kinds.js';
import { firstEntry, reboundsOf, type EntriesOf, type Rebound } from '../../timeline/territory.js';
import { pointsOf } from '../../vocabulary/scores.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Extracts the inside-50 targets that had a chance: who had the ball next, and whether the chain ended in a score. */
export function extractTargets(context: EventContext, sink: ContributionSink): void {
  for (const row of context.stretch.rows) {
    if (row.code !== 'IFTA' || !row.chance) continue;
    sink.person(row, 'in50TargetChance');
    const next = context.nextTouch(row);
    if (next !== undefined && controls(next) && next.side === row.side) {
      sink.person(row, 'in50TargetTeamRetain');
      if (next.slot === row.slot) sink.person(row, 'in50TargetPlayerRetain');
    }
    const score = context.chainOf(row)?.rows.at(-1);
    if (score?.play.is !== 'score' || score.side !== row.side) continue;
    sink.person(row, 'in50TargetTeamScore');
    if (score.slot === row.slot) sink.person(row, 'in50TargetPlayerScore');
  }
}

/** The last inside-50 entry of each squad. */
export type LastEntries = readonly [Row | undefined, Row | undefined];

/** Extracts inside-50 entries and rebounds from the defensive 50. Returns the last entries after the stretch. */
export function extractTerritory(
  context: EventContext,
  sink: ContributionSink,
  entriesOf: EntriesOf,
  before: LastEntries,
): LastEntries {
  const lastEntry: [Row | undefined, Row | undefined] = [...before];
  for (const chain of context.stretch.chains) {
    const entries = entriesOf(chain);
    const first = firstEntry(entriesOf, chain);
    for (const row of entries) {
      const side = row.side ?? 0;
      addEntry(context, sink, row, chain, lastEntry[side], row === first);
      lastEntry[side] = row;
    }
    for (const rebound of reboundsOf(context, chain)) addRebound(context, sink, rebound);
  }
  return lastEntry;
}

function addEntry(
  context: EventContext,
  sink: ContributionSink,
  row: Row,
  chain: Chain,
  before: Row | undefined,
  firstOfChain: boolean,
): void {
  if (isKick(row)) addKickedEntry(context, sink, row);
  else sink.person(row, 'in50Other');
  const side = row.side ?? 0;
  const repeat = before?.period === row.period && stayedForward(context, before, row, side);
  const direct = isDirect(
    context,
    chain,
    row,
    side,
    before !== undefined && context.chainOf(before) === chain ? before : undefined,
  );
  const points = chain.side === side ? pointsOf(chain.end) : 0;
  const launch = chain.rows[0];
  const transition =
    firstOfChain &&
    (chain.start === 'INT' || chain.start === 'KI') &&
    launch !== undefined &&
    context.spot(launch, side).x < 0;
  addKind(sink, row, repeat ? 'Repeat' : 'Initial', direct, firstOfChain || repeat ? points : 0);
  if (transition) addKind(sink, row, 'Transition', direct, points);
  if (!firstOfChain || !isForced(context, chain)) return;
  sink.person(row, 'in50Forced');
  sink.person(row, 'in50ForcedReturn', points);
}

/**
 * Credits an entry to its kind, with the points of its chain. A direct entry also counts for the direct entries of that
 * kind.
 */
function addKind(
  sink: ContributionSink,
  row: Row,
  kind: 'Initial' | 'Repeat' | 'Transition',
  direct: boolean,
  points: number,
): void {
  for (const base of direct ? ([`in50${kind}`, `in50${kind}Direct`] as const) : ([`in50${kind}`] as const)) {
    sink.person(row, base);
    sink.person(row, `${base}Return`, points);
  }
}

function addKickedEntry(context: EventContext, sink: ContributionSink, row: Row): void {
  sink.person(row, 'in50Kick');
  const next = context.nextTouch(row);
  if (next?.side === undefined) return;
  if (next.side !== row.side) sink.person(row, 'in50KickLoss');
  else if (next.play.is !== 'score') {
    sink.person(row, 'in50KickRetain');
    if (next.play.is === 'possession' && next.play.gain.startsWith('mark')) sink.person(row, 'in50KickRetainMark');
  }
}

/** Whether the ball stayed in a squad's forward half between two rows, without a centre bounce. */
function stayedForward(context: EventContext, from: Row, to: Row, side: SideIndex): boolean {
  return context.rows
    .slice(from.at + 1, to.at)
    .every(
      (row) =>
        !(row.play.is === 'restart' && row.play.kind === 'CB') && (!row.locatesBall || context.spot(row, side).x >= 0),
    );
}

function addRebound(context: EventContext, sink: ContributionSink, { row, next }: Rebound): void {
  sink.person(row, 'rebound50');
  const touch = next !== undefined && controls(next) ? next : context.nextTouch(row);
  if (touch?.side === undefined) return;
  if (touch.side === row.side && touch.slot === row.slot) sink.person(row, 'reboundRetainRun');
  else {
    const contested = touch.play.is === 'possession' && touch.play.contested;
    sink.person(row, `rebound${touch.side === row.side ? 'Retain' : 'Loss'}${contested ? 'Cp' : 'Up'}`);
  }
}

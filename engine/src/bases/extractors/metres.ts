import { launchOf } from '../../timeline/chains.js';
import { chainGain, gain, replyTo } from '../../timeline/gain.js';
import { isKick, type Row } from '../../timeline/row.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Extracts metres gained by kick, handball and run, and metres assisted and conceded. **Units**: tenths of a metre. */
export function extractMetresGained(context: EventContext, sink: ContributionSink): void {
  for (const row of context.stretch.rows) {
    const { side } = row;
    if (side === undefined || row.slot === undefined || !row.located) continue;
    if (row.play.is === 'disposal') addDisposal(context, sink, row, side);
    else if (row.play.is === 'possession' || row.play.is === 'carry') addRun(context, sink, row, side);
  }
}

function addDisposal(context: EventContext, sink: ContributionSink, row: Row, side: SideIndex): void {
  const result = context.nextLocated(row);
  if (result === undefined || row.play.is !== 'disposal') return;
  const scored = result.play.is === 'score' && result.side === side;
  const metres = Math.round((context.advance(row, side) ?? 0) * 10);
  const retained = scored || context.nextTouch(row)?.side === side;
  sink.person(
    row,
    `metres${isKick(row) ? 'Kick' : 'Handball'}${row.play.quality === 'effective' ? 'Effective' : 'Poor'}${retained ? 'Kept' : 'Lost'}`,
    metres,
  );
  if (retained) addAssisted(context, sink, row, side);
  else addConceded(context, sink, row, side);
}

/** Credits the person who passed the ball with the metres that the team-mate then gained. */
function addAssisted(context: EventContext, sink: ContributionSink, row: Row, side: SideIndex): void {
  const received = context.nextTouch(row);
  if (received?.side !== side || received.slot === row.slot || received.play.is === 'score') return;
  const used = context.nextTouch(received);
  if (used?.play.is !== 'disposal' || used.slot !== received.slot) return;
  const result = context.nextLocated(used);
  if (result !== undefined) sink.person(row, 'metresAssisted', gain(context, side, received, result));
}

function addConceded(context: EventContext, sink: ContributionSink, row: Row, side: SideIndex): void {
  const touch = context.nextTouch(row);
  const reply = touch === undefined ? undefined : context.chainOf(touch);
  if (touch?.side === undefined || touch.side === side || reply?.side !== touch.side) return;
  const last = reply.rows.findLast((candidate) => candidate.locatesBall);
  if (last !== undefined) sink.person(row, 'metresConceded', gain(context, touch.side, touch, last));
}

/** Adds the metres from a possession or running bounce to the next touch, if it is by the same person. */
function addRun(context: EventContext, sink: ContributionSink, row: Row, side: SideIndex): void {
  const next = context.nextTouch(row);
  if (next === undefined || next.slot !== row.slot || !next.located || next.play.is === 'score') return;
  sink.person(row, 'metresRun', gain(context, side, row, next));
}

/**
 * Extracts the metres from the start to the end of each chain, and those of the opposition's next chain. **Units**:
 * tenths of a metre.
 */
export function extractChainMetres(context: EventContext, sink: ContributionSink): void {
  for (const chain of context.stretch.chains) {
    const { side, start } = chain;
    const first = launchOf(chain);
    if (side === undefined || first === undefined) continue;
    const zone = start === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
    sink.squad(first, side, `chainMetres${start}`, chainGain(context, chain), zone);
    const reply = replyTo(context, chain);
    if (reply !== undefined) sink.squad(first, side, `chainReply${start}`, chainGain(context, reply), zone);
  }
}

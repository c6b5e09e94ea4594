import type { EventContext } from '../../timeline/event-context.js';
import { controls } from '../../timeline/row.js';
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

import { laneOf } from '../../ground/points.js';
import { zoneFor } from '../../timeline/row.js';
import type { EventContext } from '../../timeline/event-context.js';
import { firstEntry, type EntriesOf } from '../../timeline/territory.js';
import type { ContributionSink } from '../contribution-sink.js';

const lanes = { corridor: 'Corridor', wing: 'Wing', boundary: 'Boundary' } as const;
const results = { GOAL: 'd50ReboundGoal', BEHI: 'd50ReboundBehind', RUSH: 'd50ReboundRushed' } as const;

/** Extracts possessions in midfield by lane, and the results of chains that began in the defensive 50. */
export function extractMovement(context: EventContext, sink: ContributionSink, entriesOf: EntriesOf): void {
  for (const chain of context.stretch.chains) {
    const { side } = chain;
    const [first] = chain.rows;
    if (side === undefined || first === undefined) continue;
    const fromDefence = zoneFor(first, side, context.setting) === 0;
    if (fromDefence) {
      sink.squad(first, side, 'd50Rebound');
      if (chain.end === 'GOAL' || chain.end === 'BEHI' || chain.end === 'RUSH')
        sink.squad(first, side, results[chain.end]);
      if (firstEntry(entriesOf, chain) !== undefined) sink.squad(first, side, 'd50ReboundIn50');
    }
    for (const row of chain.rows) {
      const zone = row.side === side && row.play.is === 'possession' ? zoneFor(row, side, context.setting) : undefined;
      if (zone !== 1 && zone !== 3) continue;
      const lane = lanes[laneOf(row, context.setting.ground)];
      sink.squad(row, side, `midMove${lane}`);
      if (fromDefence) sink.squad(row, side, `d50Move${lane}`);
    }
  }
}

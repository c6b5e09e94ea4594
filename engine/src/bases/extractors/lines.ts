import { goesDownLine, isLineOpen, outcomeOf } from '../../timeline/down-line.js';
import type { KickDetail } from '../../timeline/kicking.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { Row } from '../../timeline/row.js';
import { setPositionsOf, type SetPosition } from '../../timeline/set-positions.js';
import { isSwitchOpen, switchFrom } from '../../timeline/switches.js';
import type { EntriesOf } from '../../timeline/territory.js';
import { pointsOf } from '../../vocabulary/scores.js';
import type { ContributionSink } from '../contribution-sink.js';

const outcomes = { retain: 'lineRetain', loss: 'lineLoss', stoppage: 'lineStoppage' } as const;

/**
 * Extracts long kicks down the line and switches from set positions in the defensive half. Each is credited at the row
 * of its set position.
 */
export function extractLines(
  context: EventContext,
  sink: ContributionSink,
  captured: (row: Row) => KickDetail,
  entriesOf: EntriesOf,
): void {
  for (const chain of context.stretch.chains) {
    const positions = setPositionsOf(context, chain);
    for (const position of positions) {
      addLine(context, sink, position, captured);
      addSwitch(context, sink, position, positions, entriesOf);
    }
  }
}

function addLine(
  context: EventContext,
  sink: ContributionSink,
  position: SetPosition,
  captured: (row: Row) => KickDetail,
): void {
  const { row, side, chain, kick } = position;
  if (isLineOpen(context, position)) sink.squad(row, side, 'lineOpportunity');
  if (kick === undefined || !goesDownLine(context, position, captured)) return;
  sink.squad(row, side, 'lineTaken');
  const outcome = outcomeOf(context, kick);
  if (outcome !== undefined) sink.squad(row, side, outcomes[outcome]);
  if (pointsOf(chain.end) > 0) sink.squad(row, side, 'lineScore');
}

function addSwitch(
  context: EventContext,
  sink: ContributionSink,
  position: SetPosition,
  positions: readonly SetPosition[],
  entriesOf: EntriesOf,
): void {
  const { row, side, chain } = position;
  if (isSwitchOpen(context, position)) sink.squad(row, side, 'switchOpportunity');
  const reached = switchFrom(context, position, positions);
  if (reached === undefined) return;
  sink.squad(row, side, 'switchTaken');
  if (entriesOf(chain).some((entry) => entry.side === side && entry.at >= reached.at))
    sink.squad(row, side, 'switchIn50');
  if (pointsOf(chain.end) > 0) sink.squad(row, side, 'switchScore');
}

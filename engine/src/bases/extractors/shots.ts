import type { ShotAtGoal } from '../../timeline/shots.js';
import type { ContributionSink } from '../contribution-sink.js';

const thousandths = (chance: number): number => Math.round(chance * 1000);

/**
 * Extracts the chances of an average player for each shot with a location. **Units**: thousandths of a goal and of a
 * behind.
 */
export function extractShots(shots: readonly ShotAtGoal[], sink: ContributionSink): void {
  for (const { row, set, expected } of shots) {
    if (!row.located) continue;
    sink.person(row, set ? 'expectedGoalsSet' : 'expectedGoalsNonSet', thousandths(expected.goal));
    sink.person(row, set ? 'expectedBehindsSet' : 'expectedBehindsNonSet', thousandths(expected.behind));
  }
}

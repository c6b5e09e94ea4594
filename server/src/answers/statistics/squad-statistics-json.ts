import { sides, squadStatistics, type ActFilter, type Context, type Match } from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import { queryWorkspace } from './query-workspace.js';
import type { ReadyPlan } from './ready-plan.js';
import { knownFrames } from './known-frames.js';
import { squadOf } from '../shapes/squad.js';
import { frameOf } from './statistics-frame.js';

/** Returns the frame for the statistics of a match's squads, or of one of them. */
export const squadFrame = knownFrames((match, team) =>
  frameOf(
    match.id,
    sides
      .filter((side) => team === undefined || team === side)
      .map((side, column) => ({ column, members: squadOf(match.details().header, side) })),
  ),
);

/** Computes the statistics of a match's squads, home first. */
export function squadNumbers(
  match: Match,
  ready: ReadyPlan,
  filter: ActFilter = {},
  context: Context = 'For',
): Numbers {
  const { table } = squadStatistics(match, ready.plan, filter, context, {
    spareTable: ready.table,
    workspace: queryWorkspace,
  });
  ready.table = table;
  return { ready, table, frame: squadFrame(match, filter.team) };
}

import { periodDisplay, roundTo, type ChainDetails } from '@goalsquare/engine';
import type { SandboxMatch } from '../pictures/facts/sandbox-match';
import { playerOf, spotOf } from '../pictures/facts/spots';
import { code, type ServerTable } from './server-table';

/** How many steps of a chain a table shows at most. */
const MOST_STEPS = 14;

const stepsOf = ({ rows }: ChainDetails): ChainDetails['rows'] => rows.filter(({ locatesBall }) => locatesBall);

/**
 * Returns the chain behind a goal of the home squad: the longest that fits into a table. **Throws** if there is none.
 */
function chainToShow({ view }: SandboxMatch): ChainDetails {
  const [longest] = view
    .chains()
    .filter((chain) => chain.side === 0 && chain.end === 'GOAL' && stepsOf(chain).length <= MOST_STEPS)
    .sort((a, b) => stepsOf(b).length - stepsOf(a).length);
  if (longest === undefined) throw new Error(`match ${view.header.id} has no home goal whose chain fits into a table`);
  return longest;
}

/**
 * Returns a table of a chain that ended in a goal, step by step: time, player, act and distance from the goal line.
 * **Units**: metres.
 */
export function chainSteps(match: SandboxMatch): ServerTable {
  const { view } = match;
  const half = view.setting.ground.lengthMetres / 2;
  return {
    columns: ['Clock', 'Who', 'Act', 'Code', 'Metres to the goal line'],
    rows: stepsOf(chainToShow(match)).map((row) => [
      periodDisplay(row.period, row.seconds),
      playerOf(row, view),
      row.type.name,
      code(row.code),
      row.located ? String(roundTo(half - spotOf(row, 0, view).x, 0)) : '',
    ]),
  };
}

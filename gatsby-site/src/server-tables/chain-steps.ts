import { periodDisplay, roundTo, type ChainDetails } from '@goalsquare/engine';
import type { SandboxMatch } from '../pictures/facts/sandbox-match';
import { playerOf, spotOf } from '../pictures/facts/spots';
import { code, type ServerTable } from './server-table';

/** The most steps of a chain in a table. */
const MOST_STEPS = 14;

const stepsOf = ({ rows }: ChainDetails): ChainDetails['rows'] => rows.filter(({ locatesBall }) => locatesBall);

/** Returns the home squad's goal with the most steps that a table can show. **Throws** if the match has none. */
function chainToShow({ view }: SandboxMatch): ChainDetails {
  const [longest] = view
    .chains()
    .filter((chain) => chain.side === 0 && chain.end === 'GOAL' && stepsOf(chain).length <= MOST_STEPS)
    .sort((a, b) => stepsOf(b).length - stepsOf(a).length);
  if (longest === undefined) throw new Error(`match ${view.header.id} has no goal of the home squad`);
  return longest;
}

/**
 * Returns a goal of a match step by step, with time, player, act and distance from the goal line. **Units**: metres.
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

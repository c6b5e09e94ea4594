import { periodDisplay, roundTo, type ChainDetails } from '@goalsquare/engine';
import type { SandboxMatch } from '../pictures/facts/sandbox-match';
import { playerOf, spotOf } from '../pictures/facts/spots';
import { code, type ServerTable } from './server-table';

/** The most steps of a chain that a reader follows on a page. */
const MOST_STEPS = 14;

const stepsOf = ({ rows }: ChainDetails): ChainDetails['rows'] => rows.filter(({ locatesBall }) => locatesBall);

/** The goal of the home squad with the most steps that a page can show. **Throws** for a match without one. */
function chainToShow({ view }: SandboxMatch): ChainDetails {
  const [longest] = view
    .chains()
    .filter((chain) => chain.side === 0 && chain.end === 'GOAL' && stepsOf(chain).length <= MOST_STEPS)
    .sort((a, b) => stepsOf(b).length - stepsOf(a).length);
  if (longest === undefined) throw new Error(`match ${view.header.id} has no goal of the home squad`);
  return longest;
}

/** Returns a goal of a match, step by step: when, who, what, and how far from the goal line. **Units**: metres. */
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

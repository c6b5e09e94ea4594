import type { QualityView } from '../quality-view.js';
import type { Violation, QualityFamily, WrittenRules } from '../rule.js';

/** Minimum number of shots at the wrong end for a period to count as mirrored. */
const LEAST_SHOTS = 3;

/** Shots of a period by the end they were taken at. */
interface Ends {
  readonly period: number;
  right: number;
  wrong: number;
}

const isMirrored = ({ right, wrong }: Ends): boolean => wrong >= LEAST_SHOTS && wrong > right;

function endsOf(view: QualityView): readonly Ends[] {
  const periods = new Map<number, Ends>();
  for (const row of view.rows) {
    if (!row.shot || !row.located || row.side === undefined) continue;
    const ends = periods.get(row.period) ?? { period: row.period, right: 0, wrong: 0 };
    periods.set(row.period, ends);
    if (row.x * view.attack(row.side, row.period) >= 0) ends.right += 1;
    else ends.wrong += 1;
  }
  return [...periods.values()];
}

function mirrored(view: QualityView): readonly Violation[] {
  const periods = endsOf(view);
  if (periods.length > 1 && periods.every(isMirrored)) return [];
  return periods.filter(isMirrored).map(({ period, right, wrong }) => ({
    period,
    text: `${wrong} of ${wrong + right} shots of period ${period} are at the end that the squad defends`,
  }));
}

function contradicted(view: QualityView): readonly Violation[] {
  const periods = endsOf(view);
  if (periods.length < 2 || !periods.every(isMirrored)) return [];
  return [
    {
      text: `the home squad kicks to the ${view.header.homeFirstDirection ?? ''} in the first period, but shots are at the other ends in all ${periods.length} periods`,
    },
  ];
}

/** The rules about the ends that squads attack. */
export const directionRules = {
  place: {
    'mirrored-period': {
      severity: 'error',
      title: 'Mirrored period',
      holds: 'Most shots of a period are at the ends that the squads attack.',
      reads: ['locations'],
      check: mirrored,
    },
  },
  header: {
    'direction-contradicted': {
      severity: 'error',
      title: 'Shots that contradict the direction after the coin toss',
      holds: 'The shots of the match agree with the end to which the home squad kicks in the first period.',
      reads: ['locations'],
      check: contradicted,
    },
  },
} as const satisfies Readonly<Partial<Record<QualityFamily, WrittenRules>>>;

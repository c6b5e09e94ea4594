import { LAST_QUARTER } from '../../log/header.js';
import { sides } from '../../vocabulary/sides.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, QualityFamily, WrittenRules } from '../rule.js';

/** Number of stoppages in a whole match. The laws require at least one centre bounce in each period. */
const [LEAST_STOPPAGES, MOST_STOPPAGES] = [20, 180];
/**
 * Minimum disposals of a whole match, minimum share of a squad in a period, and disposals that a period needs to be
 * checked.
 */
const [LEAST_DISPOSALS, LEAST_SHARE, LEAST_OF_PERIOD] = [200, 0.15, 60];
/** Minimum rotations of a squad in a whole match. */
const LEAST_ROTATIONS = 1;

const isWhole = ({ isComplete, periods }: QualityView): boolean =>
  isComplete && periods.get(LAST_QUARTER)?.hasStarted === true;

function stoppages(view: QualityView): readonly Violation[] {
  if (!isWhole(view)) return [];
  const count = view.rows.filter(({ play }) => play.is === 'restart').length;
  return count >= LEAST_STOPPAGES && count <= MOST_STOPPAGES ? [] : [{ text: `the match has ${count} stoppages` }];
}

function disposals(view: QualityView): readonly Violation[] {
  if (!isWhole(view)) return [];
  const count = view.rows.filter(({ play }) => play.is === 'disposal').length;
  return count >= LEAST_DISPOSALS ? [] : [{ text: `the match has ${count} disposals` }];
}

function oneSided({ rows, clock }: QualityView): readonly Violation[] {
  return clock.periods.flatMap(({ period }) => {
    const all = rows.filter((row) => row.period === period && row.play.is === 'disposal');
    if (all.length < LEAST_OF_PERIOD) return [];
    return sides.flatMap((side, at) => {
      const own = all.filter((row) => row.side === at).length;
      return own >= LEAST_SHARE * all.length
        ? []
        : [{ period, text: `${side} has ${own} of ${all.length} disposals of period ${period}` }];
    });
  });
}

function rotations(view: QualityView): readonly Violation[] {
  if (!isWhole(view)) return [];
  return sides.flatMap((side, at) => {
    const count = view.rows.filter((row) => row.play.is === 'rotation' && row.side === at).length;
    return count >= LEAST_ROTATIONS ? [] : [{ text: `${side} makes no rotation` }];
  });
}

/** The rules about totals of a whole match. */
export const volumeRules = {
  stoppage: {
    'stoppages-out-of-range': {
      severity: 'warning',
      title: 'Unusual number of stoppages',
      holds: `A match has ${LEAST_STOPPAGES} to ${MOST_STOPPAGES} centre bounces, ball-ups and throw-ins.`,
      reads: ['events', 'statuses'],
      check: stoppages,
    },
  },
  sequence: {
    'few-disposals': {
      severity: 'warning',
      title: 'Match with few disposals',
      holds: `A match has at least ${LEAST_DISPOSALS} disposals.`,
      reads: ['events', 'statuses'],
      check: disposals,
    },
    'one-sided-period': {
      severity: 'warning',
      title: 'Period with few disposals of one squad',
      holds: `Each squad has at least ${LEAST_SHARE * 100} % of the disposals of a period.`,
      reads: ['events'],
      check: oneSided,
    },
  },
  player: {
    'no-rotations': {
      severity: 'warning',
      title: 'Squad without a rotation',
      holds: 'A squad makes rotations in a match, if its source captures them.',
      reads: ['rotations', 'statuses'],
      check: rotations,
    },
  },
} as const satisfies Readonly<Partial<Record<QualityFamily, WrittenRules>>>;

import type { BoxScoreLine } from '../../log/entry.js';
import type { BoxScoreCode } from '../../vocabulary/box-score.js';
import { sides } from '../../vocabulary/sides.js';
import { totalsOf } from '../../timeline/score.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';

/** Pairs of statistics: a part, and the whole that it cannot exceed. */
const parts: readonly (readonly [part: BoxScoreCode, whole: BoxScoreCode])[] = [
  ['DISPOSAL_EFFECTIVE', 'DISPOSAL'],
  ['MARK_CONTESTED', 'MARK'],
  ['MARK_CONTESTED', 'POSSESSION_CONTESTED'],
  ['CLEARANCE_CB', 'CLEARANCE'],
];

/** The statistics that count transactions, each with a test for the transaction codes that it counts. */
const counted: Readonly<Partial<Record<BoxScoreCode, (codes: string) => boolean>>> = {
  GOAL: (code) => code === 'GOAL',
  BEHIND: (code) => code === 'BEHI',
  KICK: (code) => ['KKEF', 'KKIN', 'KKCL', 'GKEF', 'GKIN', 'GKCL'].includes(code),
  HANDBALL: (code) => ['HBEF', 'HBIN', 'HBCL'].includes(code),
};

/** Maximum difference between a box score and the events. Even two copies of a box score can differ. */
const LARGEST_DIFFERENCE = 2;

const eachLine =
  (faultsOf: (line: BoxScoreLine, view: QualityView) => readonly string[]) =>
  (view: QualityView): readonly Violation[] =>
    view.boxScore.flatMap((line) => faultsOf(line, view).map((text) => ({ text })));

function goals(view: QualityView): readonly Violation[] {
  if (!view.isComplete) return [];
  const score = totalsOf(view.details.transactions, view.result);
  return sides.flatMap((side, at) => {
    const lines = view.boxScore.filter(({ personId }) => view.sideOf(view.slotOf(personId) ?? -1) === at);
    if (lines.length === 0 || lines.some(({ statistics }) => statistics.GOAL === undefined)) return [];
    const sum = lines.reduce((total, { statistics }) => total + (statistics.GOAL ?? 0), 0);
    const official = score[at as 0 | 1].goals;
    return official === undefined || sum === official
      ? []
      : [{ text: `the players of ${side} have ${sum} goals, the score has ${official}` }];
  });
}

function against(line: BoxScoreLine, { rows, slotOf }: QualityView): readonly string[] {
  const slot = slotOf(line.personId);
  if (rows.length === 0) return [];
  const codes = rows.filter((row) => row.slot === slot).map(({ code }) => code);
  return Object.entries(counted).flatMap(([code, is]) => {
    const official = line.statistics[code as BoxScoreCode];
    const ours = codes.filter(is).length;
    return official === undefined || Math.abs(official - ours) <= LARGEST_DIFFERENCE
      ? []
      : [`${line.personId} has ${ours} ${code} in the events, ${official} in the box score`];
  });
}

/** The rules about box scores. */
export const boxScoreRules = {
  'box-score-disposals': {
    severity: 'error',
    title: 'Disposals that are not the sum of kicks and handballs',
    holds: 'In a box score, disposals are the sum of kicks and handballs.',
    reads: ['boxScore'],
    check: eachLine(({ personId, statistics: { DISPOSAL, KICK, HANDBALL } }) =>
      DISPOSAL === undefined || KICK === undefined || HANDBALL === undefined || DISPOSAL === KICK + HANDBALL
        ? []
        : [`${personId} has ${KICK} kicks, ${HANDBALL} handballs and ${DISPOSAL} disposals`],
    ),
  },
  'box-score-part-exceeds-whole': {
    severity: 'error',
    title: 'Part of a statistic that exceeds the statistic',
    holds: 'In a box score, no part of a statistic is greater than the statistic.',
    reads: ['boxScore'],
    check: eachLine(({ personId, statistics }) =>
      parts.flatMap(([part, whole]) => {
        const [some, all] = [statistics[part], statistics[whole]];
        return some === undefined || all === undefined || some <= all
          ? []
          : [`${personId} has ${some} ${part} and ${all} ${whole}`];
      }),
    ),
  },
  'box-score-goals': {
    severity: 'error',
    title: 'Goals of players that do not add up to the score',
    holds: 'The goals of the players in the box score add up to those of their squad.',
    reads: ['boxScore'],
    check: goals,
  },
  'box-score-differs': {
    severity: 'warning',
    title: 'Box score that differs from the events',
    holds: `A player's kicks, handballs, goals and behinds in the events are within ${LARGEST_DIFFERENCE} of the box score.`,
    reads: ['boxScore', 'events'],
    check: eachLine(against),
  },
} as const satisfies WrittenRules;

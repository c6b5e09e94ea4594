import type { Row } from '../../timeline/row.js';
import { eachRow } from '../each-row.js';
import type { QualityRule } from '../rule.js';
import { described, describedBefore } from '../words.js';

const isRestart =
  (kind: 'CB' | 'BU' | 'TI') =>
  ({ play }: Row): boolean =>
    play.is === 'restart' && play.kind === kind;
const isFreeKick = ({ code }: Row): boolean => code.startsWith('FK') || code === 'OFKI';
const isHalt = (row: Row): boolean => row.play.is === 'halt';
const touches: ReadonlySet<Row['play']['is']> = new Set(['possession', 'disposal', 'carry', 'kickIn']);

/** The rules about calls and restarts. */
export const restartSequenceRules = [
  {
    id: 'throw-in-without-out',
    family: 'stoppage',
    severity: 'warning',
    title: 'Throw-in without a ball out of bounds',
    holds: 'A throw-in follows a ball out of bounds.',
    reads: ['events'],
    threshold: 30,
    check: eachRow(isRestart('TI'), (row, view) => {
      const before = view.touchBefore(row);
      if (before?.code === 'OOBO') return undefined;
      return `${described(view, row)} follows ${describedBefore(view, before)}`;
    }),
  },
  {
    id: 'ball-up-without-call',
    family: 'stoppage',
    severity: 'warning',
    title: 'Ball-up without a call',
    holds: 'A ball-up follows a ball-up call by the umpire.',
    reads: ['events'],
    threshold: 1000,
    check: eachRow(isRestart('BU'), (row, view) => {
      const before = view.touchBefore(row);
      if (before?.code === 'BUCA') return undefined;
      return `${described(view, row)} follows ${describedBefore(view, before)}`;
    }),
  },
  {
    id: 'play-after-out',
    family: 'stoppage',
    severity: 'error',
    title: 'Play after a ball out of bounds without a throw-in',
    holds: 'After a ball out of bounds, play restarts with a throw-in or a free kick.',
    reads: ['events'],
    threshold: 40,
    check: eachRow(
      (row) => touches.has(row.play.is),
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.code !== 'OOBO' || isFreeKick(row)) return undefined;
        return `${described(view, row)} follows ${described(view, before)}`;
      },
    ),
  },
  {
    id: 'play-after-call',
    family: 'stoppage',
    severity: 'error',
    title: 'Play after a ball-up call without a ball-up',
    holds: 'After a ball-up call, play restarts with a ball-up or a free kick.',
    reads: ['events'],
    threshold: 60,
    check: eachRow(
      (row) => touches.has(row.play.is),
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.code !== 'BUCA' || isFreeKick(row)) return undefined;
        return `${described(view, row)} follows ${described(view, before)}`;
      },
    ),
  },
  {
    id: 'call-after-call',
    family: 'stoppage',
    severity: 'warning',
    title: 'Two calls in a row',
    holds: 'Play restarts between two calls by the umpires (ball-up or out of bounds).',
    reads: ['events'],
    threshold: 0,
    check: eachRow(isHalt, (row, view) => {
      const before = view.touchBefore(row);
      if (before === undefined || !isHalt(before)) return undefined;
      return `${described(view, row)} follows ${described(view, before)}`;
    }),
  },
  {
    id: 'restart-after-restart',
    family: 'stoppage',
    severity: 'warning',
    title: 'Two restarts in a row',
    holds: 'Somebody touches the ball between two restarts.',
    reads: ['events'],
    threshold: 0,
    check: eachRow(
      ({ play }) => play.is === 'restart',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before?.play.is !== 'restart') return undefined;
        return `${described(view, row)} follows ${described(view, before)}`;
      },
    ),
  },
] as const satisfies readonly QualityRule[];

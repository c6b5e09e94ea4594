import { isKick, isSpoil } from '../../timeline/row.js';
import { eachRow } from '../each-row.js';
import type { QualityRule } from '../rule.js';
import { isMark, comesFromFoot } from '../row-kinds.js';
import { described, describedBefore } from '../words.js';

const aerial: ReadonlySet<string> = new Set(['MADR', 'MAFU']);

/** The rules about what precedes and follows kicks and marks. */
export const kickSequenceRules = [
  {
    id: 'spoil-without-kick',
    family: 'sequence',
    severity: 'warning',
    title: 'Spoil without a ball in the air',
    holds: 'A spoil follows a kick.',
    reads: ['events'],
    threshold: 0,
    check: eachRow(isSpoil, (row, view) => {
      const before = view.touchBefore(row);
      if (before !== undefined && comesFromFoot(before)) return undefined;
      return `${described(view, row)} follows ${describedBefore(view, before)}`;
    }),
  },
  {
    id: 'dropped-mark-without-kick',
    family: 'sequence',
    severity: 'warning',
    title: 'Mark dropped or fumbled without a kick',
    holds: 'A mark is dropped or fumbled after a kick.',
    reads: ['events'],
    threshold: 0,
    check: eachRow(
      ({ code }) => aerial.has(code),
      (row, view) => {
        const before = view.touchBefore(row);
        if (before !== undefined && comesFromFoot(before)) return undefined;
        return `${described(view, row)} follows ${describedBefore(view, before)}`;
      },
    ),
  },
  {
    id: 'out-on-full-without-kick',
    family: 'sequence',
    severity: 'warning',
    title: 'Out on the full without a kick',
    holds: 'The person recorded for an out on the full took the kick before it.',
    reads: ['events'],
    threshold: 450,
    check: eachRow(
      ({ code }) => code === 'OOTF',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before !== undefined && comesFromFoot(before) && before.slot === row.slot) return undefined;
        return `${described(view, row)} follows ${describedBefore(view, before)}`;
      },
    ),
  },
  {
    id: 'out-on-full-kept',
    family: 'sequence',
    severity: 'warning',
    title: 'Ball kept after a kick out on the full',
    holds: 'The other squad gets the ball after a kick out on the full.',
    reads: ['events'],
    threshold: 150,
    check: eachRow(
      ({ code }) => code === 'OFKI',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before === undefined || !comesFromFoot(before) || before.side !== row.side) return undefined;
        return `${described(view, row)} follows ${described(view, before)}`;
      },
    ),
  },
  {
    id: 'play-on-without-mark',
    family: 'sequence',
    severity: 'error',
    title: 'Play on without a mark',
    holds: 'A person who plays on has marked the ball.',
    reads: ['playOn'],
    threshold: 0,
    check: eachRow(
      ({ code }) => code === 'PLON',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before !== undefined && isMark(before) && before.slot === row.slot) return undefined;
        return `${described(view, row)} follows ${describedBefore(view, before)}`;
      },
    ),
  },
  {
    id: 'target-without-entry',
    family: 'sequence',
    severity: 'warning',
    title: 'Inside-50 target without a kick inside 50',
    holds: 'The target of a kick inside 50 follows a kick that is flagged as an inside-50 entry.',
    reads: ['targets'],
    threshold: 0,
    check: eachRow(
      ({ code }) => code === 'IFTA',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before !== undefined && isKick(before) && before.inside50) return undefined;
        return `${described(view, row)} follows ${describedBefore(view, before)}`;
      },
    ),
  },
] as const satisfies readonly QualityRule[];

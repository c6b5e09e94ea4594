import { isKick, isSpoil } from '../../timeline/row.js';
import { mustFollow, mustNotFollow } from '../each-row.js';
import type { WrittenRules } from '../rule.js';
import { isMark, comesFromFoot } from '../row-kinds.js';

const aerial: ReadonlySet<string> = new Set(['MADR', 'MAFU']);

/** The rules about what precedes and follows kicks and marks. */
export const kickSequenceRules = {
  'spoil-without-kick': {
    severity: 'warning',
    title: 'Spoil without a ball in the air',
    holds: 'A spoil follows a kick.',
    reads: ['events'],
    check: mustFollow(isSpoil, comesFromFoot),
  },
  'dropped-mark-without-kick': {
    severity: 'warning',
    title: 'Mark dropped or fumbled without a kick',
    holds: 'A mark is dropped or fumbled after a kick.',
    reads: ['events'],
    check: mustFollow(({ code }) => aerial.has(code), comesFromFoot),
  },
  'out-on-full-without-kick': {
    severity: 'warning',
    title: 'Out on the full without a kick',
    holds: 'The person recorded for an out on the full took the kick before it.',
    reads: ['events'],
    threshold: 450,
    check: mustFollow(
      ({ code }) => code === 'OOTF',
      (before, row) => comesFromFoot(before) && before.slot === row.slot,
    ),
  },
  'out-on-full-kept': {
    severity: 'warning',
    title: 'Ball kept after a kick out on the full',
    holds: 'The other squad gets the ball after a kick out on the full.',
    reads: ['events'],
    threshold: 150,
    check: mustNotFollow(
      ({ code }) => code === 'OFKI',
      (before, row) => comesFromFoot(before) && before.side === row.side,
    ),
  },
  'play-on-without-mark': {
    severity: 'error',
    title: 'Play on without a mark',
    holds: 'A person who plays on has marked the ball.',
    reads: ['playOn'],
    check: mustFollow(
      ({ code }) => code === 'PLON',
      (before, row) => isMark(before) && before.slot === row.slot,
    ),
  },
  'target-without-entry': {
    severity: 'warning',
    title: 'Inside-50 target without a kick inside 50',
    holds: 'The target of a kick inside 50 follows a kick that is flagged as an inside-50 entry.',
    reads: ['targets'],
    check: mustFollow(
      ({ code }) => code === 'IFTA',
      (before) => isKick(before) && before.inside50,
    ),
  },
} as const satisfies WrittenRules;

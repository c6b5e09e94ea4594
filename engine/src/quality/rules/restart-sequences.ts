import type { Row } from '../../timeline/row.js';
import { mustFollow, mustNotFollow } from '../each-row.js';
import type { WrittenRules } from '../rule.js';

const isAnyRestart = ({ play }: Row): boolean => play.is === 'restart';
const isRestart =
  (kind: 'CB' | 'BU' | 'TI') =>
  ({ play }: Row): boolean =>
    play.is === 'restart' && play.kind === kind;
const isFreeKick = ({ code }: Row): boolean => code.startsWith('FK') || code === 'OFKI';
const isHalt = (row: Row): boolean => row.play.is === 'halt';
const touches: ReadonlySet<Row['play']['is']> = new Set(['possession', 'disposal', 'carry', 'kickIn']);

/** The rules about calls and restarts. */
export const restartSequenceRules = {
  'throw-in-without-out': {
    severity: 'warning',
    title: 'Throw-in without a ball out of bounds',
    holds: 'A throw-in follows a ball out of bounds.',
    reads: ['events'],
    threshold: 30,
    check: mustFollow(isRestart('TI'), ({ code }) => code === 'OOBO'),
  },
  'ball-up-without-call': {
    severity: 'warning',
    title: 'Ball-up without a call',
    holds: 'A ball-up follows a ball-up call by the umpire.',
    reads: ['events'],
    threshold: 1000,
    check: mustFollow(isRestart('BU'), ({ code }) => code === 'BUCA'),
  },
  'play-after-out': {
    severity: 'error',
    title: 'Play after a ball out of bounds without a throw-in',
    holds: 'After a ball out of bounds, play restarts with a throw-in or a free kick.',
    reads: ['events'],
    threshold: 40,
    check: mustNotFollow(
      (row) => touches.has(row.play.is) && !isFreeKick(row),
      ({ code }) => code === 'OOBO',
    ),
  },
  'play-after-call': {
    severity: 'error',
    title: 'Play after a ball-up call without a ball-up',
    holds: 'After a ball-up call, play restarts with a ball-up or a free kick.',
    reads: ['events'],
    threshold: 60,
    check: mustNotFollow(
      (row) => touches.has(row.play.is) && !isFreeKick(row),
      ({ code }) => code === 'BUCA',
    ),
  },
  'call-after-call': {
    severity: 'warning',
    title: 'Two calls in a row',
    holds: 'Play restarts between two calls by the umpires (ball-up or out of bounds).',
    reads: ['events'],
    check: mustNotFollow(isHalt, isHalt),
  },
  'restart-after-restart': {
    severity: 'warning',
    title: 'Two restarts in a row',
    holds: 'Somebody touches the ball between two restarts.',
    reads: ['events'],
    check: mustNotFollow(isAnyRestart, isAnyRestart),
  },
} as const satisfies WrittenRules;

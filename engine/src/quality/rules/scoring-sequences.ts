import { isKick, type Row } from '../../timeline/row.js';
import { opponent } from '../../vocabulary/sides.js';
import { eachRow, mustFollow, mustNotFollow } from '../each-row.js';
import type { WrittenRules } from '../rule.js';
import { isFreeKick } from '../row-kinds.js';
import { described } from '../words.js';

const isScore = ({ play }: Row): boolean => play.is === 'score';
const isGoal = ({ code }: Row): boolean => code === 'GOAL';
const isBehind = ({ play }: Row): boolean => play.is === 'score' && play.result !== 'GOAL';
const isKickIn = ({ play }: Row): boolean => play.is === 'kickIn';
const isRestart = (row: Row): boolean => row.play.is === 'restart';

/** Whether a row is a touch other than a score or a free kick. */
const isPlay = (row: Row): boolean =>
  row.play.is !== 'act' && row.play.is !== 'rotation' && row.play.is !== 'score' && !isFreeKick(row);

/** Results of shots that contradict what follows. Sources write them in various ways. */
const contradicting = {
  GOAL: /^(?!GOAL)/u,
  BEHI: /^(?:GOAL|MISSED|SHORT|OUT)/u,
  MISS: /^(?:GOAL|BEHIND|HIT POST|TOUCHED)/u,
} as const;

/** The rules about what precedes and follows a score. */
export const scoringSequenceRules = {
  'goal-without-kick': {
    severity: 'error',
    title: 'Goal without a kick',
    holds: 'A goal follows a kick by the squad that scores.',
    reads: ['events'],
    threshold: 50,
    check: mustFollow(isGoal, (before, row) => isKick(before) && before.side === row.side),
  },
  'goal-by-another': {
    severity: 'error',
    title: 'Goal credited to a person who did not kick it',
    holds: 'The person who is credited with a goal took the kick before it.',
    reads: ['events'],
    check: mustNotFollow(
      isGoal,
      (before, row) => isKick(before) && before.side === row.side && before.slot !== row.slot,
    ),
  },
  'behind-without-kick': {
    severity: 'error',
    title: 'Behind without a kick',
    holds: 'A behind by a person follows a kick by that person.',
    reads: ['events'],
    check: mustFollow(
      ({ code }) => code === 'BEHI',
      (before, row) => isKick(before) && before.slot === row.slot,
    ),
  },
  'score-after-score': {
    severity: 'error',
    title: 'Two scores in a row',
    holds: 'Between two scores, play restarts.',
    reads: ['events'],
    check: mustNotFollow(isScore, isScore),
  },
  'play-after-goal': {
    severity: 'error',
    title: 'Play after a goal without a centre bounce',
    holds: 'After a goal, play restarts with a centre bounce or a free kick.',
    reads: ['events'],
    check: mustNotFollow((row) => isPlay(row) && !isRestart(row), isGoal),
  },
  'play-after-behind': {
    severity: 'warning',
    title: 'Play after a behind without a kick-in',
    holds: 'After a behind, play restarts with a kick-in, a free kick, or a call or restart by an umpire.',
    reads: ['events'],
    threshold: 60,
    check: mustNotFollow(
      (row) => isPlay(row) && !isRestart(row) && row.play.is !== 'kickIn' && row.play.is !== 'halt',
      (before) => isBehind(before) && !before.inferred,
    ),
  },
  'kick-in-without-behind': {
    severity: 'warning',
    title: 'Kick-in without a behind',
    holds: 'A kick-in follows a behind.',
    reads: ['events'],
    check: mustFollow(isKickIn, (before) => isBehind(before) || isKickIn(before)),
  },
  'kick-in-by-scorers': {
    severity: 'error',
    title: 'Kick-in by the squad that scored',
    holds: 'The squad that conceded a behind kicks in.',
    reads: ['events'],
    check: mustNotFollow(
      isKickIn,
      (before, row) => before.side !== undefined && isBehind(before) && row.side !== opponent(before.side),
    ),
  },
  'centre-bounce-without-goal': {
    severity: 'warning',
    title: 'Centre bounce without a goal',
    holds: 'A centre bounce begins a period or follows a goal.',
    reads: ['events'],
    check: mustNotFollow(
      ({ play }) => play.is === 'restart' && play.kind === 'CB',
      (before) => !isGoal(before),
    ),
  },
  'period-without-centre-bounce': {
    severity: 'warning',
    title: 'Period that begins without a centre bounce',
    holds: 'The first touch of a period is a centre bounce, or a free kick before it.',
    reads: ['events'],
    threshold: 60,
    check: eachRow(isPlay, (row, view) => {
      if (view.touchBefore(row) !== undefined || (row.play.is === 'restart' && row.play.kind === 'CB'))
        return undefined;
      return `period ${row.period} begins with ${described(view, row)}`;
    }),
  },
  'score-without-shot': {
    severity: 'warning',
    title: 'Score from a kick that is not a shot',
    holds: 'The kick before a goal or behind is flagged as a shot at goal.',
    reads: ['events'],
    check: eachRow(
      ({ code }) => code === 'GOAL' || code === 'BEHI',
      (row, view) => {
        const before = view.touchBefore(row);
        if (before === undefined || !isKick(before) || before.slot !== row.slot || before.shot) return undefined;
        return `${described(view, row)} follows ${described(view, before)}, which is not flagged as a shot`;
      },
    ),
  },
  'shot-result-differs': {
    severity: 'error',
    title: 'Shot with a result that contradicts what follows',
    holds: 'The events after a shot agree with the result in its details.',
    reads: ['events'],
    check: eachRow(
      ({ code }) => code === 'GOAL' || code === 'BEHI' || code === 'MISS',
      (row, view) => {
        const shot = row.play.is === 'score' ? view.touchBefore(row) : lastShot(view.rows, row);
        const named = shot === undefined ? undefined : view.extrasOf(shot)?.details?.shotResult?.toUpperCase();
        if (shot === undefined || named === undefined || shot.slot !== row.slot) return undefined;
        const isNamed = !contradicting[row.code as keyof typeof contradicting].test(named);
        return isNamed
          ? undefined
          : `${described(view, row)} follows ${described(view, shot)}, whose result is ${named}`;
      },
    ),
  },
} as const satisfies WrittenRules;

/** Returns the last row before a miss. **Empty**: `undefined` if that row is not a shot. */
const lastShot = (rows: readonly Row[], { at }: Row): Row | undefined => {
  const before = rows[at - 1];
  return before?.shot === true ? before : undefined;
};

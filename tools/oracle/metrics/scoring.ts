import type { Chain } from '../chains.js';
import { isOneOf } from '../codes.js';
import { count, countEvents, credit, plus, times, type Count } from '../credits.js';
import type { Event, Game } from '../game.js';
import { chainAt, controls, handles } from '../play.js';
import { expectedOf } from '../models/shot.js';

/* Scores, shots, assists and expected scores. */

export const GOAL = count('GOAL');
/** A rushed behind has no person, so it counts only for the squad. */
export const BEHIND = count('BEHI', 'RUSH');
export const BEHIND_RUSHED = count('RUSH');
export const POINTS = plus(times(6, GOAL), BEHIND);
export const SCORING_SHOT = count('GOAL', 'BEHI');
export const SHOT_AT_GOAL = countEvents((_, { shot }) => shot === true);
export const SHOT_AT_GOAL_MISSED = count('MISS');
export const GOAL_ACCURACY = { of: GOAL, to: SHOT_AT_GOAL };

const takenBy: ReadonlySet<string> = new Set('MAUN MALE MACO HBRE GATH FKCO FKIP FKOB FKBB FKAD'.split(' '));

const metres = (one: Event, other: Event): number =>
  one.located && other.located ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/**
 * Whether a free kick was caused by a contest: after a spoil or dropped mark, or after a kick of at least 40 m for
 * which the person was not the target.
 */
function isContest(game: Game, giver: Event, received: Event): boolean {
  if (received.code !== 'FKCO') return false;
  const between = game.events.slice(giver.index + 1, received.index);
  if (between.some((event) => isOneOf(event, 'spoil') || event.code === 'MADR' || event.code === 'MAFU')) return true;
  const isTarget = between.some(({ code, person }) => ['COTA', 'IFTA'].includes(code) && person === received.person);
  return isOneOf(giver, 'kick') && metres(giver, received) >= 40 && !isTarget;
}

/**
 * Returns the disposal or knock-on that assisted a score: by the last team-mate in the chain who had the ball before
 * the scorer. A disposal must be effective. The scorer must have received the ball less than 35 m from the shot: by a
 * mark, gather or hand receive, from a free kick that no contest caused, or by advantage from a foul on the team-mate.
 */
function assistOf(game: Game, score: Event): Event | undefined {
  const chain = chainAt(game, score);
  if (chain === undefined || chain.side !== score.side) return undefined;
  const own = chain.events.filter(
    (event) =>
      event.index < score.index &&
      event.side === score.side &&
      (controls(event) || event.code === 'KNON' || event.code === 'FKAD'),
  );
  const at = own.findLastIndex((event) => event.person !== score.person);
  const [before, last, received] = [own[at - 1], own[at], own[at + 1]];
  if (last === undefined || received === undefined) return undefined;
  const isFouled = received.code === 'FKAD' && last.code === 'FKIP';
  const giver = isFouled && before !== undefined && before.person === last.person ? before : last;
  const gives = isOneOf(giver, 'effective') || isOneOf(giver, 'knockOn');
  const shot = own.findLast((event) => event.person === score.person && isOneOf(event, 'disposal'));
  const near = shot === undefined || metres(shot, received) < 35;
  return gives && takenBy.has(received.code) && near && !isContest(game, giver, received) ? giver : undefined;
}
const countAssists =
  (code: 'GOAL' | 'BEHI'): Count =>
  (game) =>
    game.events
      .filter((event) => event.code === code)
      .flatMap((score) => assistOf(game, score) ?? [])
      .flatMap((giver) => credit(game, giver));

export const GOAL_ASSIST = countAssists('GOAL');
export const BEHIND_ASSIST = countAssists('BEHI');
export const SCORE_ASSIST = plus(GOAL_ASSIST, BEHIND_ASSIST);
export const SCOREBOARD_IMPACT = plus(POINTS, times(6, GOAL_ASSIST), BEHIND_ASSIST);

/** Whether a chain ended in a score by its own squad. */
const isScoring = ({ end }: Chain): boolean => end === 'GOAL' || end === 'BEHI' || end === 'RUSH';

/** Whether an event involves its person in the chain. */
const takesPart = (event: Event): boolean => handles(event) || isOneOf(event, 'score');

/** Counts each person of a scoring chain once, at the first event that involves the person. */
export const SCORE_INVOLVEMENT: Count = (game) =>
  game.chains.filter(isScoring).flatMap(({ side, events }) => {
    const own = events.filter((event) => event.side === side && event.person !== undefined && takesPart(event));
    return own
      .filter(({ person }, at) => own.findIndex((event) => event.person === person) === at)
      .flatMap((event) => credit(game, event));
  });

/** Returns a metric that adds up the expected score of each located shot, rounded to thousandths. */
const expected =
  (isSet: boolean, result: 'goal' | 'behind'): Count =>
  (game) =>
    game.events.flatMap((event) => {
      const shot = event.shot === true && event.located ? expectedOf(game, event) : undefined;
      return shot?.isSet === isSet ? credit(game, event, Math.round(shot[result] * 1000) / 1000) : [];
    });

export const GOAL_EXPECTED_SET = expected(true, 'goal');
export const GOAL_EXPECTED_NON_SET = expected(false, 'goal');
export const BEHIND_EXPECTED_SET = expected(true, 'behind');
export const BEHIND_EXPECTED_NON_SET = expected(false, 'behind');
export const POINTS_EXPECTED_SET = plus(times(6, GOAL_EXPECTED_SET), BEHIND_EXPECTED_SET);
export const POINTS_EXPECTED_NON_SET = plus(times(6, GOAL_EXPECTED_NON_SET), BEHIND_EXPECTED_NON_SET);
export const POINTS_EXPECTED = plus(POINTS_EXPECTED_SET, POINTS_EXPECTED_NON_SET);

import { playingSeconds } from '../log/header.js';
import type { Match } from '../match.js';
import type { ForecastModels } from '../model/forecast-models.js';
import { periodLeft } from '../model/in-match.js';
import { nextScorePoints } from '../model/next-score.js';
import { scorePoints } from '../vocabulary/scores.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import { heldBalls, type HeldBall } from './held-balls.js';
import type { MatchView } from './match-view.js';
import { playedIn } from './played.js';
import { metresToGoal, type Row } from './row.js';

/** What a player added to the margin of the own squad. **Units**: points. */
export interface PlayerCredit {
  readonly personId: number;
  readonly side: SideIndex;
  readonly points: number;
}

/** Returns the expected next score of the home squad, less that of the away squad, after a row that determines it. */
function worthAfter(
  row: Row,
  held: HeldBall | undefined,
  { header, setting }: MatchView,
  { nextScore, periodLength }: ForecastModels,
): number | undefined {
  const playing = playingSeconds(header, row.period);
  const seconds = periodLeft(periodLength, playing, row.seconds) * periodLength.mean * playing;
  const worth = (side: SideIndex, metres: number, hold: HeldBall['hold']): number =>
    (side === 0 ? 1 : -1) * nextScorePoints(nextScore, { metres, seconds, hold });
  if (held !== undefined) return worth(held.side, held.metres, held.hold);
  const { play, side } = row;
  if (play.is === 'score')
    return side === undefined || play.result === 'GOAL'
      ? 0
      : worth(opponent(side), setting.ground.lengthMetres, 'kickIn');
  if (play.is !== 'restart' && play.is !== 'halt') return undefined;
  return ([0, 1] as const).reduce<number>(
    (sum, of) => sum + worth(of, metresToGoal(row, of, setting, 'attacking'), 'contested') / 2,
    0,
  );
}

/** Returns whom a change belongs to: the slot of each, whose shares are equal. */
function creditedFor(row: Row, before: Row | undefined): readonly (number | undefined)[] {
  const isUsed = before?.play.is === 'disposal' || before?.play.is === 'kickIn';
  if (row.play.is === 'score' || !isUsed) return [row.slot ?? before?.slot];
  const isWon = row.play.is === 'possession' && row.play.contested;
  return isWon ? [before.slot, row.slot] : [before.slot];
}

/**
 * Returns what each player added to the margin of the own squad: the changes of score and of the expected next score.
 * A change after a disposal belongs to the player who disposed, and half of it to an opponent or team-mate who won the
 * ball in a contest; any other to the player who won the ball or scored. What belongs to no player is shared by all who
 * have played. Home credits less away credits are the margin.
 * **Empty**: none without transactions.
 */
export function playerCredits(match: Match, view: MatchView, models: ForecastModels): readonly PlayerCredit[] {
  const { rows, setting, score } = view;
  if (rows.length === 0) return [];
  const held = new Map(heldBalls(rows, setting).map((one) => [one.row.at, one]));
  const credits = new Float64Array(match.persons.length);
  const sideOf = (slot: number): SideIndex => (slot < match.homePlayers ? 0 : 1);
  const [home, away] = score.totals;
  let assigned = 0;
  let before: { readonly row: Row; readonly worth: number } | undefined;
  for (const row of rows) {
    if (before?.row.period !== row.period) before = undefined;
    const worth = worthAfter(row, held.get(row.at), view, models);
    if (worth === undefined) continue;
    const { play, side } = row;
    const scored = play.is === 'score' && side !== undefined ? (side === 0 ? 1 : -1) * scorePoints[play.result] : 0;
    const to = creditedFor(row, before?.row).filter((slot) => slot !== undefined);
    const change = scored + worth - (before?.worth ?? 0);
    for (const slot of to) {
      credits[slot] = (credits[slot] ?? 0) + ((sideOf(slot) === 0 ? 1 : -1) * change) / to.length;
      assigned += change / to.length;
    }
    before = { row, worth };
  }
  const played = playedIn(match);
  const everyone = Array.from(match.persons, (personId, slot) => ({ personId, side: sideOf(slot), slot })).filter(
    ({ slot }) => played?.[slot] !== false,
  );
  const rest = home.points - away.points - assigned;
  const counts = [0, 1].map((of) => everyone.filter(({ side }) => side === of).length);
  const halves = counts.map((count, side) => (count === 0 ? 0 : rest / (counts[1 - side] === 0 ? 1 : 2) / count));
  return everyone.map(({ personId, side, slot }) => ({
    personId,
    side,
    points: (credits[slot] ?? 0) + (side === 0 ? 1 : -1) * (halves[side] ?? 0),
  }));
}

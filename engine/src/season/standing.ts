import { progressOf, type MatchBrief } from './brief.js';

/** Ladder points for a win, a draw and a called-off match. **Source**: `docs/reference/laws-of-the-game.md`. */
export const ladderPoints = { win: 4, draw: 2, calledOff: 2 } as const;

/** The totals of a squad's matches. */
export interface Standing {
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: number;
  readonly for: number;
  readonly against: number;
}

const nothing: Standing = { played: 0, wins: 0, draws: 0, losses: 0, points: 0, for: 0, against: 0 };

/** Returns totals with one more match. **Units**: points scored and conceded in it. */
export function withScore(before: Standing, scored: number, conceded: number): Standing {
  const outcome = scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw';
  return {
    played: before.played + 1,
    wins: before.wins + Number(outcome === 'win'),
    draws: before.draws + Number(outcome === 'draw'),
    losses: before.losses + Number(outcome === 'loss'),
    points: before.points + (outcome === 'loss' ? 0 : ladderPoints[outcome]),
    for: before.for + scored,
    against: before.against + conceded,
  };
}

/**
 * Returns the totals of matches by squad id. A called-off match gives both squads points but does not count as played.
 */
export function standingsOf(
  squadIds: readonly number[],
  matches: readonly MatchBrief[],
): ReadonlyMap<number, Standing> {
  const standings = new Map(squadIds.map((id) => [id, nothing]));
  for (const match of matches) {
    const progress = progressOf(match);
    for (const [own, other] of [
      [match.home, match.away],
      [match.away, match.home],
    ] as const) {
      const before = standings.get(own.id);
      if (before === undefined) continue;
      if (progress === 'Abandoned')
        standings.set(own.id, { ...before, points: before.points + ladderPoints.calledOff });
      else if (progress === 'Completed')
        standings.set(own.id, withScore(before, own.score?.points ?? 0, other.score?.points ?? 0));
    }
  }
  return standings;
}

/**
 * Returns points for divided by points against. **Empty**: 0 for a squad that has not scored, infinite for one that has
 * conceded nothing.
 */
export const ratioOf = ({ for: scored, against }: Standing): number => (scored === 0 ? 0 : scored / against);

import { matchViewOf, type Match, type ShotAtGoal } from '@goalsquare/engine';

/**
 * Shots of one kind within a range of distances: the shares that were goals and behinds, and the shares that the shot
 * model expects.
 */
export interface ShotBand {
  readonly kind: 'set' | 'general';
  readonly metres: string;
  readonly n: number;
  readonly goals: readonly [real: number, expected: number];
  readonly behinds: readonly [real: number, expected: number];
  readonly holds: boolean;
}

const stretches = [
  [0, 15],
  [15, 30],
  [30, 40],
  [40, 50],
  [50, Infinity],
] as const;

/**
 * Tolerance for the shares of goals and behinds, in bands with at least this many shots. By chance, a sixth of the
 * bands of 300 shots are off by 3 percentage points.
 */
const HELD = { shots: 300, share: 0.05 } as const;

function bandOf(kind: ShotBand['kind'], [from, to]: readonly [number, number], all: readonly ShotAtGoal[]): ShotBand {
  const shots = all.filter(
    ({ set, metres, row }) => row.located && set === (kind === 'set') && metres >= from && metres < to,
  );
  const share = (of: (shot: ShotAtGoal) => number): number =>
    shots.reduce((sum, shot) => sum + of(shot), 0) / Math.max(1, shots.length);
  const goals = [share(({ result }) => Number(result === 'GOAL')), share(({ expected }) => expected.goal)] as const;
  const behinds = [share(({ result }) => Number(result === 'BEHI')), share(({ expected }) => expected.behind)] as const;
  const near = [goals, behinds].every(([real, expected]) => Math.abs(real - expected) <= HELD.share);
  return {
    kind,
    metres: to === Infinity ? `${from}+` : `${from}-${to}`,
    n: shots.length,
    goals,
    behinds,
    holds: shots.length < HELD.shots || near,
  };
}

/** Compares the shot model with every shot of some matches. */
export function compareShots(matches: Iterable<Match>): readonly ShotBand[] {
  const shots = [...matches].flatMap((match) => matchViewOf(match).shots());
  return (['set', 'general'] as const).flatMap((kind) => stretches.map((stretch) => bandOf(kind, stretch, shots)));
}

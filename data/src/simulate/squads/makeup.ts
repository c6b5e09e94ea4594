import type { SeasonPositionCode } from '@goalsquare/engine';

/** THE makeup of a list: players of each position in a hundred. */
const shares: Readonly<Record<SeasonPositionCode, number>> = {
  GD: 18,
  KD: 11,
  MID: 22,
  WNG: 9,
  MF: 11,
  GF: 11,
  KF: 9,
  RK: 9,
};

/** The positions of a list of so many players, those with the largest remainders rounded up. */
export function makeupOf(players: number): readonly SeasonPositionCode[] {
  const exact = (Object.entries(shares) as [SeasonPositionCode, number][]).map(([position, share]) => ({
    position,
    exact: (share * players) / 100,
  }));
  const short = players - exact.reduce((sum, one) => sum + Math.floor(one.exact), 0);
  const raised = new Set(
    [...exact]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1))
      .slice(0, short)
      .map(({ position }) => position),
  );
  return exact.flatMap(({ position, exact: count }) =>
    Array.from({ length: Math.floor(count) + (raised.has(position) ? 1 : 0) }, () => position),
  );
}

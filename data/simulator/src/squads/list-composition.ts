import type { SeasonPositionCode } from '@goalsquare/engine';

/** The composition of a list: the number of players of each position per hundred. */
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

/** Returns the positions on a list of a given size. The positions with the largest remainders are rounded up. */
export function listComposition(players: number): readonly SeasonPositionCode[] {
  const exact = (Object.entries(shares) as [SeasonPositionCode, number][]).map(([position, share]) => ({
    position,
    exact: (share * players) / 100,
  }));
  const missing = players - exact.reduce((sum, one) => sum + Math.floor(one.exact), 0);
  const roundedUp = new Set(
    [...exact]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1))
      .slice(0, missing)
      .map(({ position }) => position),
  );
  return exact.flatMap(({ position, exact: count }) =>
    Array.from({ length: Math.floor(count) + (roundedUp.has(position) ? 1 : 0) }, () => position),
  );
}

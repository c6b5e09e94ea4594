import type { parameters } from './parameters.js';

/** The rules of a competition that apply to a match. */
export interface MatchRules {
  readonly competition: 'men' | 'women';
  /** Name of the simulator parameters to use. */
  readonly play: keyof typeof parameters;
  readonly onGround: 16 | 18;
  /** Number of players on the interchange bench. */
  readonly bench: number;
  /** Whether there is a substitute in addition to the bench. */
  readonly substitute: boolean;
  /** Playing time of a quarter. **Units**: seconds. */
  readonly countdownSeconds: number;
  readonly extraTimeSeconds: number;
  /** Maximum number of interchanges of a squad. */
  readonly interchangeCap: number;
  /** Lengths of the breaks after the first three quarters. **Units**: seconds. */
  readonly breakSeconds: readonly [number, number, number];
}

const men: MatchRules = {
  competition: 'men',
  play: 'men',
  onGround: 18,
  bench: 4,
  substitute: true,
  countdownSeconds: 1200,
  extraTimeSeconds: 180,
  interchangeCap: 75,
  breakSeconds: [360, 1200, 360],
};
const women: MatchRules = {
  competition: 'women',
  play: 'women',
  onGround: 16,
  bench: 5,
  substitute: false,
  countdownSeconds: 900,
  extraTimeSeconds: 180,
  interchangeCap: 60,
  breakSeconds: [360, 1080, 360],
};

/** The rules of the simulated competitions. */
export const matchRules = {
  men,
  women,
  secondTierMen: { ...men, play: 'lowerMen', substitute: false, breakSeconds: [360, 900, 360] },
  secondTierWomen: women,
} as const satisfies Readonly<Record<string, MatchRules>>;

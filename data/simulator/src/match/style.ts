import type { Random } from '../random.js';
import type { Parameters } from './parameters.js';

/** How a squad plays in a match. **Units**: log odds. */
export interface Style {
  readonly handball: number;
  readonly pass: number;
  readonly tackle: number;
  /** Change of the chances that kicks go wrong. */
  readonly skill: number;
  readonly form: number;
  readonly ruck: number;
}

/** The part of the style that both squads share in a match. */
export type SharedStyle = Pick<Style, 'handball' | 'pass' | 'skill' | 'tackle'>;

/**
 * Returns the style both squads share. The wetter it is, the more handballs and the fewer short passes. The harder the
 * match, by `intensity` in standard deviations, the more tackles and the more kicks that go wrong.
 */
export const drawSharedStyle = (
  random: Random,
  spreads: Parameters['style'],
  { wet, intensity }: { readonly wet: number; readonly intensity: number },
): SharedStyle => ({
  handball: random.normal(0, spreads.sharedHandball) + 0.15 * wet,
  pass: random.normal(0, spreads.sharedPass) - 0.7 * wet,
  skill: -spreads.sharedSkill * intensity,
  tackle: spreads.sharedTackle * intensity,
});

/** Draws the style of one squad. */
export const drawStyle = (random: Random, spreads: Parameters['style'], shared: SharedStyle): Style => ({
  handball: shared.handball + random.normal(0, spreads.handball),
  pass: shared.pass + random.normal(0, spreads.pass),
  tackle: shared.tackle + random.normal(0, spreads.tackle),
  skill: shared.skill + random.normal(0, spreads.skill),
  form: random.normal(0, spreads.form),
  ruck: random.normal(0, spreads.ruck),
});

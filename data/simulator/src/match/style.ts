import type { Random } from '../random.js';
import type { Parameters } from './parameters.js';

/** A squad's style of play in a match. **Units**: log odds. */
export interface Style {
  readonly handball: number;
  readonly pass: number;
  readonly tackle: number;
  /** Change for kicks: a higher value makes fewer of them go wrong. */
  readonly skill: number;
  readonly form: number;
  readonly ruck: number;
}

/** The part of the style that both squads share in a match. */
export type SharedStyle = Pick<Style, 'handball' | 'pass' | 'skill' | 'tackle'>;

/**
 * Draws the style that both squads share. Wet weather brings more handballs and fewer short passes. A higher
 * `intensity`, in standard deviations, brings more tackles and more kicks that go wrong.
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

export const drawStyle = (random: Random, spreads: Parameters['style'], shared: SharedStyle): Style => ({
  handball: shared.handball + random.normal(0, spreads.handball),
  pass: shared.pass + random.normal(0, spreads.pass),
  tackle: shared.tackle + random.normal(0, spreads.tackle),
  skill: shared.skill + random.normal(0, spreads.skill),
  form: random.normal(0, spreads.form),
  ruck: random.normal(0, spreads.ruck),
});

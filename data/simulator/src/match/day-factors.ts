import { exp } from '../exact.js';
import type { Random } from '../random.js';
import type { Parameters } from './parameters.js';

/** Factors of the weights of plays in a match, for both squads. */
export type DayFactors = Readonly<
  Record<
    | 'ballUp'
    | 'hard'
    | 'groundKick'
    | 'knockOn'
    | 'out'
    | 'ruckGet'
    | 'bounce'
    | 'target'
    | 'fumble'
    | 'loose'
    | 'tempo',
    number
  >
>;

/**
 * Draws the factors of a match. The wetter it is, the more ball-ups, ground kicks and fumbles; the harder it is, by
 * `intensity` in standard deviations, the more contested balls are won.
 */
export function drawDayFactors(
  random: Random,
  spreads: Parameters['style'],
  { wet, intensity }: { readonly wet: number; readonly intensity: number },
): DayFactors {
  const draw = (spread: number, change = 0): number => exp(random.normal(change, spread) - (spread * spread) / 2);
  return {
    tempo: draw(spreads.tempo),
    ballUp: draw(spreads.ballUp, 0.3 * wet),
    hard: draw(spreads.hard, spreads.sharedContested * intensity),
    loose: draw(spreads.loose, spreads.sharedContested * intensity),
    groundKick: draw(spreads.groundKick, 0.6 * wet),
    knockOn: draw(spreads.knockOn, 0.3 * wet),
    out: draw(spreads.out),
    ruckGet: draw(spreads.ruckGet),
    bounce: draw(spreads.bounce, -0.5 * wet),
    target: draw(spreads.target),
    fumble: draw(spreads.fumble, 0.4 * wet),
  };
}

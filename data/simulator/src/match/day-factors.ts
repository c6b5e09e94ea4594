import { exp } from '../exact.js';
import type { Random } from '../random.js';
import type { Parameters } from './parameters.js';

/** Factors for the weights of plays in a match, which apply to both squads. */
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
 * Draws a match's factors. Wet weather brings more ball-ups, ground kicks and fumbles. A higher `intensity`, in
 * standard deviations, brings more hard and loose ball gets.
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

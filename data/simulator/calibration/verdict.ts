/** The kind of a number. Each has its own band; for `atMost` and `atLeast` the real number is a bound. */
export type Kind = 'mean' | 'sd' | 'share' | 'margin' | 'correlation' | 'atMost' | 'atLeast';

/** One measure, ours beside the real one. */
export interface Compared {
  readonly measure: string;
  readonly group: string;
  readonly kind: Kind;
  readonly real: number;
  readonly ours: number;
}

/** A measure with its verdict. `worst` is how much of the widest band it uses: above 1 it is too far off. */
export interface Verdict extends Compared {
  readonly ratio: number;
  readonly within: boolean;
  readonly worst: number;
}

/**
 * THE bands: a mean may be 5 % off, and none 15 %; a spread 20 %. A share near 0 cannot be within 5 % of itself: it
 * may be off by 5 % or by two in a hundred, whichever is more, and never by 15 % or six in a hundred. Means below one
 * in a match may be off by a twentieth of one, never by three twentieths. The mean margin is a small difference of
 * large numbers: it may be off by two points, never by six; a correlation of some hundred matches is known to about
 * five hundredths. A bound leaves no room.
 */
export const bands = {
  mean: { within: 0.05, worst: 0.15, least: 0.05, worstLeast: 0.15 },
  share: { within: 0.05, worst: 0.15, least: 0.02, worstLeast: 0.06 },
  correlation: { within: 0.05, worst: 0.15, least: 0.06, worstLeast: 0.15 },
  margin: { within: 0.05, worst: 0.15, least: 2, worstLeast: 6 },
  sd: { within: 0.2, worst: Infinity, least: 0.05, worstLeast: Infinity },
} as const satisfies Readonly<Record<Exclude<Kind, 'atMost' | 'atLeast'>, object>>;

/** Least share of measures that must lie within their band. */
export const LEAST_WITHIN = 0.9;

/** The share of its band that a number beyond its bound uses: more than that of any other measure. */
const BROKEN = 100;

/** Judges one measure. */
export function judge(compared: Compared): Verdict {
  const { real, ours, kind } = compared;
  const ratio = real === 0 ? (ours === 0 ? 1 : Infinity) : ours / real;
  if (kind === 'atMost' || kind === 'atLeast') {
    const within = kind === 'atMost' ? ours <= real : ours >= real;
    return { ...compared, ratio, within, worst: within ? 0 : BROKEN };
  }
  const band = bands[kind];
  const off = Math.abs(ours - real);
  const allowed = Math.max(band.within * Math.abs(real), band.least);
  const most = Math.max(band.worst * Math.abs(real), band.worstLeast);
  return {
    ...compared,
    ratio,
    within: off <= allowed,
    worst: Number.isFinite(most) ? off / most : 0,
  };
}

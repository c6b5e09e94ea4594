/** The kind of a measure, which determines its band. For `atMost` and `atLeast`, the real number is a bound. */
export type Kind = 'mean' | 'sd' | 'share' | 'margin' | 'correlation' | 'atMost' | 'atLeast';

/** A measure: our number and the real one. */
export interface Compared {
  readonly measure: string;
  readonly group: string;
  readonly kind: Kind;
  readonly real: number;
  readonly ours: number;
}

/**
 * A measure with its verdict. `worst` is the difference as a share of the limit that no measure may exceed. Above 1,
 * the measure is too far off.
 */
export interface Verdict extends Compared {
  readonly ratio: number;
  readonly within: boolean;
  readonly worst: number;
}

/**
 * The bands. A measure is within its band if the difference is at most `within` times the real number or, if that is
 * more, at most `least`. `worst` and `worstLeast` set the limit that no measure may exceed in the same way. The
 * absolute limits are for small numbers, such as a share near 0 or a mean below 1. The mean margin has a wide band
 * because it is a small difference of large numbers. A correlation over a few hundred matches is accurate to about
 * 0.05. Bounds have no band.
 */
export const bands = {
  mean: { within: 0.05, worst: 0.15, least: 0.05, worstLeast: 0.15 },
  share: { within: 0.05, worst: 0.15, least: 0.02, worstLeast: 0.06 },
  correlation: { within: 0.05, worst: 0.15, least: 0.06, worstLeast: 0.15 },
  margin: { within: 0.05, worst: 0.15, least: 2, worstLeast: 6 },
  sd: { within: 0.2, worst: Infinity, least: 0.05, worstLeast: Infinity },
} as const satisfies Readonly<Record<Exclude<Kind, 'atMost' | 'atLeast'>, object>>;

/** Minimum share of measures that must be within their band. */
export const LEAST_WITHIN = 0.9;

/** Value of `worst` for a number beyond its bound. It is higher than that of any other measure. */
const BROKEN = 100;

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

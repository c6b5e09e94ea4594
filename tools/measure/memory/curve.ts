/** The memory of a server at a moment. **Units**: seconds since the start of the load, megabytes. */
export interface MemorySample {
  readonly seconds: number;
  readonly residentMb: number;
  /** The heap of V8, and buffers outside it. */
  readonly heapMb: number;
  readonly buffersMb: number;
  /** What the parts of the budget hold, as the server estimates it, and may hold. */
  readonly partsMb: number;
  readonly limitsMb: number;
}

/** How much more memory the second half of a run may take than the first, as a share. */
const FLAT = 0.05;

/** What a curve shows. **Units**: megabytes. */
export interface CurveVerdict {
  readonly mostMb: number;
  /** The most in the second half, without the peak of single moments. */
  readonly secondHalfMb: number;
  readonly firstHalfMb: number;
  readonly faults: readonly string[];
}

const highest = (samples: readonly MemorySample[]): number => {
  const sorted = samples.map(({ residentMb }) => residentMb).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
};

/**
 * Checks that memory stays below a limit and does not grow in the second half: its 95th percentile is at most 5% above
 * that of the quarter before it.
 */
export function verdictOf(samples: readonly MemorySample[], limitMb: number): CurveVerdict {
  const half = Math.floor(samples.length / 2);
  const firstHalfMb = highest(samples.slice(Math.floor(half / 2), half));
  const secondHalfMb = highest(samples.slice(half));
  const mostMb = Math.max(...samples.map(({ residentMb }) => residentMb));
  const over = samples.find(({ partsMb, limitsMb }) => partsMb > limitsMb);
  return {
    mostMb,
    firstHalfMb,
    secondHalfMb,
    faults: [
      ...(samples.length < 8 ? ['there are too few samples'] : []),
      ...(mostMb > limitMb ? [`${mostMb.toFixed(0)} MB is over the limit of ${limitMb} MB`] : []),
      ...(secondHalfMb > firstHalfMb * (1 + FLAT)
        ? [`memory grew from ${firstHalfMb.toFixed(0)} to ${secondHalfMb.toFixed(0)} MB in the second half`]
        : []),
      ...(over === undefined
        ? []
        : [`the parts hold ${over.partsMb.toFixed(0)} MB, over their limits of ${over.limitsMb.toFixed(0)} MB`]),
    ],
  };
}

/**
 * Returns a generator of standard normal numbers. The same seed gives the same numbers on every machine. Do not use it
 * for secrets. **Source**: mulberry32 by T. Ettinger; G. Box and M. Muller 1958.
 */
export function randomNormals(seed: number): () => number {
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  let spare: number | undefined;
  return () => {
    if (spare !== undefined) {
      const second = spare;
      spare = undefined;
      return second;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    const angle = 2 * Math.PI * uniform();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}

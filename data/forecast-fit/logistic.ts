/** Some features, and how often each class was observed with them, among `of` observations. */
export interface Observed {
  readonly features: ArrayLike<number>;
  readonly counts: readonly number[];
  readonly of: number;
}

/** Solves a system of linear equations with a symmetric positive definite matrix by Cholesky's method. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const a = (row: number, column: number): number => matrix[row * n + column] ?? 0;
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = a(i, j);
      for (let k = 0; k < j; k += 1) sum -= a(i, k) * a(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / a(j, j);
    }
  const x = right.slice();
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - a(i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / a(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) x[i] = (x[i] ?? 0) - a(k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / a(i, i);
  }
  return x;
}

/** Returns the step that Newton's method takes from some weights. */
function newtonStep(rows: readonly Observed[], w: Float64Array, size: number, ridge: number): Float64Array {
  const [n, classes] = [w.length, w.length / size];
  const [gradient, hessian, p] = [new Float64Array(n), new Float64Array(n * n), new Float64Array(classes)];
  for (const { features: x, counts, of } of rows) {
    const used = Array.from(x, (_, f) => f).filter((f) => x[f] !== 0);
    let sum = 1;
    for (let k = 0; k < classes; k += 1) {
      const z = used.reduce((total, f) => total + (w[k * size + f] ?? 0) * (x[f] ?? 0), 0);
      sum += p[k] = Math.exp(z);
    }
    for (let k = 0; k < classes; k += 1) p[k] = (p[k] ?? 0) / sum;
    for (let k = 0; k < classes; k += 1) {
      const chance = p[k] ?? 0;
      for (const f of used) {
        const row = k * size + f;
        gradient[row] = (gradient[row] ?? 0) + ((counts[k] ?? 0) - of * chance) * (x[f] ?? 0);
        for (let j = 0; j < classes; j += 1) {
          const weight = of * (Number(k === j) * chance - chance * (p[j] ?? 0)) * (x[f] ?? 0);
          for (const g of used) {
            const cell = row * n + j * size + g;
            hessian[cell] = (hessian[cell] ?? 0) + weight * (x[g] ?? 0);
          }
        }
      }
    }
  }
  for (let i = 0; i < n; i += 1) {
    hessian[i * n + i] = (hessian[i * n + i] ?? 0) + ridge;
    gradient[i] = (gradient[i] ?? 0) - ridge * (w[i] ?? 0);
  }
  return solve(hessian, gradient);
}

/**
 * Fits a logistic model by maximum likelihood, with Newton's method. Returns the weights of the features for each
 * class. The remaining class, which `of` includes but `counts` does not, has none. `ridge` is the weight of the squared
 * weights in the loss, which keeps rarely used ones finite.
 */
export function fitLogistic(rows: readonly Observed[], ridge = 0): readonly Float64Array[] {
  const [size, classes] = [rows[0]?.features.length ?? 0, rows[0]?.counts.length ?? 0];
  const w = new Float64Array(size * classes);
  for (let pass = 0; pass < 25; pass += 1) {
    const step = newtonStep(rows, w, size, ridge);
    for (let i = 0; i < w.length; i += 1) w[i] = (w[i] ?? 0) + (step[i] ?? 0);
    if (step.every((one) => Math.abs(one) < 1e-4)) break;
  }
  return Array.from({ length: classes }, (_, k) => w.slice(k * size, (k + 1) * size));
}

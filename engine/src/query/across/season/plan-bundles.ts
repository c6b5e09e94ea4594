import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';

/**
 * The bases of a plan in *bundles*: those that have the same weight in every sum of the plan, so that one column holds
 * their sum. Ten common metrics read 29 bases in 13 bundles.
 */
export interface PlanBundles {
  /** The bases of all bundles, one bundle after the other. */
  readonly bases: Uint16Array;
  /** The bases of each bundle. */
  readonly bundles: readonly Uint16Array[];
  /** A text for each bundle: its bases. */
  readonly keys: readonly string[];
  /** The bundle of each base of the vocabulary, or -1 if the plan does not read it. */
  readonly bundleOf: Int16Array;
  /** The bundle of each term of the plan. **Empty**: -1 if the term is a sum, or an earlier one adds the bundle. */
  readonly termBundles: Int16Array;
  /** The bundle that each sum is equal to. **Empty**: -1 if it is equal to none. */
  readonly equalTo: Int16Array;
}

/** Plans are kept for many questions, and so is what follows from them. */
const bundlesOfPlans = new WeakMap<Plan, PlanBundles>();

/** Returns the bases of a sum of a plan, with their weights. */
export function basesOfSum({ termStarts, termSources, termWeights }: Plan, sum: number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const add = (of: number, factor: number): void => {
    for (let term = termStarts[of] as number; term < (termStarts[of + 1] as number); term += 1) {
      const source = termSources[term] as number;
      const weight = factor * (termWeights[term] as number);
      if (source >= bases.length) add(source - bases.length, weight);
      else weights.set(source, (weights.get(source) ?? 0) + weight);
    }
  };
  add(sum, 1);
  return weights;
}

/** Returns the bases of a plan that have the same weights in all sums. */
function bundled(plan: Plan, sums: readonly ReadonlyMap<number, number>[]): readonly Uint16Array[] {
  const weightsOf = new Map([...plan.counted, ...plan.summed, ...plan.timed].map((base) => [base, '']));
  for (const [sum, weights] of sums.entries())
    for (const [base, weight] of weights) weightsOf.set(base, `${weightsOf.get(base) ?? ''}${sum}:${weight} `);
  const bundles = new Map<string, number[]>();
  for (const [base, weights] of weightsOf) {
    const bundle = bundles.get(weights);
    if (bundle === undefined) bundles.set(weights, [base]);
    else bundle.push(base);
  }
  return Array.from(bundles.values(), (bundle) => Uint16Array.from(bundle));
}

function compute(plan: Plan): PlanBundles {
  const { termStarts, termSources, termWeights } = plan;
  const sums = Array.from({ length: termStarts.length - 1 }, (_, sum) => basesOfSum(plan, sum));
  const bundles = bundled(plan, sums);
  const bundleOf = new Int16Array(bases.length).fill(-1);
  for (const [bundle, of] of bundles.entries()) for (const base of of) bundleOf[base] = bundle;
  const termBundles = new Int16Array(termSources.length).fill(-1);
  const equalTo = new Int16Array(sums.length).fill(-1);
  for (const sum of sums.keys()) {
    const added = new Set<number>();
    for (let term = termStarts[sum] as number; term < (termStarts[sum + 1] as number); term += 1) {
      const bundle = bundleOf[termSources[term] as number] ?? -1;
      if (bundle < 0 || added.has(bundle)) continue;
      added.add(bundle);
      termBundles[term] = bundle;
    }
    const first = bundleOf[termSources[termStarts[sum] as number] as number] ?? -1;
    const isOnly = first >= 0 && bundles[first]?.length === sums[sum]?.size;
    if (isOnly && termWeights[termStarts[sum] as number] === 1) equalTo[sum] = first;
  }
  return {
    bases: Uint16Array.from(bundles.flatMap((of) => [...of])),
    bundles,
    keys: bundles.map((of) => of.join()),
    bundleOf,
    termBundles,
    equalTo,
  };
}

/** Returns the bundles of a plan, computed once. */
export function bundlesOf(plan: Plan): PlanBundles {
  let known = bundlesOfPlans.get(plan);
  if (known === undefined) bundlesOfPlans.set(plan, (known = compute(plan)));
  return known;
}

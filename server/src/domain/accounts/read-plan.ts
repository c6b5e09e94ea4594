import { quotaPeriods, type Plan } from './plan.js';
import { membersOf, numberOf, textOf, wordOf, type Given } from './sound.js';

const MAX_RATE = 1_000_000;
const MAX_REQUESTS = 2_147_483_647;
const name = /^[^\p{C}]{1,64}$/u;

/** Reads a plan. **Throws** `AccountsError` naming the member that is off. */
export function readPlan(given: Given): Plan {
  const plan = membersOf(given, ['name', 'ratePerSecond', 'burst', 'requestLimit', 'quotaPeriod']);
  return {
    name: textOf(plan.name, name, 'a text of 1 to 64 characters'),
    ratePerSecond: numberOf(plan.ratePerSecond, 'any', 0.001, MAX_RATE),
    burst: numberOf(plan.burst, 'whole', 1, MAX_RATE),
    requestLimit: numberOf(plan.requestLimit, 'whole', 0, MAX_REQUESTS),
    quotaPeriod: wordOf(plan.quotaPeriod, quotaPeriods),
  };
}

import { quotaPeriods, type Plan } from './plan.js';
import { readMembers, readNumber, readText, readWord, type ParsedValue } from './schema-reader.js';

const MAX_RATE = 1_000_000;
const MAX_REQUESTS = 2_147_483_647;
const name = /^[^\p{C}]{1,64}$/u;

/** Reads a plan. **Throws** `AccountsError` naming the member that is off. */
export function readPlan(given: ParsedValue): Plan {
  const plan = readMembers(given, ['name', 'ratePerSecond', 'burst', 'requestLimit', 'quotaPeriod']);
  return {
    name: readText(plan.name, name, 'a text of 1 to 64 characters'),
    ratePerSecond: readNumber(plan.ratePerSecond, 'any', 0.001, MAX_RATE),
    burst: readNumber(plan.burst, 'whole', 1, MAX_RATE),
    requestLimit: readNumber(plan.requestLimit, 'whole', 0, MAX_REQUESTS),
    quotaPeriod: readWord(plan.quotaPeriod, quotaPeriods),
  };
}

import { DataError, type Fault } from '@goalsquare/data';

/** Returns the faults that some work throws. **Empty**: no faults if it succeeds. */
export function thrownFaults(work: () => unknown): readonly Fault[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.faults;
    throw error;
  }
}

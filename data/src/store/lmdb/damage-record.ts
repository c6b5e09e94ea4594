import { faultIn, faultLine, type Fault } from '../../log/fault.js';
import { readOr, type DamagedError } from '../damaged-error.js';

/** The damaged parts of a file found so far. Each is a fault and is reported once. */
export class DamageRecord {
  readonly #faults: Fault[] = [];

  constructor(
    private readonly file: string,
    private readonly complain: (line: string) => void,
  ) {}

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Records damage and how it is handled. */
  add({ subject, reason }: DamagedError, effect: string): void {
    if (this.#faults.some(({ field }) => field === subject)) return;
    const allowed = `undamaged data; it is damaged: ${reason}, and ${effect}`;
    const fault = faultIn(this.file, allowed, { field: subject });
    this.#faults.push(fault);
    this.complain(faultLine(fault));
  }

  /** Runs a read. **Throws** its error, and records it if it is a `DamagedError`. */
  read<T>(read: () => T): T {
    return this.readOr(read, (error) => {
      throw error;
    });
  }

  /** Returns the result of a read. If the data is damaged, records the damage and returns the result of `instead`. */
  readOr<T>(read: () => T, instead: (error: DamagedError) => T, effect = 'requests for it are refused'): T {
    return readOr(read, (error) => {
      this.add(error, effect);
      return instead(error);
    });
  }
}

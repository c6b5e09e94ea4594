import { SingleBar } from 'cli-progress';

/**
 * Counts a phase on the terminal, with an estimate of the time left; where there is no terminal, a line every half
 * minute.
 */
export class Progress {
  readonly #bar: SingleBar;

  constructor(phase: string, total: number) {
    this.#bar = new SingleBar({
      format: `${phase}: {value} of {total}{counts}, {duration_formatted} so far, about {eta_formatted} left`,
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 30_000,
      etaBuffer: 20,
    });
    this.#bar.start(total, 0, { counts: '' });
  }

  /** One more is done; `counts` says what has come of them. */
  next(counts: string): void {
    this.#bar.increment(1, { counts: counts && `; ${counts}` });
  }

  end(): void {
    this.#bar.stop();
  }
}

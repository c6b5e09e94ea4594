import type { FreeKickReason } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';
import { comparing, type Measure, type Seen } from './measure.js';

/**
 * Bounds for the number of free kicks in a match. Holding the ball: the lowest and the highest mean of a round in 2024.
 * Insufficient intent: half the mean of a lenient year (2015), and 1.25 times the mean of a strict one (2016).
 * **Source**: figures of the competition, as reported in newspapers.
 */
const bounds = {
  'Holding the Ball': [4.8, 11.6],
  'Deliberate Out of Bounds': [0.2, 2],
} as const satisfies Partial<Record<FreeKickReason, readonly [least: number, most: number]>>;

/** Compares the reasons for free kicks. High contact is the most common, then holding the ball. */
export class Frees implements Measure {
  readonly #counts = new Map<string, number>();
  #matches = 0;

  take({ log }: Seen): void {
    this.#matches += 1;
    for (const entry of log.entries) {
      if (entry.kind !== 'transaction' || !entry.code.startsWith('FK') || entry.code === 'FKAD') continue;
      const reason = entry.details?.freeKickReason;
      if (typeof reason === 'string') this.#counts.set(reason, this.#of(reason) + 1);
    }
  }

  compared(): readonly Compared[] {
    const [high, held] = [this.#of('High Tackle'), this.#of('Holding the Ball')];
    const next = Math.max(
      ...[...this.#counts].flatMap(([reason, count]) =>
        reason === 'High Tackle' || reason === 'Holding the Ball' ? [] : [count],
      ),
    );
    const { atLeast, between } = comparing('frees');
    return [
      atLeast('frees for high contact per free for holding the ball', 1, high / held),
      atLeast('frees for holding the ball per free for the next most frequent reason', 1, held / next),
      ...Object.entries(bounds).flatMap(([reason, within]) =>
        between(`${reason.toLowerCase()} a match`, within, this.#of(reason) / this.#matches),
      ),
    ];
  }

  #of(reason: string): number {
    return this.#counts.get(reason) ?? 0;
  }
}

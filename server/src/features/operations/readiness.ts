/** State of a part of the server: ready, degraded for a reason, or not ready for requests. */
export type PartState = 'ready' | { readonly degraded: string } | { readonly unready: string };

/** Readiness of the server, which the operations endpoints report. */
export interface Readiness {
  /** Whether the server answers requests: it has started and is not draining. */
  readonly isReady: () => boolean;
  /** The state of each part, by name. */
  readonly states?: () => ReadonlyMap<string, PartState>;
}

/** Collects the states of the server's parts. The server is ready unless a part is unready. */
export class ReadinessBoard implements Readiness {
  readonly #parts = new Map<string, () => PartState>();

  /** Adds a part, or replaces its state. */
  add(name: string, state: () => PartState): void {
    this.#parts.set(name, state);
  }

  readonly states = (): ReadonlyMap<string, PartState> =>
    new Map([...this.#parts].map(([name, state]) => [name, state()]));

  readonly isReady = (): boolean =>
    [...this.states().values()].every((state) => state === 'ready' || 'degraded' in state);
}

const wordsOf = (state: Exclude<PartState, 'ready'>): string =>
  'degraded' in state ? `degraded: ${state.degraded}` : state.unready;

/** Returns a line with the reason for each part that is not ready. */
export const readinessReasons = ({ states }: Readiness): readonly string[] =>
  [...(states?.() ?? [])].flatMap(([name, state]) => (state === 'ready' ? [] : `${name}: ${wordsOf(state)}`));

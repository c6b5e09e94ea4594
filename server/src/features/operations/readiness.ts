/** The state of a part of the server: ready, degraded for a reason, or not ready for requests. */
export type PartState = 'ready' | { readonly degraded: string } | { readonly unready: string };

/** Process information for the operations. */
export interface Readiness {
  /** Whether requests will be answered: started, and not draining. */
  readonly isReady: () => boolean;
  /** How each part is, by its name. */
  readonly states?: () => ReadonlyMap<string, PartState>;
}

/** How the parts of the server are. A part that counts adds itself; the server is ready while none is unready. */
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

/** A line for each part that is not ready, with the reason. */
export const readinessReasons = ({ states }: Readiness): readonly string[] =>
  [...(states?.() ?? [])].flatMap(([name, state]) => (state === 'ready' ? [] : `${name}: ${wordsOf(state)}`));

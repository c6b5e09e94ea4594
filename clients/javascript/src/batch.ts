import type { PlayerMetricRequest, SquadMetricRequest } from './contract/types.js';
import { listed, type Several } from './several.js';

type OneOrMore<T> = T extends readonly (infer Item)[] ? Several<Item> : T;

/** A request of a batch, by the names of the contract, but `metrics`. A list may be one value. */
export type BatchRequest = {
  readonly [Name in keyof Omit<PlayerMetricRequest, 'metricCodes'>]?: OneOrMore<PlayerMetricRequest[Name]> | undefined;
} & { readonly context?: SquadMetricRequest['context'] | undefined };

/**
 * Builds a batch: many requests for the statistics of a match that are sent as one. Each `add` returns the batch.
 *
 * @example
 * new Batch().add('GOAL', { zones: 'F50', id: 'forwards' }).add('DISPOSAL', { lastXSeconds: 300, id: 'late' })
 */
export class Batch {
  /** The requests as the contract spells them. */
  readonly requests: Readonly<Record<string, unknown>>[] = [];

  /** Adds a request. Without metrics the response has every metric that you are licensed for. */
  add(metrics?: Several<string>, request: BatchRequest = {}): this {
    const members: Record<string, unknown> = {};
    for (const [name, value] of Object.entries({ metricCodes: metrics, ...request }))
      if (value !== undefined) members[name] = name.endsWith('s') && !name.endsWith('Seconds') ? listed(value) : value;
    this.requests.push(members);
    return this;
  }
}

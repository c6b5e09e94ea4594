import { ConfigurationError } from './errors.js';
import type { PlayerMetricRequest, SquadMetricRequest } from './contract/types.js';
import { listed, type Several } from './several.js';

type OneOrMore<T> = T extends readonly (infer Item)[] ? Several<Item> : T;

/** The arguments of a question that take lists, and the names of those lists in the contract. */
export const questionLists = {
  metric: 'metricCodes',
  period: 'periods',
  zone: 'zones',
  scoreState: 'scoreStates',
  againstPersonId: 'againstPersonIds',
  role: 'roles',
} as const satisfies Readonly<Record<string, keyof PlayerMetricRequest>>;

type Lists = typeof questionLists;
type Listed = Lists[keyof Lists];

/** A question of a batch, with the parameter names of `playerStats`. You can pass a single value instead of a list. */
export type Question = {
  readonly [Name in Exclude<keyof Lists, 'metric'>]?: OneOrMore<PlayerMetricRequest[Lists[Name]]> | undefined;
} & {
  readonly [Name in keyof Omit<PlayerMetricRequest, Listed>]?: PlayerMetricRequest[Name] | undefined;
} & { readonly context?: SquadMetricRequest['context'] | undefined };

/**
 * Builds a batch: many questions about the statistics of a match, sent in one request. Each `add` returns the batch.
 *
 * @example
 * new Batch().add('GOAL', { zone: 'F50', id: 'forwards' }).add('DISPOSAL', { lastXSeconds: 300, id: 'late' })
 */
export class Batch {
  /** The questions, with the names of the contract. */
  readonly requests: Readonly<Record<string, unknown>>[] = [];

  /**
   * Adds a question. Without metrics the response has every metric that you are licensed for. **Throws**
   * `ConfigurationError` for an argument named in the plural, and for an empty list.
   */
  add(metric?: Several<string>, question: Question = {}): this {
    const members: Record<string, unknown> = {};
    for (const [name, value] of Object.entries({ metric, ...question }))
      if (value !== undefined) {
        const singular = Object.entries(questionLists).find(([, plural]) => plural === name)?.[0];
        if (singular !== undefined)
          throw new ConfigurationError(`A question has no '${name}'. Did you mean ${singular}?`);
        const plural = Object.hasOwn(questionLists, name) ? questionLists[name as keyof Lists] : undefined;
        members[plural ?? name] = plural === undefined ? value : listed(value);
      }
    this.requests.push(members);
    return this;
  }
}

import type { Match, Tier } from '@goalsquare/engine';
import type { Body } from '@goalsquare/openapi';
import { playerNumbers } from './player-statistics-json.js';
import { squadNumbers } from './squad-statistics-json.js';
import { labelled } from './labels.js';
import type { Numbers } from './numbers.js';
import { questionsOfItems } from './question.js';
import { readyPlan } from './ready-plan.js';

/** Names of the two lists of an answer to a batch. */
export interface BatchNames {
  readonly results: string;
  readonly requests: string;
}

/** A batch of requests for statistics, checked. */
export interface Batch {
  readonly names: BatchNames;
  /** The requests as understood. */
  readonly requests: readonly { readonly id: string; readonly lastXSeconds?: number }[];
  /** The numbers of one request. They are on a sheet that the next request of the same plan fills again. */
  readonly numbersOf: (match: Match, at: number) => Numbers;
}

const players = { results: 'playerStatistics', requests: 'playerMetricRequests' } as const;
const squads = { results: 'squadStatistics', requests: 'squadMetricRequests' } as const;

/** The batch of a body about players. **Throws** a problem of status 400. */
export function playerBatch(tier: Tier, { playerMetricRequests: items }: Body<'postPlayerStatistics'>): Batch {
  const questions = questionsOfItems('player', players.requests, items);
  const numbersOf: Batch['numbersOf'] = (match, at) => {
    const { codes, ask } = questions[at] ?? {};
    return playerNumbers(match, readyPlan('player', tier, codes), ask);
  };
  return { names: players, requests: labelled(items), numbersOf };
}

/** The batch of a body about squads. **Throws** a problem of status 400. */
export function squadBatch(tier: Tier, { squadMetricRequests: items }: Body<'postSquadStatistics'>): Batch {
  const questions = questionsOfItems('squad', squads.requests, items);
  const requests = labelled(items).map((request) => ({ ...request, context: request.context ?? 'For' }));
  const numbersOf: Batch['numbersOf'] = (match, at) => {
    const { codes, ask, context } = questions[at] ?? {};
    return squadNumbers(match, readyPlan('squad', tier, codes), ask, context);
  };
  return { names: squads, requests, numbersOf };
}

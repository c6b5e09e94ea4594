import type { ActFilter, Match, Tier } from '@goalsquare/engine';
import type { Body } from '@goalsquare/openapi';
import { evidenceCost } from '../evidence/evidence-cost.js';
import type { EvidenceList } from '../evidence/evidence-list.js';
import { playerFrame } from './player-statistics-json.js';
import { squadFrame } from './squad-statistics-json.js';
import { labelled } from './labels.js';
import type { Numbers } from './numbers.js';
import { questionsOfItems, type Question } from './question.js';
import { codesAt } from './ready-plan.js';
import { numbersOf } from './question-numbers.js';
import type { Level } from './checked-choices.js';

/** Names of the two lists of a batch response. */
export interface BatchNames {
  readonly results: string;
  readonly requests: string;
}

/** A validated batch of requests for statistics. */
export interface Batch {
  readonly names: BatchNames;
  /** The checked requests. */
  readonly requests: readonly { readonly id: string; readonly lastXSeconds?: number }[];
  /** Computes the results of one request. The next request with the same plan overwrites their table. */
  readonly numbersOf: (match: Match, at: number) => Numbers;
  /** The evidence requested by each request. **Empty**: `undefined` for a request without evidence. */
  readonly evidence: readonly (EvidenceList | undefined)[];
  /**
   * Returns the cost of the batch. For each request it is the number of metrics (all, if it names none) times
   * the number of players or squads, which is the largest possible number of statistics, plus the cost of the evidence.
   */
  readonly costOf: (match: Match) => number;
  /** The filters of the requests. */
  readonly filters: readonly ActFilter[];
}

const NO_CHOICE: Question = { codes: undefined, ask: {}, context: 'For' };

const players = { results: 'playerStatistics', requests: 'playerMetricRequests' } as const;
const squads = { results: 'squadStatistics', requests: 'squadMetricRequests' } as const;

/** Returns the evidence requested by each request. */
const evidenceLists = (of: Level, questions: readonly Question[]): Batch['evidence'] =>
  questions.map(({ evidence: detail, codes = codesAt(of.level, of.tier), ask: filter, context }) =>
    detail === undefined ? undefined : { detail, ...of, codes: [...new Set(codes)], filter, context },
  );

function batchOf(
  of: Level,
  names: BatchNames,
  requests: Batch['requests'],
  items: Parameters<typeof questionsOfItems>[2],
): Batch {
  const questions = questionsOfItems(of, names.requests, items);
  const evidence = evidenceLists(of, questions);
  const frameOf = of.level === 'player' ? playerFrame : squadFrame;
  const costOf: Batch['costOf'] = (match) => {
    const all = codesAt(of.level, of.tier).length;
    let cost = 0;
    for (const [at, { codes, ask }] of questions.entries()) {
      const columns = frameOf(match, ask.team).columns.length;
      const list = evidence[at];
      cost += (codes?.length ?? all) * columns + (list === undefined ? 0 : evidenceCost(match, list, columns));
    }
    return cost;
  };
  return {
    names,
    requests,
    numbersOf: (match, at) => numbersOf(of, questions[at] ?? NO_CHOICE, match),
    evidence,
    costOf,
    filters: questions.map(({ ask }) => ask),
  };
}

/**
 * Returns the batch that a body about players describes. **Throws** a problem of status 400 for unavailable metrics and
 * invalid filters.
 */
export const playerBatch = (tier: Tier, { playerMetricRequests: items }: Body<'postPlayerStatistics'>): Batch =>
  batchOf({ level: 'player', tier }, players, labelled(items), items);

/**
 * Returns the batch that a body about squads describes. **Throws** a problem of status 400 for unavailable metrics and
 * invalid filters.
 */
export function squadBatch(tier: Tier, { squadMetricRequests: items }: Body<'postSquadStatistics'>): Batch {
  const requests = labelled(items).map((request) => ({ ...request, context: request.context ?? 'For' }));
  return batchOf({ level: 'squad', tier }, squads, requests, items);
}

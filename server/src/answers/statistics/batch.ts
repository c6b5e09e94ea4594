import type { ActFilter, Match, StatisticLevel, Tier } from '@goalsquare/engine';
import type { Body } from '@goalsquare/openapi';
import { evidenceCost } from '../evidence/evidence-cost.js';
import type { EvidenceList } from '../evidence/evidence-list.js';
import { playerFrame, playerNumbers } from './player-statistics-json.js';
import { squadFrame, squadNumbers } from './squad-statistics-json.js';
import { labelled } from './labels.js';
import type { Numbers } from './numbers.js';
import { questionsOfItems, type Question } from './question.js';
import { codesAt, readyPlan } from './ready-plan.js';
import { withAbsent } from './with-absent.js';

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
   * Returns the cost of the batch. For each request it is the number of metrics times the number of players or squads,
   * which is the largest possible number of statistics, plus the cost of the evidence.
   */
  readonly costOf: (match: Match) => number;
  /** The filters of the requests. */
  readonly filters: readonly ActFilter[];
}

const NO_CHOICE: Question = { codes: undefined, ask: {}, context: 'For' };

const players = { results: 'playerStatistics', requests: 'playerMetricRequests' } as const;
const squads = { results: 'squadStatistics', requests: 'squadMetricRequests' } as const;

/** Returns the evidence requested by each request. */
const evidenceLists = (
  level: StatisticLevel,
  tier: Tier,
  questions: readonly Question[],
): readonly (EvidenceList | undefined)[] =>
  questions.map(({ evidence: detail, codes = codesAt(level, tier), ask: filter, context }) =>
    detail === undefined ? undefined : { detail, level, tier, codes: [...new Set(codes)], filter, context },
  );

/** Returns the cost of a batch. A request that names no metrics counts as `all` metrics. */
function costOfAll(
  match: Match,
  questions: readonly Question[],
  evidence: Batch['evidence'],
  all: number,
  columnsOf: (filter: ActFilter) => number,
): number {
  let cost = 0;
  for (const [at, { codes, ask }] of questions.entries()) {
    const columns = columnsOf(ask);
    const list = evidence[at];
    cost += (codes?.length ?? all) * columns + (list === undefined ? 0 : evidenceCost(match, list, columns));
  }
  return cost;
}

/**
 * Returns the batch that a body about players describes. **Throws** a problem of status 400 for unavailable metrics and
 * invalid filters.
 */
export function playerBatch(tier: Tier, { playerMetricRequests: items }: Body<'postPlayerStatistics'>): Batch {
  const questions = questionsOfItems({ level: 'player', tier }, players.requests, items);
  const evidence = evidenceLists('player', tier, questions);
  const numbersOf: Batch['numbersOf'] = (match, at) => {
    const question = questions[at] ?? NO_CHOICE;
    const { codes, ask } = question;
    return withAbsent(match, 'player', question, playerNumbers(match, readyPlan('player', tier, codes), ask));
  };
  const costOf: Batch['costOf'] = (match) =>
    costOfAll(
      match,
      questions,
      evidence,
      codesAt('player', tier).length,
      ({ team }) => playerFrame(match, team).columns.length,
    );
  const filters = questions.map(({ ask }) => ask);
  return { names: players, requests: labelled(items), numbersOf, evidence, costOf, filters };
}

/**
 * Returns the batch that a body about squads describes. **Throws** a problem of status 400 for unavailable metrics and
 * invalid filters.
 */
export function squadBatch(tier: Tier, { squadMetricRequests: items }: Body<'postSquadStatistics'>): Batch {
  const questions = questionsOfItems({ level: 'squad', tier }, squads.requests, items);
  const evidence = evidenceLists('squad', tier, questions);
  const requests = labelled(items).map((request) => ({ ...request, context: request.context ?? 'For' }));
  const numbersOf: Batch['numbersOf'] = (match, at) => {
    const question = questions[at] ?? NO_CHOICE;
    const { codes, ask, context } = question;
    return withAbsent(match, 'squad', question, squadNumbers(match, readyPlan('squad', tier, codes), ask, context));
  };
  const costOf: Batch['costOf'] = (match) =>
    costOfAll(
      match,
      questions,
      evidence,
      codesAt('squad', tier).length,
      ({ team }) => squadFrame(match, team).columns.length,
    );
  const filters = questions.map(({ ask }) => ask);
  return { names: squads, requests, numbersOf, evidence, costOf, filters };
}

import type { API } from '../api.js';
import type { Evidence, EvidenceTerm } from '../contract/types.js';
import { ConfigurationError } from '../errors.js';
import { operationNamed } from '../operation.js';
import { HubPages } from './hub-pages.js';

/** The arguments of `explain`: a metric and, to explain its value in a match, the player or squad and the filters. */
export type ExplainArguments = Readonly<Record<string, string | number | undefined>> & {
  readonly metric: string;
  readonly matchId?: number;
  readonly personId?: number;
  readonly squadId?: number;
};

const operations = { person: 'getPlayerEvidence', squad: 'getSquadEvidence' } as const;

const decided = new Set(['metric', 'sirenSeconds', 'secondsBefore', 'secondsAfter']);

/** The filters of evidence, in the order in which the contract lists them. */
export const evidenceParameters: readonly string[] = operationNamed(operations.squad).query.filter(
  (name) => !decided.has(name),
);

const DEFAULT_LIMIT = 50;

async function definition(api: API, metric: string): Promise<Readonly<Record<string, unknown>>> {
  const [entry] = await api.glossary(metric);
  if (entry === undefined) throw new ConfigurationError(`There is no metric '${metric}'. Use find with kind metric.`);
  return {
    metric: entry.metric_code,
    name: entry.metric_name,
    description: entry.metric_description,
    calculation: entry.technical_description,
    edgeCases: entry.edge_cases,
    formula: entry.aggregate_formula,
    page: new HubPages(api.url).metric(entry.metric_code),
  };
}

/** Returns a term without its location. */
const shortTerm = ({ location: _location, locationRotated: _rotated, ...term }: EvidenceTerm): object => term;

async function evidenceOf(
  api: API,
  { matchId, personId, squadId, ...parameters }: ExplainArguments,
): Promise<Evidence> {
  const named = { limit: DEFAULT_LIMIT, ...parameters };
  if (matchId !== undefined && personId !== undefined && squadId === undefined)
    return api.call(operations.person, { ...named, matchId, personId });
  if (matchId !== undefined && squadId !== undefined && personId === undefined)
    return api.call(operations.squad, { ...named, matchId, squadId });
  throw new ConfigurationError('To explain a value, pass matchId and either personId or squadId.');
}

/**
 * Explains a metric. With `matchId` and a person or squad, explains its value in that match: the formula, what each
 * filter left out, and the acts that were added up. **Throws** `GoalsquareError`.
 */
export async function explain(api: API, args: ExplainArguments): Promise<Readonly<Record<string, unknown>>> {
  const { matchId, personId, squadId, metric, limit: _limit, cursor: _cursor, asOf: _asOf, ...filters } = args;
  if (matchId === undefined && personId === undefined && squadId === undefined) return definition(api, metric);
  const evidence = await evidenceOf(api, args);
  const owner = personId === undefined ? { squadId } : { personId };
  return {
    metric: evidence.metric.code,
    ...(evidence.value !== undefined && { value: evidence.value }),
    formula: evidence.formula.text,
    description: evidence.formula.description,
    source: evidence.source,
    ...(evidence.absent !== undefined && { absent: evidence.absent }),
    acts: evidence.acts,
    seconds: evidence.seconds,
    excluded: evidence.excluded,
    bases: evidence.bases,
    termCount: evidence.termCount,
    ...(evidence.terms !== undefined && { terms: evidence.terms.map(shortTerm) }),
    ...(evidence.next !== undefined && { next: evidence.next }),
    page: new HubPages(api.url).questions(personId === undefined ? 'squads' : 'players', {
      matchId,
      ...owner,
      metric,
      measure: 'total',
      ...filters,
    }),
  };
}

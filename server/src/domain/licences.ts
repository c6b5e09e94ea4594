import { includesTier, tierOf, tiers, type MetricCode, type Tier } from '@goalsquare/engine';
import { contract, operations, type ExtensionId, type OperationId } from '@goalsquare/openapi';
import { includesSeason, type Licence } from './accounts/licence.js';
import { Problem, problemWith, type Fault, type ProblemCode } from './problems.js';
import type { Scope } from './scope.js';
import { itemLocation, queryLocation, type FaultLocation } from './fault-location.js';

/** A call, as licence rules see it. Its query and body match the contract. */
interface Asking {
  readonly licence: Licence;
  /** Finds the resources in a path. **Throws** a problem of status 404 if one does not exist. */
  readonly scope: () => Scope;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A licence rule for operations. */
interface LicenceRule {
  /** Code of the problem if the licence lacks something. */
  readonly code: ProblemCode;
  readonly operations: readonly OperationId[];
  /** Describes what the licence lacks for a call, as a sentence or as faults. **Empty**: the licence is sufficient. */
  readonly lacking: (asking: Asking) => string | readonly Fault[];
}

interface MetricRequest {
  readonly validation?: unknown;
  readonly metricCodes?: readonly string[];
}

const TRANSACTIONAL: Tier = 'Transactional';

const ids = ['matchId', 'seasonId', 'levelId', 'leagueId'] as const;

/** Returns the narrowest id in a path. Seasons without a league in the path belong to the default league and level. */
const narrowestOf = (template: string): (typeof ids)[number] | undefined =>
  template === '/v1/seasons' ? 'levelId' : ids.find((id) => template.includes(`{${id}}`));

/**
 * Returns the operations whose path has this id as its narrowest one, so that operations added to the contract later
 * fall under the rule for the id.
 */
const under = (id: (typeof ids)[number]): readonly OperationId[] =>
  Object.entries(contract.paths).flatMap(([template, { get, post }]) =>
    narrowestOf(template) === id ? [get, post].flatMap((one) => one?.operationId ?? []) : [],
  );

/**
 * Returns the name of the league, level, season or match that a licence lacks. A league or level is licensed if any of
 * its seasons is. **Empty**: an empty text if the licence is sufficient.
 */
function seasonsLacking({ licence, scope }: Asking): string {
  const { name, seasons } = scope();
  return seasons.some((season) => includesSeason(licence, season)) ? '' : name;
}

const transactionsLacking = ({ licence: { tier }, scope }: Asking): string =>
  includesTier(tier, TRANSACTIONAL)
    ? ''
    : `${scope().name}: transactions need the tier ${TRANSACTIONAL}, the account has ${tier}`;

const neededTiers = new WeakMap<readonly string[], Tier>();

/** Returns the lowest tier that includes all codes of a list. It is computed once for each list. */
function tierOfAll(codes: readonly string[]): Tier {
  const known = neededTiers.get(codes);
  if (known !== undefined) return known;
  const needed =
    tiers.find((tier) => codes.every((code) => includesTier(tier, tierOf(code as MetricCode)))) ?? TRANSACTIONAL;
  neededTiers.set(codes, needed);
  return needed;
}

/** Returns a fault for each code that a licence does not include. */
export function metricsLacking(
  codes: readonly string[] = [],
  { tier }: Pick<Licence, 'tier'>,
  place: FaultLocation,
): readonly Fault[] {
  if (includesTier(tier, tierOfAll(codes))) return [];
  return codes.flatMap((code, index) => {
    const needed = tierOf(code as MetricCode);
    if (includesTier(tier, needed)) return [];
    const { label, where } = place('metricCodes', index);
    return [{ detail: `${label} '${code}' needs the tier ${needed}, the account has ${tier}.`, ...where, value: code }];
  });
}

/**
 * Returns the codes that the licence must include for the request to be accepted. With `validation=partial` there are
 * none.
 */
export const refusableCodes = ({ metricCodes, validation }: MetricRequest): readonly string[] | undefined =>
  validation === 'partial' ? undefined : metricCodes;

/** Returns the metrics that a query names, as a list or a single value. */
const codesIn = (metric: unknown): readonly string[] =>
  Array.isArray(metric) ? (metric as string[]) : [String(metric)];

const queryLacking = ({ licence, query: { metric, validation } }: Asking): readonly Fault[] =>
  metricsLacking(
    refusableCodes({ ...(metric !== undefined && { metricCodes: codesIn(metric) }), validation }),
    licence,
    queryLocation,
  );

const batchLacking =
  (list: string) =>
  ({ licence, body }: Asking): readonly Fault[] =>
    (body as Readonly<Record<string, readonly MetricRequest[]>>)[list]?.flatMap((request, at) =>
      metricsLacking(refusableCodes(request), licence, itemLocation(list, at)),
    ) ?? [];

/**
 * The licence rules, in the order in which they apply. Lists are filtered instead of refused: see `licensedWorld`, and
 * `codesOfTier` for metrics. **Source**: ADR 35.
 */
export const licenceRules = {
  league: { code: 'league-not-licensed', operations: under('leagueId'), lacking: seasonsLacking },
  level: { code: 'level-not-licensed', operations: under('levelId'), lacking: seasonsLacking },
  season: { code: 'season-not-licensed', operations: under('seasonId'), lacking: seasonsLacking },
  match: { code: 'match-not-licensed', operations: under('matchId'), lacking: seasonsLacking },
  transactions: { code: 'match-not-licensed', operations: ['getMatchTransactions'], lacking: transactionsLacking },
  queriedMetrics: {
    code: 'metric-not-licensed',
    operations: ['getPlayerStatistics', 'getSquadStatistics'],
    lacking: queryLacking,
  },
  batchedPlayerMetrics: {
    code: 'metric-not-licensed',
    operations: ['postPlayerStatistics'],
    lacking: batchLacking('playerMetricRequests'),
  },
  batchedSquadMetrics: {
    code: 'metric-not-licensed',
    operations: ['postSquadStatistics'],
    lacking: batchLacking('squadMetricRequests'),
  },
} as const satisfies Readonly<Record<string, LicenceRule>>;

const rules: readonly LicenceRule[] = Object.values(licenceRules);

/**
 * Returns the operations whose licence rules apply to an operation: the operation itself, or those that an extension
 * names.
 */
export const licensedAs = (id: OperationId | ExtensionId): readonly OperationId[] => {
  const operation = operations.get(id);
  if (operation?.['x-extension'] !== true) return [id as OperationId];
  return operation['x-licensed-as'] ?? [];
};

/** The rules that apply to each operation, in the order of `licenceRules`. */
const rulesOf: ReadonlyMap<OperationId | ExtensionId, readonly LicenceRule[]> = new Map(
  [...operations.keys()].map((id) => [
    id,
    rules.filter((rule) => licensedAs(id).some((one) => rule.operations.includes(one))),
  ]),
);

/**
 * Requires that an account's licence includes a call. **Throws** a problem of status 403, or 404 if the path names
 * something that does not exist.
 */
export function requireLicence(id: OperationId | ExtensionId, asking: Asking): void {
  for (const { code, lacking } of rulesOf.get(id) ?? []) {
    const lack = lacking(asking);
    if (lack.length > 0)
      throw typeof lack === 'string'
        ? new Problem(code, `Account insufficiently licensed for ${lack}.`)
        : problemWith(code, lack);
  }
}

import {
  displayValue,
  includesTier,
  metricOf,
  roundTo,
  VALUE_DECIMALS,
  type EvidenceDimension,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import type { AcrossEvidence, AcrossEvidenceRow, ExtensionId } from '@goalsquare/openapi';
import { formulaShape, sumShape } from '../../answers/evidence/evidence-shape.js';
import { ComputedList } from '../../answers/json/computed-list.js';
import { metricFrom } from '../../answers/shapes/metric.js';
import { actsOfQuery } from '../../answers/statistics/act-filter.js';
import { Problem } from '../../domain/problems.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { CheckedQuery } from '../across/checked-query.js';
import type { Names } from '../across/names.js';
import { AwaitedWork } from '../across/awaited-work.js';
import type { Timers } from '../../domain/timers.js';
import type { QueryRunner, ResolvedQuery } from '../across/query-runner.js';
import { queryOfParameters } from '../across/requested-query.js';
import { checkOne, tagOf, waitingOf } from '../across/requests.js';
import { csvOfItems, type ItemColumn } from '../../answers/csv/items.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { itemFormats, type ItemFormat } from '../evidence/item-formats.js';
import { itemPage, linkNext, nextCursor } from '../../http/pipeline/item-page.js';
import { itemResponse } from '../evidence/item-response.js';
import { termColumns } from '../evidence/term-columns.js';
import { collectEvidence, type CollectedEvidence } from './collected-evidence.js';
import { costOfEvidence, requireEvidenceCost } from './evidence-cost.js';
import { keysIn } from './evidence-keys.js';
import { ownedTerms, rowShape, type OwnedTerm } from './row-shape.js';

/** Operation ids of evidence across matches. */
export type AcrossEvidenceOperationId = Extract<ExtensionId, `get${'Players' | 'Squads'}EvidenceAcrossMatches`>;

const formats: readonly ItemFormat[] = ['json', 'csv'];

const columns: readonly ItemColumn<OwnedTerm>[] = [
  { name: 'match_id', of: ({ matchId }) => matchId },
  { name: 'row_squad_id', of: ({ owner }) => owner.squadId },
  { name: 'row_person_id', of: ({ owner }) => owner.personId },
  ...termColumns.map(({ name, of }) => ({ name, of: ({ term }: OwnedTerm) => of(term) })),
];

/** Requires the Transactional tier for a file of terms. **Throws** a problem of status 403. */
function requireTerms({ account: { licence } }: ExtensionRequest): void {
  if (includesTier(licence.tier, 'Transactional')) return;
  throw new Problem(
    'match-not-licensed',
    `Terms need the tier Transactional, the account has ${licence.tier}. The JSON response contains counts by base.`,
  );
}

/** Checks the query and the metric of a request. **Throws** a problem of status 400 or 403. */
function checkedQuery(level: StatisticLevel, request: ExtensionRequest): CheckedQuery {
  const { metric, cursor: _, ...parameters } = request.call.query;
  const acts = actsOfQuery(parameters);
  return checkOne(request, level, queryOfParameters({ ...parameters, metric: [metric] }, acts.acts), acts);
}

/** Returns the JSON response without `next`. Its rows are computed while they are written. */
function responseOf(
  { checked: { query }, selected }: ResolvedQuery,
  names: Names,
  code: MetricCode,
  { value, sums, rows, ...counts }: CollectedEvidence,
  hasTerms: boolean,
): Omit<AcrossEvidence, 'rows' | 'next'> & { readonly rows: ComputedList<AcrossEvidenceRow> } {
  const formula = metricOf(code).formula[query.level];
  if (formula === undefined) throw new Error(`${code} does not exist for a ${query.level}`);
  return {
    metric: metricFrom(code),
    by: query.by as readonly EvidenceDimension[],
    ...(query.level === 'squad' && { context: query.context ?? 'For' }),
    ...(value !== undefined && {
      value: roundTo(value, VALUE_DECIMALS),
      valueDisplay: displayValue(value, metricOf(code).format),
    }),
    formula: formulaShape(formula, code),
    sums: sums.map(sumShape),
    matches: counts.matchCount,
    matchesNotLicensed: selected.matchesNotLicensed,
    acts: counts.acts,
    seconds: counts.seconds,
    termCount: counts.termCount,
    rowCount: counts.rowCount,
    rows: new ComputedList(function* () {
      for (const row of rows) yield rowShape(names, row, hasTerms);
    }),
  };
}

const evidenceEndpoint =
  (runner: QueryRunner, collecting: AwaitedWork<CollectedEvidence>, level: StatisticLevel): ExtensionEndpoint =>
  async (request) => {
    const { req, res, account, call } = request;
    const keys = keysIn(level, call.query);
    const checked = checkedQuery(level, request);
    const [code] = checked.query.codes;
    if (code === undefined) throw new Error('a query of evidence has no metric');
    const resolved = await runner.resolve(checked, account);
    requireEvidenceCost(costOfEvidence({ query: checked.query, seasons: resolved.selected.seasons }, keys));
    const format = preferredFormat(req, call.query.format, itemFormats, formats);
    if (format !== 'json') requireTerms(request);
    const tag = tagOf(account, [resolved], 'json');
    const page = itemPage({ ...call.query, limit: checked.limit }, tag, false);
    const freshness = { tag: tag.replace(/"$/u, `-${page.from}"`), maxAge: resolved.maxAge };
    const compute = async (): Promise<object> => {
      const ofPage = `${tag} ${JSON.stringify([keys, page.from, page.limit])}`;
      const collected = await collecting.run(ofPage, waitingOf(request), (stop) =>
        collectEvidence(runner, resolved, keys, page, stop),
      );
      const next = nextCursor({ from: page.from, limit: collected.end - page.from }, collected.rowCount, tag);
      linkNext(req, res, next);
      if (format === 'csv') return csvOfItems(columns, ownedTerms(collected.rows));
      const hasTerms = includesTier(account.licence.tier, 'Transactional');
      return {
        ...responseOf(resolved, await runner.names(resolved), code, collected, hasTerms),
        ...(next !== undefined && { next }),
      };
    };
    return { response: itemResponse(freshness, format, `evidence-${code}`, compute) };
  };

/** The endpoints of evidence across matches. */
export function acrossEvidenceEndpoints(
  runner: QueryRunner,
  timers: Timers,
): Pick<ExtensionEndpoints, AcrossEvidenceOperationId> {
  const collecting = new AwaitedWork<CollectedEvidence>(timers);
  return {
    getPlayersEvidenceAcrossMatches: evidenceEndpoint(runner, collecting, 'player'),
    getSquadsEvidenceAcrossMatches: evidenceEndpoint(runner, collecting, 'squad'),
  };
}

import {
  absenceReasons,
  evidenceOf,
  includesTier,
  type ActFilter,
  type Evidence,
  type EvidenceSubject,
  type Match,
  type MatchView,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import type { EvidenceTerm, Query } from '@goalsquare/openapi';
import { computedList, type ComputedList } from '../../answers/json/computed-list.js';
import { namesIn } from '../../answers/evidence/act-shapes.js';
import { listedTerms, summaryShape, termShape, type ListedTerm } from '../../answers/evidence/evidence-shape.js';
import { metricFrom } from '../../answers/shapes/metric.js';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import { questionOfQuery, type Question } from '../../answers/statistics/question.js';
import { requirePart, requireStatistics, requireTeams } from '../../domain/gates.js';
import { Problem } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { csvOfItems } from '../../answers/csv/items.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { itemFormats, type ItemFormat } from './item-formats.js';
import { itemPage, type ItemPage, linkNext, nextCursor } from '../../http/pipeline/item-page.js';
import { itemResponse } from './item-response.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';
import { termColumns } from './term-columns.js';
import { videoClock, videoTimeline, type VideoInstance } from './video-timeline.js';

const formats: readonly ItemFormat[] = ['json', 'csv', 'xml'];

/** Returns the player or squad that a path names. **Throws** a problem of status 404 if it is not in the match. */
function subjectOf(match: Match, level: StatisticLevel, id: number, { context }: Question): EvidenceSubject {
  if (level === 'player') {
    const slot = match.persons.indexOf(id);
    if (slot < 0) throw new Problem('person-not-found', `There is no person ${id} in match ${match.id}.`);
    return { level, slot };
  }
  const { home, away } = match.details().header;
  if (id !== home.id && id !== away.id)
    throw new Problem('squad-not-found', `There is no squad ${id} in match ${match.id}.`);
  return { level, side: id === home.id ? 0 : 1, context };
}

/** Reads the parameters of a request. **Throws** a problem of status 400. */
function questionOf(
  level: StatisticLevel,
  { account, call: { query } }: ExtensionRequest,
): Question & { readonly code: MetricCode } {
  const { metric } = query;
  const { tier } = account.licence;
  const question = questionOfQuery({ level, tier }, { ...query, metric: [metric] } as Query<'getSquadStatistics'>);
  return { ...question, code: metric as MetricCode };
}

/** Yields a video instance for each term that has a time. */
function* instancesOf(view: MatchView, code: string, terms: readonly ListedTerm[]): Generator<VideoInstance> {
  const names = namesIn(view);
  for (const listed of terms) {
    const term = termShape(view, listed);
    if (term.period === undefined || term.periodSecs === undefined) continue;
    yield {
      code,
      period: term.period,
      from: term.periodSecs,
      to: term.toPeriodSecs ?? term.periodSecs,
      labels: [
        ['Squad', names.squads.get(term.squadId) ?? ''],
        ...(term.personId === undefined ? [] : [['Player', names.persons.get(term.personId) ?? ''] as const]),
        ...(term.transactionName === undefined ? [] : [['Transaction', term.transactionName] as const]),
        ...(term.zone === undefined ? [] : [['Zone', term.zone] as const]),
        ['Base', term.base],
        ['Period', term.period],
      ],
    };
  }
}

/** The evidence for a request, with all its terms. */
interface Found {
  readonly match: Match;
  readonly evidence: Evidence;
  readonly terms: readonly ListedTerm[];
  readonly question: Question & { code: MetricCode };
}

function find(match: Match, level: StatisticLevel, id: number, question: Found['question']): Found {
  requirePart(match, question.ask);
  const evidence = evidenceOf(match, subjectOf(match, level, id, question), question.code, question.ask);
  if (evidence === undefined) throw new Error(`there is no evidence of ${question.code} for a ${level}`);
  return { match, evidence, terms: listedTerms(evidence), question };
}

const termsIn = (view: MatchView, terms: readonly ListedTerm[]): ComputedList<EvidenceTerm> =>
  computedList(terms, (term) => [termShape(view, term)]);

const absentIn = (match: Match, level: StatisticLevel, code: MetricCode, ask: ActFilter) =>
  absenceReasons(match, level, [code], ask)[0];

/** Requires the Transactional tier for a file of terms. **Throws** a problem of status 403. */
function requireTerms({ account }: ExtensionRequest, { id }: Match): void {
  const { tier } = account.licence;
  if (!includesTier(tier, 'Transactional'))
    throw new Problem(
      'match-not-licensed',
      `Account insufficiently licensed for match ${id}: terms need the tier Transactional, the account has ${tier}. The JSON response contains counts by base.`,
    );
}

const evidenceEndpoint =
  (services: MatchServices, level: StatisticLevel): ExtensionEndpoint =>
  async (request) => {
    const { req, call } = request;
    const { query, path } = call;
    const question = questionOf(level, request);
    const requested = await requestedMatch(services, request, question.ask.lastXSeconds !== undefined);
    const { match } = requested;
    const format = preferredFormat(req, query.format, itemFormats, formats);
    if (format !== 'json') requireTerms(request, match);
    const page = itemPage(query, requested.tag, format !== 'json');
    const id = Number(level === 'player' ? path.personId : path.squadId);
    const compute = async (): Promise<object> => {
      const found = await workQueue.run(() => find(match, level, id, question));
      const view = cachedMatchView(match);
      const shown = found.terms.slice(page.from, page.from + page.limit);
      if (format === 'csv') return csvOfItems(termColumns, termsIn(view, shown));
      if (format === 'xml') return videoTimeline(videoClock(match, query), instancesOf(view, question.code, shown));
      return evidenceShape(request, { ...found, level, id, question, shown, page, tag: requested.tag });
    };
    return {
      gated: { match, gates: [requireStatistics, requireTeams] },
      response: itemResponse(requested, format, `${match.id}-${id}-${question.code}`, compute),
    };
  };

/** The evidence for a request, and one page of its terms. */
interface EvidencePage extends Found {
  readonly level: StatisticLevel;
  readonly id: number;
  readonly shown: readonly ListedTerm[];
  readonly page: ItemPage;
  readonly tag: string;
}

function evidenceShape(
  { req, res, account }: ExtensionRequest,
  { match, level, id, evidence, terms, question, shown, page, tag }: EvidencePage,
): object {
  const view = cachedMatchView(match);
  const hasTerms = includesTier(account.licence.tier, 'Transactional');
  const next = hasTerms ? nextCursor(page, terms.length, tag) : undefined;
  linkNext(req, res, next);
  const absent = evidence.isSupplied ? undefined : absentIn(match, level, question.code, question.ask);
  return {
    matchId: match.id,
    ...subjectIds(view, level, id, question),
    metric: metricFrom(question.code),
    ...summaryShape(evidence, terms),
    ...(absent && { absent }),
    ...(hasTerms && { terms: termsIn(view, shown) }),
    ...(next !== undefined && { next }),
  };
}

function subjectIds({ header }: MatchView, level: StatisticLevel, id: number, { context }: Question) {
  if (level === 'squad') return { squadId: id, context };
  const isHome = header.home.players.some(({ personId }) => personId === id);
  return { squadId: (isHome ? header.home : header.away).id, personId: id };
}

export const evidenceEndpoints = (
  services: MatchServices,
): Pick<ExtensionEndpoints, 'getPlayerEvidence' | 'getSquadEvidence'> => ({
  getPlayerEvidence: evidenceEndpoint(services, 'player'),
  getSquadEvidence: evidenceEndpoint(services, 'squad'),
});

import type { MatchView } from '@goalsquare/engine';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import { creditedIds } from '../../answers/evidence/act-shapes.js';
import { listedTerms, summaryShape, termShape } from '../../answers/evidence/evidence-shape.js';
import type { AcrossEvidenceRow, EvidenceTerm, StatisticsMatch } from '@goalsquare/openapi';
import { matchOf, type Names } from '../across/names.js';
import type { PageRow } from './collected-evidence.js';

/** Returns the ids of a row's owner. */
function ownerIds(view: MatchView, { subject }: PageRow): { readonly squadId: number; readonly personId?: number } {
  if (subject.level === 'squad') return creditedIds(view, { side: subject.side, slot: undefined });
  const { home } = view.header;
  return creditedIds(view, { side: subject.slot < home.players.length ? 0 : 1, slot: subject.slot });
}

function matchShape({ header: { id } }: MatchView, names: Names): StatisticsMatch {
  const brief = names.match(id);
  if (brief === undefined) throw new Error(`the seasons of a query do not list match ${id}`);
  return matchOf(brief);
}

/**
 * Returns a row of evidence across matches: its match, its owner, its summary and, for the Transactional tier, its
 * terms.
 */
export function rowShape(names: Names, row: PageRow, hasTerms: boolean): AcrossEvidenceRow {
  const view = cachedMatchView(row.match);
  const terms = listedTerms(row.evidence);
  const { formula: _, ...summary } = summaryShape(row.evidence, terms);
  return {
    match: matchShape(view, names),
    ...ownerIds(view, row),
    ...summary,
    ...(hasTerms && { terms: terms.map((term) => termShape(view, term)) }),
  };
}

/** A term, with the match and the owner of its row. */
export interface OwnedTerm {
  readonly matchId: number;
  readonly owner: ReturnType<typeof ownerIds>;
  readonly term: EvidenceTerm;
}

/** Yields the terms of rows, computed as they are read. */
export function* ownedTerms(rows: readonly PageRow[]): Generator<OwnedTerm> {
  for (const row of rows) {
    const view = cachedMatchView(row.match);
    const owner = ownerIds(view, row);
    for (const term of listedTerms(row.evidence)) yield { matchId: row.matchId, owner, term: termShape(view, term) };
  }
}

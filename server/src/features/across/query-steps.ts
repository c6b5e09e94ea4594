import type { AcrossFold, CellEvidence, Match } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import type { RowVisitor } from './answer-query.js';
import { stopIf } from './season-loader.js';

/** Visits the evidence of the rows of a match, a row in each step. */
export function* rowsIn(cell: CellEvidence, match: Match, visit: RowVisitor): Steps<void> {
  for (const row of cell.add(match)) {
    visit(match, row);
    yield;
  }
}

/** Adds a match to folds, one in each step. */
export function* addTo(folds: readonly AcrossFold[], match: Match): Steps<void> {
  for (const fold of folds) {
    fold.addMatch(match);
    yield;
  }
}

/** Takes steps until all clients have disconnected. **Throws** an error then. */
export function* untilStopped<T>(steps: Steps<T>, signal: AbortSignal): Steps<T> {
  for (;;) {
    stopIf(signal);
    const next = steps.next();
    if (next.done === true) return next.value;
    yield;
  }
}

import type { AcrossFold, CellEvidence, Match } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import type { RowVisitor } from './answer-query.js';
import { stopIf } from './season-loader.js';

/** Visits the evidence of a match's rows, one row in each step. */
export function* rowsIn(cell: CellEvidence, match: Match, visit: RowVisitor): Steps<void> {
  for (const row of cell.add(match)) {
    visit(match, row);
    yield;
  }
}

/** Adds a match to folds, one fold in each step. */
export function* addTo(folds: readonly AcrossFold[], match: Match): Steps<void> {
  for (const fold of folds) {
    fold.addMatch(match);
    yield;
  }
}

/** Runs steps. **Throws** an error once all clients have disconnected. */
export function* untilStopped<T>(steps: Steps<T>, signal: AbortSignal): Steps<T> {
  for (;;) {
    stopIf(signal);
    const next = steps.next();
    if (next.done === true) return next.value;
    yield;
  }
}

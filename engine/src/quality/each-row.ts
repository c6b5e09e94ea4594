import type { Row } from '../timeline/row.js';
import type { QualityView } from './quality-view.js';
import type { QualityRule, Violation } from './rule.js';
import { described, describedBefore } from './words.js';

/** Returns a check of selected rows. `faultOf` describes a fault, or returns `undefined` for a correct row. */
export const eachRow =
  (selects: (row: Row) => boolean, faultOf: (row: Row, view: QualityView) => string | undefined) =>
  (view: QualityView): readonly Violation[] => {
    const found: Violation[] = [];
    for (const row of view.checked) {
      if (!selects(row)) continue;
      const text = faultOf(row, view);
      if (text !== undefined) found.push({ row, text });
    }
    return found;
  };

/** Whether a row may follow the last touch before it, or contradicts it. */
type TouchTest = (before: Row, row: Row, view: QualityView) => boolean;

/** Returns a check that selected rows follow a touch that `fits` accepts. */
export const mustFollow = (selects: (row: Row) => boolean, fits: TouchTest): QualityRule['check'] =>
  eachRow(selects, (row, view) => {
    const before = view.touchBefore(row);
    return before !== undefined && fits(before, row, view)
      ? undefined
      : `${described(view, row)} follows ${describedBefore(view, before)}`;
  });

/** Returns a check that selected rows follow no touch that `contradicts` accepts. */
export const mustNotFollow = (selects: (row: Row) => boolean, contradicts: TouchTest): QualityRule['check'] =>
  eachRow(selects, (row, view) => {
    const before = view.touchBefore(row);
    return before !== undefined && contradicts(before, row, view)
      ? `${described(view, row)} follows ${described(view, before)}`
      : undefined;
  });

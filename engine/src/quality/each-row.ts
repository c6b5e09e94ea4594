import type { Row } from '../timeline/row.js';
import type { QualityView } from './quality-view.js';
import type { Violation } from './rule.js';

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

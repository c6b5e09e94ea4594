export { dividesTime, unsuppliedBits, type ActDimension } from './act-selection.js';
export { actDimensions, actParts, type ActParts } from './act-parts.js';
export { totalsByPart, type PartTotals } from './totals-by-part.js';

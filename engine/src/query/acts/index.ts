export { dividesTime, unsuppliedBits, type ActDimension } from './act-selection.js';
export { actDimensions, actParts, type ActParts } from './act-parts.js';

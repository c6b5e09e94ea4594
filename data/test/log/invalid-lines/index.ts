import { invalidEntryShapes } from './invalid-entry-shapes.js';
import { invalidHeaderShapes } from './invalid-header-shapes.js';
import { invalidJson } from './invalid-json.js';
import type { InvalidLine } from './invalid-line.js';
import { semanticErrors } from './semantic-errors.js';

export { invalidByHeader } from './invalid-by-header.js';
export { semanticErrors };

/** Every line that is JSON but does not have the shape of the rules. */
export const invalidShapes: readonly InvalidLine[] = [...invalidHeaderShapes, ...invalidEntryShapes];

export const invalidLines: readonly InvalidLine[] = [...invalidJson, ...invalidShapes, ...semanticErrors];

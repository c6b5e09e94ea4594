import { readDocument } from './read-document.js';
import { referenceTarget } from './reference-target.js';

/** One operation of the operator API, as far as code here reads it. */
export interface OperatorOperation {
  readonly operationId: 'beginMatch' | 'getLiveMatch' | 'appendEntries' | 'getMatchLog';
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'header'; readonly schema: object }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

type Paths = Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', OperatorOperation>>>>>;

/** The operator API. Clone it for a library that modifies its input. */
export const operatorDocument: Readonly<Record<string, unknown>> = readDocument('operator.json') as Record<
  string,
  unknown
>;

/** A part of the document, with each reference replaced by its target. */
function resolved(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(resolved);
  const { $ref } = part as { readonly $ref?: string };
  if ($ref === undefined) return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]));
  return resolved(referenceTarget(operatorDocument, $ref));
}

/** The paths of the operator API and their operations, without references. */
export const operatorPaths: Paths = resolved(operatorDocument.paths) as Paths;

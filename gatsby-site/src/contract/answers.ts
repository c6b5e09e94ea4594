import { resolved, type Body } from './document';
import { describedOperation } from './operations';

/** The media type of responses. */
export const JSON_TYPE = 'application/json';

/** Returns the example response of an operation in the contract. **Empty**: `undefined` if there is none. */
export function shownAnswer(operationId: string): unknown {
  const success = describedOperation(operationId).responses['200'];
  return success === undefined ? undefined : resolved<Body>(success).content?.[JSON_TYPE]?.examples?.sandbox?.value;
}

/** Returns the example response of an operation in the contract. **Throws** if there is none. */
export function answerOf(operationId: string): unknown {
  const answer = shownAnswer(operationId);
  if (answer === undefined) throw new Error(`the contract shows no answer of ${operationId}`);
  return answer;
}

/**
 * Returns the part of a value at a path: members by name, items by index in brackets, as in `squads[0].name`.
 * **Throws** if there is no such part.
 */
export function taken(value: unknown, path: string): unknown {
  let part = value;
  for (const step of path.match(/[^.[\]]+/gu) ?? []) {
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[step] : undefined;
    if (part === undefined) throw new Error(`${path} leads nowhere: there is no ${step}`);
  }
  return part;
}

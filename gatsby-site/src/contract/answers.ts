import { resolved, type Body } from './document';
import { describedOperation } from './operations';

/** The media type of answers. */
export const JSON_TYPE = 'application/json';

/** The answer of the sandbox that the contract shows for an operation. **Empty**: `undefined` where it shows none. */
export function shownAnswer(operationId: string): unknown {
  const success = describedOperation(operationId).responses['200'];
  return success === undefined ? undefined : resolved<Body>(success).content?.[JSON_TYPE]?.examples?.sandbox?.value;
}

/** The answer of the sandbox that the contract shows for an operation. **Throws** for an operation that has none. */
export function answerOf(operationId: string): unknown {
  const answer = shownAnswer(operationId);
  if (answer === undefined) throw new Error(`the contract shows no answer of ${operationId}`);
  return answer;
}

/**
 * The part of a value that a path leads to: members by name, items by their place in brackets, as in `squads[0].name`.
 * **Throws** where it leads nowhere.
 */
export function taken(value: unknown, path: string): unknown {
  let part = value;
  for (const step of path.match(/[^.[\]]+/gu) ?? []) {
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[step] : undefined;
    if (part === undefined) throw new Error(`${path} leads nowhere: there is no ${step}`);
  }
  return part;
}

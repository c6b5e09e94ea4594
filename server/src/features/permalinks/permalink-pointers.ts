import { Problem } from '../../domain/problems.js';

const ofLink = ({ code, message, errors }: Problem): Problem =>
  new Problem(code, message, {
    errors: errors.map(({ pointer, ...fault }) => ({
      ...fault,
      ...(pointer !== undefined && { pointer: `/body${pointer}` }),
    })),
  });

/** Checks the call of a permalink. Its problems point into `/body` of the permalink. */
export async function withPermalinkPointers<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Problem ? ofLink(error) : error;
  }
}

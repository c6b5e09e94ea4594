import { asWritten } from '../../answers/json/json.js';
import type { Written } from '../../answers/json/written.js';
import type { Steps } from '../../domain/work/work-queue.js';

/** A response that is written as a whole. */
export type WholeResponse = Pick<Written, 'type' | 'release'> & { readonly body: Uint8Array | string };

/** Computes a response as a whole. If it is written in pieces, each is a step. **Throws** what computing throws. */
export function* joined(compute: () => unknown): Steps<WholeResponse> {
  const { type, body, release } = asWritten(compute());
  if (typeof body === 'string' || body instanceof Uint8Array) return { type, body, release };
  const pieces: Buffer[] = [];
  for (const piece of body) {
    pieces.push(Buffer.from(piece));
    yield;
  }
  return { type, body: Buffer.concat(pieces), release };
}

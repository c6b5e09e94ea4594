import type { EventType } from '@goalsquare/openapi';

/** An event of a stream as text, of which types are chosen. */
export interface Frame {
  readonly type: EventType;
  readonly text: string;
}

/** Types of events somebody asked for. **Empty**: all. */
export type Types = ReadonlySet<EventType> | undefined;

/**
 * A server-sent event as text. `data` has no line breaks. **Empty**: no `id` where a stream cannot be resumed.
 * **Source**: HTML, section 9.2.
 */
export const frameText = (event: string, data: string, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/**
 * Says that a sequence was moved back to a position: events after it no longer hold, and the stream goes on from there.
 * It is sent whatever types were chosen.
 */
export const resetFrame = (id: string): Bundle => ({
  bytes: Buffer.from(frameText('reset', JSON.stringify({ from: id }), id)),
  count: 1,
});

/** Some frames in one piece. */
export interface Bundle {
  readonly bytes: Uint8Array;
  /** How many there are. */
  readonly count: number;
}

/** Frames for several streams, put together once for each choice of types. */
export class Frames {
  readonly #bundles = new Map<string, Bundle>();

  constructor(private readonly all: readonly Frame[]) {}

  /** The frames of some types. */
  of(types: Types): Bundle {
    const name = types === undefined ? '' : [...types].sort().join();
    const known = this.#bundles.get(name);
    if (known !== undefined) return known;
    const chosen = this.all.filter(({ type }) => types?.has(type) ?? true);
    const bundle = { bytes: Buffer.from(chosen.map(({ text }) => text).join('')), count: chosen.length };
    this.#bundles.set(name, bundle);
    return bundle;
  }
}

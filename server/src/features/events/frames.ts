import type { ChangeKind, EventType } from '@goalsquare/openapi';

/** A serialised event of a stream, and its type. */
export interface Frame {
  readonly type: EventType;
  readonly kind: ChangeKind;
  readonly text: string;
}

/** The requested event types. **Empty**: all. */
export type TypeFilter = ReadonlySet<EventType> | undefined;

/** The requested kinds of entries that cause events. **Empty**: all. */
export type KindFilter = ReadonlySet<ChangeKind> | undefined;

const nameOf = (filter: ReadonlySet<string> | undefined): string =>
  filter === undefined ? '' : [...filter].sort().join();

/**
 * Serialises a server-sent event. `data` has no line breaks. **Empty**: no `id` if the stream cannot be resumed.
 * **Source**: HTML, section 9.2.
 */
export const frameText = (event: string, data: string, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/**
 * Returns the `reset` event, which reports that a sequence moved back: events after this position no longer apply, and
 * the stream continues from it. It is sent whatever types are requested.
 */
export const resetFrame = (id: string): Bundle => ({
  bytes: Buffer.from(frameText('reset', JSON.stringify({ from: id }), id)),
  count: 1,
});

/**
 * Returns the `position` event, which reports a stream's position: at the start, and once all past events are sent
 * (`current`). It is sent whatever types are requested, and is not an event of a match.
 */
export const positionFrame = (id: string, current: boolean): Bundle => ({
  bytes: Buffer.from(frameText('position', JSON.stringify({ id, current }), id)),
  count: 0,
});

/** Some frames in one buffer. */
export interface Bundle {
  readonly bytes: Uint8Array;
  readonly count: number;
}

/** Frames for several streams, concatenated once for each combination of types and kinds. */
export class Frames {
  readonly #bundles = new Map<string, Bundle>();

  constructor(private readonly all: readonly Frame[]) {}

  /** Returns the frames of the requested types and kinds. */
  of(types: TypeFilter, kinds?: KindFilter): Bundle {
    const name = `${nameOf(types)} ${nameOf(kinds)}`;
    const known = this.#bundles.get(name);
    if (known !== undefined) return known;
    const chosen = this.all.filter(({ type, kind }) => (types?.has(type) ?? true) && (kinds?.has(kind) ?? true));
    const bundle = { bytes: Buffer.from(chosen.map(({ text }) => text).join('')), count: chosen.length };
    this.#bundles.set(name, bundle);
    return bundle;
  }
}

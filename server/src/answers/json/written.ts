/**
 * A serialised response: one complete body, or chunks that are sent as they are computed. Reading a chunk may overwrite
 * the bytes of the previous one.
 */
export type WrittenBody = Uint8Array | string | Generator<Uint8Array | string>;

/** A serialised response and its media type. `release` is called when the bytes can be reused. */
export class Written {
  constructor(
    readonly type: string,
    readonly body: WrittenBody,
    readonly release: () => void = () => undefined,
  ) {}
}

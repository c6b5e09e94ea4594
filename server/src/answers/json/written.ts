/**
 * A response already written: a whole, or pieces that are sent one by one as they are computed. The bytes of a piece
 * may be overwritten once the next one is taken.
 */
export type WrittenBody = Uint8Array | string | Generator<Uint8Array | string>;

/**
 * A response already written, and its media type. `release` is called once nobody reads it any more, so that its bytes
 * can be used again.
 */
export class Written {
  constructor(
    readonly type: string,
    readonly body: WrittenBody,
    readonly release: () => void = () => undefined,
  ) {}
}

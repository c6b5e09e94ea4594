/** JSON already written: a whole, or pieces that are sent one by one as they are computed. */
export type WrittenJson = Uint8Array | string | Generator<Uint8Array | string>;

/** JSON already written, as the value `T` would be. */
export class Json<T> {
  declare readonly stands: T;

  constructor(readonly json: WrittenJson) {}
}

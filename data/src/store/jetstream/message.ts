import { gunzipSync, gzipSync } from 'node:zlib';
import type { NamedKey } from '../live/batch-keys.js';

/** A message of the shared log: entries to append together after a revision. */
export interface BatchMessage {
  /** The revision the writer saw, after which the entries are valid. The message counts only at that revision. */
  readonly after: number;
  /**
   * The header, if the match begins to grow with this message. Then `entries` are the whole log, including those up to
   * `after`.
   */
  readonly header?: unknown;
  readonly entries: readonly unknown[];
  readonly key: NamedKey;
}

/** The form of a message; one of another form is not read. */
const FORM = 1;

/** Shorter texts are sent uncompressed. */
const COMPRESSION_THRESHOLD = 8192;
const GZIP_FIRST_BYTE = 0x1f;

const isMessage = (value: unknown): value is BatchMessage => {
  const { form, after, entries, key } = value as Partial<BatchMessage> & { readonly form?: unknown };
  return (
    form === FORM &&
    Number.isInteger(after) &&
    Array.isArray(entries) &&
    typeof key?.name === 'string' &&
    typeof key.digest === 'string'
  );
};

/** The bytes of a message: JSON, compressed where it is long. */
export function bytesOf(message: BatchMessage): Uint8Array {
  const json = Buffer.from(JSON.stringify({ form: FORM, ...message }));
  return json.length < COMPRESSION_THRESHOLD ? json : gzipSync(json);
}

/** Reads a message from its bytes. **Empty**: `undefined` for a form that this version does not know. */
export function messageOf(bytes: Uint8Array): BatchMessage | undefined {
  try {
    const value: unknown = JSON.parse(
      (bytes[0] === GZIP_FIRST_BYTE ? gunzipSync(bytes) : Buffer.from(bytes)).toString(),
    );
    return value !== null && typeof value === 'object' && isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A change of one part of an operation. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'deprecated';

/** A change of one part of an operation between two documents. */
export interface Change {
  readonly kind: ChangeKind;
  /** Whether a client that was correct before may fail. */
  readonly isBreaking: boolean;
  /** The part, such as `query parameter metric` or `response 200: squads[].id`. **Empty**: the operation itself. */
  readonly part: string;
  /** The change, in words that follow the part. */
  readonly detail: string;
}

/** Who writes the values of a schema: the client in requests, the server in responses. */
export type Direction = 'request' | 'response';

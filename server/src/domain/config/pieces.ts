/** THE pieces of the fast path, and what each does once instead of at every request. **Source**: ADR 27. */
export const pieces = {
  prototypes: 'requests and responses are born with the prototypes Express would give each of them',
  log: 'lines of the log are written several at a time',
  headers: 'security headers are worked out once, not for each answer',
  tokens:
    'a signed token that was verified is known until it expires or is revoked, and who was let in by a text is looked up without passport',
  limits: 'buckets and quotas that are counted in this process are taken from without a wait',
  urls: 'what a raw URL was checked to against the contract is remembered',
  routes: 'each operation has a validator of its own, which need not look for the route of a request among all of them',
  layout: 'answers of statistics are laid out once, and their numbers filled in',
  answers: 'answers are kept by their tag, and their compressed forms with them',
  step: 'a GET whose caller is known is checked and answered before the row of steps',
} as const;

/** A piece of the fast path. */
export type Piece = keyof typeof pieces;

/** Names of all pieces. */
export const pieceNames = Object.keys(pieces) as readonly Piece[];

/** The pieces that are switched off. */
export type SwitchedOff = ReadonlySet<Piece>;

/** Nothing is switched off. */
export const nothingOff: SwitchedOff = new Set();

/**
 * The pieces a text names to be switched off: `all`, or names separated by commas. **Empty**: `undefined` for a name
 * that is none.
 */
export function switchedOff(text: string): SwitchedOff | undefined {
  if (text === 'all') return new Set(pieceNames);
  const names = text.split(',').map((name) => name.trim());
  const known = pieceNames.filter((piece) => names.includes(piece));
  return known.length === new Set(names).size ? new Set(known) : undefined;
}

/** THE pieces of the fast path, and what each does once instead of at every request. **Source**: ADR 27. */
export const pieces = {
  prototypes: 'requests and responses are born with the prototypes Express would give each of them',
  tokens: 'a signed token that was verified is known until it expires or is revoked',
  urls: 'what a raw URL was checked to against the contract is remembered',
  routes: 'the validator is shown the one route of a request, not all of them',
  answers: 'answers about completed matches are kept, and their compressed forms with them',
} as const;

/** A piece of the fast path. */
export type Piece = keyof typeof pieces;

/** Names of all pieces. */
export const pieceNames = Object.keys(pieces) as readonly Piece[];

/** The pieces that are switched off. */
export type SwitchedOff = ReadonlySet<Piece>;

/** Nothing is switched off. */
export const nothingOff: SwitchedOff = new Set();

/** The pieces a text names to be switched off: `all`, or names separated by commas. **Empty**: `undefined` for a name that is none. */
export function switchedOff(text: string): SwitchedOff | undefined {
  if (text === 'all') return new Set(pieceNames);
  const names = text.split(',').map((name) => name.trim());
  const known = pieceNames.filter((piece) => names.includes(piece));
  return known.length === new Set(names).size ? new Set(known) : undefined;
}

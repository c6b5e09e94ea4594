/** A kind of match. */
export interface MatchKind {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The kinds of match, by code. **Source**: `docs/reference/metadata-lists.md`. */
export const matchTypes = {
  HA: { id: 1, code: 'HA', name: 'Home and Away' },
  QF: { id: 2, code: 'QF', name: 'Qualifying Final' },
  EF: { id: 3, code: 'EF', name: 'Elimination Final' },
  SF: { id: 4, code: 'SF', name: 'Semi Final' },
  PF: { id: 5, code: 'PF', name: 'Preliminary Final' },
  GF: { id: 6, code: 'GF', name: 'Grand Final' },
  PR: { id: 7, code: 'PR', name: 'Practice' },
  WC: { id: 8, code: 'WC', name: 'Wildcard' },
  /** A final in a week for which sources do not name each final. */
  FI: { id: 9, code: 'FI', name: 'Final' },
} as const satisfies Readonly<Record<string, MatchKind>>;

export type MatchTypeCode = keyof typeof matchTypes;

/** Whether a match of a kind is a final, which is played until one squad has won. */
export const isFinal = (type: MatchTypeCode): boolean => type !== 'HA' && type !== 'PR';

/** Codes of the kinds of match. */
export const matchTypeCodes = Object.keys(matchTypes) as readonly MatchTypeCode[];

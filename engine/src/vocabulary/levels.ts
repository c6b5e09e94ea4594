/** A level a league is played at. */
export interface LevelKind {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** The levels. **Source**: `docs/reference/metadata-lists.md`. */
export const levels = [
  { id: 1, name: 'Seniors', code: 'SEN' },
  { id: 2, name: 'Reserves', code: 'RES' },
  { id: 3, name: 'Under-16', code: 'U16' },
  { id: 5, name: 'Under-18', code: 'U18' },
] as const satisfies readonly LevelKind[];

import { scorePoints } from './scores.js';

/** The result of a shot at goal. */
export interface ShotResultKind {
  readonly code: string;
  readonly name: string;
  readonly points: number;
}

/**
 * The results of shots. Scoring results have the codes of their transactions. **Source**:
 * `docs/reference/metadata-lists.md`.
 */
export const shotResults = {
  GOAL: { code: 'GOAL', name: 'Goal', points: scorePoints.GOAL },
  BEHI: { code: 'BEHI', name: 'Behind', points: scorePoints.BEHI },
  RUSH: { code: 'RUSH', name: 'Rushed Behind', points: scorePoints.RUSH },
  MISS: { code: 'MISS', name: 'Miss', points: 0 },
  OOTF: { code: 'OOTF', name: 'Out On Full', points: 0 },
} as const satisfies Readonly<Record<string, ShotResultKind>>;

/** Code of the result of a shot. */
export type ShotResultCode = keyof typeof shotResults;

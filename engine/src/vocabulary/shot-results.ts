import { scorePoints } from './scores.js';

/** What a shot at goal came to. */
export interface ShotResultKind {
  readonly code: string;
  readonly name: string;
  readonly points: number;
}

/**
 * THE results of shots. Scoring results have the codes of their transactions. **Source**:
 * `docs/reference/metadata-lists.md`.
 */
export const shotResults = {
  GOAL: { code: 'GOAL', name: 'Goal', points: scorePoints.GOAL },
  BEHI: { code: 'BEHI', name: 'Behind', points: scorePoints.BEHI },
  RUSH: { code: 'RUSH', name: 'Rushed Behind', points: scorePoints.RUSH },
  MISS: { code: 'MISS', name: 'Miss', points: 0 },
  OOTF: { code: 'OOTF', name: 'Out On Full', points: 0 },
} as const satisfies Readonly<Record<string, ShotResultKind>>;

/** Code of what a shot came to. */
export type ShotResultCode = keyof typeof shotResults;

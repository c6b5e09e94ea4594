import type { ChainStart } from './stoppages.js';

/** One entry of the lists of chain starts and ends. **Source**: `docs/reference/metadata-lists.md`. */
export interface ChainType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly typeCode: string;
}

/** The ways a chain can start. */
export const chainStartTypes = {
  CB: { id: 1, code: 'CB', name: 'Centre Bounce', type: 'Stoppage', typeCode: 'ST' },
  BU: { id: 2, code: 'BU', name: 'Ball Up', type: 'Stoppage', typeCode: 'ST' },
  TI: { id: 3, code: 'TI', name: 'Throw In', type: 'Stoppage', typeCode: 'ST' },
  KI: { id: 4, code: 'KI', name: 'Kick In', type: 'Kick In', typeCode: 'KI' },
  INT: { id: 5, code: 'INT', name: 'Intercept', type: 'Intercept', typeCode: 'INT' },
} as const satisfies Record<ChainStart, ChainType>;

/** The ways a chain can end. */
export const chainEndTypes = {
  GOAL: { id: 1, code: 'GOAL', name: 'Goal', type: 'Score', typeCode: 'SC' },
  BEHI: { id: 2, code: 'BEHI', name: 'Behind', type: 'Score', typeCode: 'SC' },
  RUSH: { id: 3, code: 'RUSH', name: 'Rushed Behind', type: 'Score', typeCode: 'SC' },
  RUSHOPP: { id: 4, code: 'RUSHOPP', name: 'Rushed Behind Conceded', type: 'Score', typeCode: 'SC' },
  TURN: { id: 5, code: 'TURN', name: 'Turnover', type: 'Turnover', typeCode: 'TO' },
  OOB: { id: 6, code: 'OOB', name: 'Out Of Bounds', type: 'Stoppage', typeCode: 'ST' },
  BU: { id: 7, code: 'BU', name: 'Ball Up', type: 'Stoppage', typeCode: 'ST' },
  EP: { id: 8, code: 'EP', name: 'End Of Period', type: 'End Of Period', typeCode: 'EP' },
} as const satisfies Readonly<Record<string, ChainType>>;

/** Code of the way in which a chain ended. */
export type ChainEnd = keyof typeof chainEndTypes;

/** One entry of the lists of turnovers. **Source**: `docs/reference/metadata-lists.md`. */
export interface TurnoverKind {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Situations in which a turnover can happen. */
export const turnoverStates = [
  { id: 1, code: 'GP', name: 'General Play' },
  { id: 2, code: 'CS', name: 'Clearing Stoppage' },
] as const satisfies readonly TurnoverKind[];

/** Ways in which a turnover can be caused. */
export const turnoverCreations = [
  { id: 1, code: 'GIVE', name: 'Giveaway' },
  { id: 2, code: 'GIVEUF', name: 'Giveaway Unforced' },
  { id: 3, code: 'OPPT', name: 'Opposition Takeaway' },
] as const satisfies readonly TurnoverKind[];

/** Acts by which a squad can lose the ball. */
export const turnoverTypes = [
  { id: 1, code: 'KICK', name: 'Kick' },
  { id: 2, code: 'GKICK', name: 'Ground Kick' },
  { id: 3, code: 'HBALL', name: 'Handball' },
  { id: 4, code: 'DISP', name: 'Dispossessed' },
  { id: 5, code: 'FREE', name: 'Free Against' },
  { id: 6, code: 'OOTF', name: 'Out On Full' },
  { id: 7, code: 'DROP', name: 'Mark Dropped' },
  { id: 8, code: 'OTHER', name: 'Other' },
] as const satisfies readonly TurnoverKind[];

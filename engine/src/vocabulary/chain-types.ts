import type { ChainEnd } from '../story/chains.js';
import type { ChainStart } from './stoppages.js';

/** One entry of the lists of chain states. **Source**: contract facts, section 19; ids are ours. */
export interface ChainType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly typeCode: string;
}

/** THE ways a chain can start. */
export const chainStartTypes = {
  CB: { id: 1, code: 'CB', name: 'Centre Bounce', type: 'Stoppage', typeCode: 'ST' },
  BU: { id: 2, code: 'BU', name: 'Ball Up', type: 'Stoppage', typeCode: 'ST' },
  TI: { id: 3, code: 'TI', name: 'Throw In', type: 'Stoppage', typeCode: 'ST' },
  KI: { id: 4, code: 'KI', name: 'Kick In', type: 'Kick In', typeCode: 'KI' },
  INT: { id: 5, code: 'INT', name: 'Intercept', type: 'Intercept', typeCode: 'INT' },
} as const satisfies Record<ChainStart, ChainType>;

/** THE ways a chain can end. */
export const chainEndTypes = {
  GOAL: { id: 1, code: 'GOAL', name: 'Goal', type: 'Score', typeCode: 'SC' },
  BEHI: { id: 2, code: 'BEHI', name: 'Behind', type: 'Score', typeCode: 'SC' },
  RUSH: { id: 3, code: 'RUSH', name: 'Rushed Behind', type: 'Score', typeCode: 'SC' },
  RUSHOPP: { id: 4, code: 'RUSHOPP', name: 'Rushed Behind Conceded', type: 'Score', typeCode: 'SC' },
  TURN: { id: 5, code: 'TURN', name: 'Turnover', type: 'Turnover', typeCode: 'TO' },
  OOB: { id: 6, code: 'OOB', name: 'Out Of Bounds', type: 'Stoppage', typeCode: 'ST' },
  BU: { id: 7, code: 'BU', name: 'Ball Up', type: 'Stoppage', typeCode: 'ST' },
  EP: { id: 8, code: 'EP', name: 'End Of Period', type: 'End Of Period', typeCode: 'EP' },
} as const satisfies Record<ChainEnd, ChainType>;

/** Where in the play a turnover happened. */
export const turnoverStates = ['General Play', 'Clearing Stoppage'] as const;
/** How a turnover came about. */
export const turnoverCreations = ['Giveaway', 'Giveaway Unforced', 'Opposition Takeaway'] as const;
/** What the squad that lost the ball was doing. */
export const turnoverTypes = ['Kick', 'Ground Kick', 'Handball', 'Dispossessed', 'Free Against', 'Out On Full', 'Mark Dropped', 'Other'] as const;

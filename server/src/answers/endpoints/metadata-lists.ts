import {
  chainEndTypes,
  chainStartTypes,
  matchStatuses,
  matchTypes,
  rotationTypes,
  shotDetails,
  turnoverCreations,
  turnoverStates,
  turnoverTypes,
} from '@goalsquare/engine';
import { statusShape } from '../shapes/match-status.js';
import { list } from './list.js';

/** The fixed lists of codes that other responses refer to, as the engine defines them. */
export const metadataLists = {
  getMatchStatuses: list<'getMatchStatuses'>(matchStatuses.map(statusShape)),
  getMatchTypes: list<'getMatchTypes'>(Object.values(matchTypes)),
  getChainStartTypes: list<'getChainStartTypes'>(Object.values(chainStartTypes)),
  getChainEndTypes: list<'getChainEndTypes'>(Object.values(chainEndTypes)),
  getChainTurnoverTypes: list<'getChainTurnoverTypes'>(turnoverTypes),
  getChainTurnoverStates: list<'getChainTurnoverStates'>(turnoverStates),
  getChainTurnoverCreations: list<'getChainTurnoverCreations'>(turnoverCreations),
  getRotationTypes: list<'getRotationTypes'>(Object.values(rotationTypes)),
  getShotDetailTypes: list<'getShotDetailTypes'>(shotDetails),
};

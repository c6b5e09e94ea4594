import type { Caller } from './caller.js';
import type { CallOptions, Row, TableId } from './operation-types.js';
import type { Rows } from './table-rows.js';

type Listed<Id extends TableId> = Promise<Rows<Row<Id>>>;

/** Methods for the lists of codes and types that other results refer to. */
export class Reference {
  constructor(private readonly caller: Caller) {}

  /** The ways in which a chain can start. */
  chainStartTypes(options?: CallOptions): Listed<'getChainStartTypes'> {
    return this.caller.rows('getChainStartTypes', {}, options);
  }

  /** The ways in which a chain can end. */
  chainEndTypes(options?: CallOptions): Listed<'getChainEndTypes'> {
    return this.caller.rows('getChainEndTypes', {}, options);
  }

  /** The types of turnovers. */
  chainTurnoverTypes(options?: CallOptions): Listed<'getChainTurnoverTypes'> {
    return this.caller.rows('getChainTurnoverTypes', {}, options);
  }

  /** The states of play in which a turnover can happen. */
  chainTurnoverStates(options?: CallOptions): Listed<'getChainTurnoverStates'> {
    return this.caller.rows('getChainTurnoverStates', {}, options);
  }

  /** The ways in which a turnover can be created. */
  chainTurnoverCreations(options?: CallOptions): Listed<'getChainTurnoverCreations'> {
    return this.caller.rows('getChainTurnoverCreations', {}, options);
  }

  /** The types that a match can have. */
  matchTypes(options?: CallOptions): Listed<'getMatchTypes'> {
    return this.caller.rows('getMatchTypes', {}, options);
  }

  /** The reasons for rotations. */
  rotationTypes(options?: CallOptions): Listed<'getRotationTypes'> {
    return this.caller.rows('getRotationTypes', {}, options);
  }

  /** The values that details of shots can have. */
  shotDetailTypes(options?: CallOptions): Listed<'getShotDetailTypes'> {
    return this.caller.rows('getShotDetailTypes', {}, options);
  }

  /** The position types. */
  positionTypes(options?: CallOptions): Listed<'getPositionTypes'> {
    return this.caller.rows('getPositionTypes', {}, options);
  }

  /** A position type. */
  positionType(positionTypeId: number, options?: CallOptions): Listed<'getPositionType'> {
    return this.caller.rows('getPositionType', { positionTypeId }, options);
  }

  /** The positions of a position type. */
  positions(positionTypeId: number, options?: CallOptions): Listed<'getPositions'> {
    return this.caller.rows('getPositions', { positionTypeId }, options);
  }

  /** A position. */
  position(positionId: number, options?: CallOptions): Listed<'getPosition'> {
    return this.caller.rows('getPosition', { positionId }, options);
  }
}

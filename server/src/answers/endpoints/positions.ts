import { positionTypes, type Position, type PositionType } from '@goalsquare/engine';
import type { PositionType as PositionTypeShape } from '@goalsquare/openapi';
import { Problem } from '../../domain/problems.js';
import type { ListEndpoint } from './endpoint.js';
import { list, versionOf } from './list.js';

/** Returns a position type without its positions. */
const positionType = ({ id, code, name, description, role }: PositionType): PositionTypeShape => ({
  id,
  code,
  name,
  description,
  role,
});

const version = versionOf(positionTypes);

function typeWith(wanted: number): PositionType {
  const found = positionTypes.find(({ id }) => id === wanted);
  if (found === undefined) throw new Problem('position-type-not-found', `There is no position type ${wanted}.`);
  return found;
}

const positions: ReadonlyMap<number, Position> = new Map(
  positionTypes.flatMap((type) => Object.values(type.positions)).map((position) => [position.id, position]),
);

function positionWith(wanted: number): Position {
  const found = positions.get(wanted);
  if (found === undefined) throw new Problem('position-not-found', `There is no position ${wanted}.`);
  return found;
}

const getPositionType: ListEndpoint<'getPositionType'> = {
  version,
  answer: ({ path }) => {
    const found = typeWith(path.positionTypeId);
    return () => positionType(found);
  },
};

const getPositions: ListEndpoint<'getPositions'> = {
  version,
  answer: ({ path }) => {
    const found = typeWith(path.positionTypeId);
    return () => Object.values(found.positions);
  },
};

const getPosition: ListEndpoint<'getPosition'> = {
  version,
  answer: ({ path }) => {
    const found = positionWith(path.positionId);
    return () => found;
  },
};

/** Endpoints that return position types and positions. An unknown id gives 404. */
export const positionEndpoints = {
  getPositionTypes: list<'getPositionTypes'>(positionTypes.map(positionType)),
  getPositionType,
  getPositions,
  getPosition,
};

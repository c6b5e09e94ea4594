import { positionTypes, type Position, type PositionType } from '@goalsquare/engine';
import type { Answer, OperationId, Path, PositionType as PositionTypeShape } from '@goalsquare/openapi';
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

/** Returns an endpoint that finds what it returns when it checks the request. */
const found = <Id extends OperationId>(find: (path: Path<Id>) => Answer<Id>): ListEndpoint<Id> => ({
  version,
  answer: ({ path }) => {
    const answer = find(path);
    return () => answer;
  },
});

/** Endpoints that return position types and positions. An unknown id gives 404. */
export const positionEndpoints = {
  getPositionTypes: list<'getPositionTypes'>(positionTypes.map(positionType)),
  getPositionType: found<'getPositionType'>(({ positionTypeId }) => positionType(typeWith(positionTypeId))),
  getPositions: found<'getPositions'>(({ positionTypeId }) => Object.values(typeWith(positionTypeId).positions)),
  getPosition: found<'getPosition'>(({ positionId }) => positionWith(positionId)),
};

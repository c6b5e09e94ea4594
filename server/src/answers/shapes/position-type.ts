import type { PositionType as PositionKind } from '@goalsquare/engine';
import type { PositionType } from '@goalsquare/openapi';

/** A kind of position, without its positions. */
export const positionType = ({ id, code, name, description, role }: PositionKind): PositionType => ({
  id,
  code,
  name,
  description,
  role,
});

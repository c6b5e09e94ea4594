/**
 * A reader's position in a sequence of steps, each with some events. The reader has read all of step `at`, or its
 * events up to and including index `place`, from 0.
 */
export interface Position {
  readonly at: number;
  /** **Empty**: the entire step. */
  readonly place?: number;
}

/** Pattern of a position. Cursors of the change feed end with a checksum, which streams ignore. */
const positionPattern = /^(0|[1-9]\d{0,14})(?:\.(0|[1-9]\d{0,5}))?(?:-[0-9a-f]{4})?$/u;

/** Parses a position id. **Empty**: `undefined` if it is malformed. */
export function parsePosition(id: string): Position | undefined {
  const [, at, place] = positionPattern.exec(id) ?? [];
  if (at === undefined) return undefined;
  return { at: Number(at), ...(place !== undefined && { place: Number(place) }) };
}

/** Returns a position's id. */
export const positionId = ({ at, place }: Position): string => (place === undefined ? String(at) : `${at}.${place}`);

/**
 * Returns the id of an event in a step. The last event has the id of the step, because its reader has then read the
 * entire step.
 */
export const eventId = (at: number, place: number, count: number): string =>
  place === count - 1 ? String(at) : `${at}.${place}`;

/** Returns the last step that was read completely. */
export const lastWholeStep = ({ at, place }: Position): number => (place === undefined ? at : at - 1);

/** Whether an event of a step comes after a position. */
export const isAfter = ({ at, place }: Position, step: number, ofStep: number): boolean =>
  step > at || (step === at && place !== undefined && ofStep > place);

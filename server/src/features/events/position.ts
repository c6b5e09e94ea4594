/**
 * How far a sequence of steps, each of some events, is known: all of step `at`, or its events up to a place that counts
 * from 0.
 */
export interface Position {
  readonly at: number;
  /** **Empty**: all of the step. */
  readonly place?: number;
}

const written = /^(0|[1-9]\d{0,14})(?:\.(0|[1-9]\d{0,5}))?$/u;

/** The position an id names. **Empty**: `undefined` for a text that is none. */
export function positionOf(id: string): Position | undefined {
  const [, at, place] = written.exec(id) ?? [];
  if (at === undefined) return undefined;
  return { at: Number(at), ...(place !== undefined && { place: Number(place) }) };
}

/** The id of a position. */
export const idOfPosition = ({ at, place }: Position): string => (place === undefined ? String(at) : `${at}.${place}`);

/** The id of an event of a step: that of the step for the last, so that whoever has it has the whole step. */
export const idOf = (at: number, place: number, count: number): string =>
  place === count - 1 ? String(at) : `${at}.${place}`;

/** The last step of which all is known. */
export const wholeStep = ({ at, place }: Position): number => (place === undefined ? at : at - 1);

/** Whether an event of a step is not known yet. */
export const isAfter = ({ at, place }: Position, step: number, ofStep: number): boolean =>
  step > at || (step === at && place !== undefined && ofStep > place);

/** The parts of a schema that limit a value. */
export interface ValueLimits {
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Returns which values a schema allows, as words that follow the name of its type: `one of home, away`,
 * `from 1 to 10`, `from 0`, `up to 5`. **Empty**: an empty text, where the schema limits nothing.
 */
export function allowedValues({ enum: values, minimum, maximum }: ValueLimits): string {
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (minimum === undefined) return maximum === undefined ? '' : `up to ${maximum}`;
  return maximum === undefined ? `from ${minimum}` : `from ${minimum} to ${maximum}`;
}

/** Largest id. **Source**: `openapi/components/schemas/League.yaml`. */
export const MAX_ID = 2147483647;
/** Maximum number of periods in a log: four quarters and extra time. */
export const MAX_PERIOD = 10;
/** Maximum length of a period in a log, in seconds. Interrupted quarters have run past an hour. */
export const MAX_PERIOD_SECONDS = 14_400;

/** Maximum number of transactions in a match. A real match has about 2,500. */
export const MAX_TRANSACTIONS = 10_000;

/**
 * The minimum and maximum of numbers in match logs and season records. Importers check against them too.
 * **Units**: metres, centimetres, kilograms.
 */
export const bounds = {
  roundNumber: [0, 99],
  /** Metres from the centre; +x towards the right-hand goal in every period. */
  x: [-120, 120],
  y: [-110, 110],
  lengthMetres: [100, 220],
  widthMetres: [80, 200],
  jumperNumber: [0, 999],
  heightCm: [140, 240],
  weightKg: [40, 160],
  attendance: [0, 1_000_000],
} as const satisfies Readonly<Record<string, readonly [least: number, greatest: number]>>;

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ForecastModels, ForecastRecord } from '@goalsquare/engine';

const folder = new URL('../../engine/src/model/', import.meta.url);

/** Returns the digest of models: SHA-256 of their JSON, in hexadecimal. */
export const digestOf = (models: ForecastModels): string =>
  createHash('sha256').update(JSON.stringify(models)).digest('hex');

const rounded = (value: object): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'number' ? Number(item.toFixed(4)) : item));

/** Writes the models that ship, and how they were tested. The formatter then gives the files their layout. */
export function writeModels(models: ForecastModels, record: ForecastRecord): void {
  const write = (name: string, text: string): void => {
    writeFileSync(fileURLToPath(new URL(name, folder)), `${text}\n`);
  };
  const how = '`npm run measure -- forecast --write` writes it. **Source**: `docs/forecast.md`.';
  write(
    'fitted-forecasts.ts',
    `import type { ForecastModels } from './forecast-models.js';

/** SHA-256 of the JSON of the models. Two servers with the same digest compute the same forecasts. */
export const forecastDigest = '${digestOf(models)}';

/**
 * THE coefficients of forecasts.
 * ${how}
 */
export const forecastModels: ForecastModels = ${JSON.stringify(models)};`,
  );
  write(
    'forecast-record.ts',
    `import type { ForecastRecord } from './forecast-models.js';

/**
 * What the models were fitted on, and how good they are on matches of later seasons.
 * ${how}
 */
export const forecastRecord: ForecastRecord = ${rounded(record)};`,
  );
}

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ForecastDecile, ForecastModels, ForecastRecord, ForecastScore, ForecastTest } from '@goalsquare/engine';

const folder = new URL('../../engine/src/model/', import.meta.url);

/** Returns the digest of models: SHA-256 of their JSON, in hexadecimal. */
export const digestOf = (models: ForecastModels): string =>
  createHash('sha256').update(JSON.stringify(models)).digest('hex');

const rounded = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'number' ? Number(item.toFixed(4)) : item));

const callOf = (name: string, values: readonly unknown[]): string => `${name}(${values.map(rounded).join(', ')})`;

const scoreText = ({ states, matches, logLoss, interval, brier, bits, slope }: ForecastScore): string =>
  callOf('score', [states, matches, logLoss, ...interval, brier, bits, slope]);

const columnsText = (deciles: readonly ForecastDecile[]): string =>
  callOf('deciles', [
    ...(['states', 'expected', 'real'] as const).map((member) => deciles.map((decile) => decile[member])),
    ...[0, 1].map((end) => deciles.map(({ interval }) => interval[end])),
  ]);

const testText = ({ name, seasons, score, formula, difference, deciles }: ForecastTest): string =>
  `{ name: ${rounded(name)}, seasons: ${rounded(seasons)}, score: ${scoreText(score)},${
    formula === undefined ? '' : ` formula: ${scoreText(formula)}, difference: ${rounded(difference)},`
  } deciles: ${columnsText(deciles)} }`;

/** Writes the shipped models and their test results. Run the formatter on the files afterwards. */
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
 * The coefficients of forecasts.
 * ${how}
 */
export const forecastModels: ForecastModels = ${JSON.stringify(models)};`,
  );
  write(
    'forecast-record.ts',
    `import type { ForecastDecile, ForecastRecord, ForecastScore } from './forecast-models.js';

/** The members of a \`ForecastScore\`, in a row. \`low\` and \`high\` are its interval. */
type Row = readonly [states: number, matches: number, logLoss: number, low: number, high: number, ...rest: Rest];
type Rest = readonly [brier: number, bits: number, slope: number];

const score = (...[states, matches, logLoss, low, high, brier, bits, slope]: Row): ForecastScore => ({
  states,
  matches,
  logLoss,
  interval: [low, high],
  brier,
  bits,
  slope,
});

/** Returns deciles from their columns: states, mean chance, share of home wins, and the interval of that share. */
const deciles = (
  ...[counts, expected, real, low, high]: readonly (readonly number[])[]
): readonly ForecastDecile[] =>
  (counts ?? []).map((states, at) => {
    const [mean = 0, share = 0, from = 0, to = 0] = [expected, real, low, high].map((column) => column?.[at]);
    return { from: at / 10, states, expected: mean, real: share, interval: [from, to] };
  });

/**
 * The matches the models were fitted on, and how well they predict later seasons.
 * ${how}
 */
export const forecastRecord: ForecastRecord = {
  training: ${rounded(record.training)},
  tests: [${record.tests.map(testText).join(', ')}],
  nextScore: ${rounded(record.nextScore)},
};`,
  );
}

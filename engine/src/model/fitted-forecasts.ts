import type { ForecastModels } from './forecast-models.js';

/** SHA-256 of the JSON of the models. Two servers with the same digest compute the same forecasts. */
export const forecastDigest = 'e85ea3b0ca5d4df324d7be608b53701f8dad2285a550479038c0c2e2b915f71c';

/**
 * The coefficients of forecasts.
 * `npm run measure -- forecast --write` writes it. **Source**: `docs/forecast.md`.
 */
export const forecastModels: ForecastModels = {
  men: {
    ratings: { step: 0.09, early: 1.75, kept: 0.6, home: 5, homeStep: 0.001, venue: 5, venueYears: 5, shotShare: 0.9 },
    total: { mean: 186.7, sd: 34.1 },
    margin: {
      drift: 0.95,
      spread: [
        [0, 0],
        [0.25, 16.5],
        [0.5, 22.5],
        [0.75, 29.5],
        [1, 34],
      ],
    },
  },
  women: {
    ratings: { step: 0.07, early: 1.75, kept: 0, home: 2, homeStep: 0.001, venue: 0, venueYears: 5, shotShare: 0.9 },
    total: { mean: 68.1, sd: 19.4 },
    margin: {
      drift: 1,
      spread: [
        [0, 0],
        [0.25, 8.25],
        [0.5, 11.25],
        [0.75, 14.75],
        [1, 15.5],
      ],
    },
  },
  periodLength: { mean: 1.527, sd: 0.105 },
  nextScore: {
    metres: [15, 35, 50, 65, 90, 120, 150],
    seconds: [45, 80, 130, 220, 400, 800],
    odds: [
      {
        metres: [7.332, 6.478, 5.778, 5.558, 5.097, 4.79, 4.502],
        seconds: [-6.955, -6.263, -5.985, -5.203, -3.025, 0],
        holds: [0.123, -0.1, 0.166],
      },
      {
        metres: [6.466, 6.427, 5.731, 5.437, 4.958, 4.603, 4.157],
        seconds: [-6.113, -6.274, -5.979, -5.173, -3.173, 0],
        holds: [0.185, -0.013, 0.351],
      },
      {
        metres: [3.938, 4.479, 4.303, 4.323, 4.297, 4.381, 4.499],
        seconds: [-7.291, -6.728, -6.071, -5.436, -3.023, 0],
        holds: [0.348, 0.439, 0.339],
      },
      {
        metres: [3.832, 4.318, 4.011, 4.114, 4.159, 4.255, 4.427],
        seconds: [-6.148, -6.907, -6.058, -5.45, -3.103, 0],
        holds: [0.407, 0.485, 0.236],
      },
    ],
  },
};

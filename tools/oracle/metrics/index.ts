import type { Metric } from '../credits.js';
import * as chain from './chain.js';
import * as defence from './defence.js';
import * as disposal from './disposal.js';
import * as inside50 from './inside50.js';
import * as lines from './lines.js';
import * as metres from './metres.js';
import * as possession from './possession.js';
import * as rating from './rating.js';
import * as scoring from './scoring.js';
import * as stoppage from './stoppage.js';
import * as time from './time.js';
import * as turnovers from './turnovers.js';

const families = [
  chain,
  defence,
  disposal,
  inside50,
  lines,
  metres,
  possession,
  rating,
  scoring,
  stoppage,
  time,
  turnovers,
];

/** Every metric by its code. The exports of the families whose names are spelt like codes are metrics. */
export const metrics: ReadonlyMap<string, Metric> = new Map(
  families.flatMap((family) => Object.entries<unknown>(family)).filter(isMetric),
);

function isMetric(entry: [string, unknown]): entry is [string, Metric] {
  return /^[A-Z0-9_]+$/u.test(entry[0]);
}

import type { LoopCase } from './case.js';
import { acrossCases } from './across-cases.js';
import { bodyCases } from './body-cases.js';
import { coldCases, seasonReadCases } from './season-cases.js';
import { concurrentCases, matchReadCases, statisticsCases } from './match-cases.js';
import { evidenceCases } from './evidence-cases.js';
import { mcpCases } from './mcp-cases.js';
import { streamCases } from './stream-cases.js';

/** The cases, in order: requests that a plan permits and that could block the event loop or use much memory. */
export const loopCases: readonly LoopCase[] = [
  { name: 'no request', prepare: () => () => Promise.resolve('') },
  ...coldCases,
  ...bodyCases,
  ...statisticsCases,
  ...acrossCases,
  ...evidenceCases,
  ...mcpCases,
  ...matchReadCases,
  ...seasonReadCases,
  ...concurrentCases,
  ...streamCases,
];

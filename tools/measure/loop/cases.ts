import { acrossCases } from './across-cases.js';
import { bodyCases } from './body-cases.js';
import { coldCases, concurrentCases } from './concurrent-cases.js';
import { evidenceCases } from './evidence-cases.js';
import { mcpCases } from './mcp-cases.js';
import { readCases } from './read-cases.js';
import type { Scene } from './scene.js';
import { statisticsCases } from './statistics-cases.js';
import { streamCases } from './stream-cases.js';

/** Sends the requests of a case and returns what came of them, in a few words. */
export type Play = () => Promise<string>;

/** Requests that a plan permits and that could hold the event loop. */
export interface LoopCase {
  readonly name: string;
  /** Prepares the case, which is not measured. It is prepared again for each round. */
  readonly prepare: (scene: Scene) => Promise<Play> | Play;
  /** Whether the case is played once, since its requests are cold only once. */
  readonly once?: true;
}

/** The cases, in the order in which they are played. */
export const loopCases: readonly LoopCase[] = [
  { name: 'no request', prepare: () => () => Promise.resolve('') },
  ...coldCases,
  ...bodyCases,
  ...statisticsCases,
  ...acrossCases,
  ...evidenceCases,
  ...mcpCases,
  ...readCases,
  ...concurrentCases,
  ...streamCases,
];

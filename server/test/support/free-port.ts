import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Returns a port that nothing listens on, for a program that must know it before it listens. Suites run side by side,
 * and each connection of theirs takes a port that the system chooses (from 32768, or 49152): this one is below those.
 */
export const freePort = async (): Promise<number> => getPort({ port: portNumbers(randomInt(10_000, 31_000), 32_000) });

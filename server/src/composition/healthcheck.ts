import { environmentConfig } from '../domain/config.js';
import { addressHere, healthAt } from '../features/operations/health.js';

/**
 * Exits 0 where the server of this environment is ready, and 1 with the reasons where it is not: the HEALTHCHECK of the
 * image.
 */
const { host, port } = environmentConfig('');
const { isReady, told } = await healthAt(addressHere(host, port));
process.stdout.write(`${told}\n`);
process.exitCode = isReady ? 0 : 1;

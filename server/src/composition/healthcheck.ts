import { environmentConfig } from '../domain/config.js';
import { localAddress, checkHealth } from '../features/operations/health.js';

/**
 * Exits 0 where the server of this environment is ready, and 1 with the reasons where it is not: the HEALTHCHECK of the
 * image.
 */
const { host, port } = environmentConfig('');
const { isReady, message } = await checkHealth(localAddress(host, port));
process.stdout.write(`${message}\n`);
process.exitCode = isReady ? 0 : 1;

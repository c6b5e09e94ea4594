import { environmentConfig } from '../domain/config.js';
import { localAddress, checkHealth } from '../features/operations/health.js';

/**
 * Exits with 0 if the server of this environment is ready, and otherwise with 1 and the reasons. It is the HEALTHCHECK
 * of the image.
 */
const { host, port } = environmentConfig('');
const { isReady, message } = await checkHealth(localAddress(host, port));
process.stdout.write(`${message}\n`);
process.exitCode = isReady ? 0 : 1;

import { environmentConfig } from '../domain/config.js';
import { localAddress, checkHealth } from '../features/operations/health.js';

/**
 * Exits with 0 if the server that this environment configures is ready, otherwise prints the reasons and exits with 1.
 * The image uses it as HEALTHCHECK.
 */
const { host, port } = environmentConfig('');
const { isReady, message } = await checkHealth(localAddress(host, port));
process.stdout.write(`${message}\n`);
process.exitCode = isReady ? 0 : 1;

// A worker of the simulator, run from source: Node 20 does not hand tsx down to its workers.
import { register } from 'tsx/esm/api';

register();

// eslint-disable-next-line no-restricted-syntax -- the pool calls what the file exports by default
export default (await import('../data/src/sandbox/worker.ts')).default;

import { runJob } from './run-job.js';

// eslint-disable-next-line no-restricted-syntax -- the pool calls what the file exports by default
export default runJob;

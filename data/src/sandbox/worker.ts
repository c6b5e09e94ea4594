import { runTask } from './simulation-task.js';

// eslint-disable-next-line no-restricted-syntax -- the pool calls the default export of the file
export default runTask;

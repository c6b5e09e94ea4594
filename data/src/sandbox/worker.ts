import { isMainThread } from 'node:worker_threads';
import { lowerPriority } from '../lower-priority.js';
import { simulatedForm, type MatchTask } from './one-match.js';
import { runTask } from './simulation-task.js';

export { planWorldOf, simulatedForm, simulatedLog, simulatedResult } from './one-match.js';

let isLow = false;

/** Simulates a match in the background. Lowers the priority only on Linux, where each thread has its own. */
export function simulatedInBackground(task: MatchTask): Promise<Uint8Array> {
  if (!isLow && !isMainThread && process.platform === 'linux') lowerPriority();
  isLow = true;
  return simulatedForm(task);
}

export default runTask;

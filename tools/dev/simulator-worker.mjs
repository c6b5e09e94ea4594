// A worker of the simulator, run from source: Node 20 does not hand tsx down to its workers.
import { register } from 'tsx/esm/api';

register();

const worker = await import('../../data/src/sandbox/worker.ts');

export const { planWorldOf, simulatedForm, simulatedInBackground, simulatedLog, simulatedResult } = worker;

export default worker.default;

// A worker of the simulator, for sources that are not compiled: Node 20 does not hand tsx down to its workers.
const isCompiled = process.env.TEST_COMPILED_SERVER === '1';
if (!isCompiled) {
  const { register } = await import('tsx/esm/api');
  register();
}
const worker = await import(isCompiled ? '../../server/dist/simulator-worker.mjs' : '../../data/src/sandbox/worker.ts');

export const { planWorldOf, simulatedForm, simulatedInBackground, simulatedLog, simulatedResult } = worker;

export default worker.default;

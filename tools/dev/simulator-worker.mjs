// A worker of the simulator, for a process that runs from sources. Node 20 does not hand tsx down to it; compiled code needs none.
const isCompiled = process.env.TEST_COMPILED_SERVER === '1';
if (!isCompiled) {
  const { register } = await import('tsx/esm/api');
  register();
}
const worker = await import(isCompiled ? '../../server/dist/simulator-worker.mjs' : '../../data/src/sandbox/worker.ts');

export const { planWorldOf, simulatedForm, simulatedInBackground, simulatedLog, simulatedResult } = worker;

export default worker.default;

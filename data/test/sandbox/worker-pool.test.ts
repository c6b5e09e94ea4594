import { expect } from 'chai';
import type { MatchTask } from '../../src/sandbox/one-match.js';
import { createMatchSimulator } from '../../src/sandbox/worker-pool.js';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error as NodeJS.ErrnoException).code,
  );

describe('workers that cannot start', () => {
  it('fail the tasks that wait for them, and leave the process alone', async () => {
    const simulator = await createMatchSimulator(1, new URL('not-a-program.mjs', import.meta.url));
    const task = { records: 'nowhere', matchId: 1 } as unknown as MatchTask;
    const tasks = [simulator.form, simulator.log, simulator.result, simulator.backgroundForm, simulator.prepare];
    const first = await Promise.all(tasks.map((run) => failureOf(run(task))));
    const again = await failureOf(simulator.form(task));
    await simulator.close();
    expect([...first, again]).to.deep.equal(Array.from({ length: 6 }, () => 'ERR_MODULE_NOT_FOUND'));
  });
});

import { fileURLToPath } from 'node:url';
import type { ClientEnvironment, ClientPart } from './part.js';
import { readJson } from '../../../clients/tasks/read-json.js';
import { runTask } from '../../../clients/tasks/run-task.js';
import { taskClients } from '../../../clients/tasks/task-clients.js';
import { taskStage } from '../../../clients/tasks/task-stage.js';
import { tasks } from '../../../clients/tasks/tasks.js';
import { buildCommandLine } from '../../release/bundle/build-command-line.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs each task once in each client, and prints a line for each wrong answer. */
async function run(environment: ClientEnvironment): Promise<number> {
  await buildCommandLine(root);
  const read = readJson(environment.GOALSQUARE_URL, environment.GOALSQUARE_TOKEN);
  const stage = taskStage(root, environment.GOALSQUARE_URL, true);
  let faults = 0;
  for (const task of tasks) {
    const check = await task.check(read);
    for (const client of taskClients.filter(({ without = [] }) => !without.includes(task.name))) {
      const { fault } = await runTask(client, task, check, stage);
      if (fault === undefined) continue;
      faults += 1;
      console.error(`${task.title} in ${client.name}: ${fault}`);
    }
  }
  console.log(`${tasks.length} tasks in ${taskClients.length} clients, ${faults} wrong`);
  return faults === 0 ? 0 : 1;
}

/** Typical tasks of an analyst, done with every client against one server. */
export const taskPart: ClientPart = {
  name: 'Tasks',
  prepare: () => taskClients.map(({ prepare }) => prepare()).find((reason) => reason !== undefined),
  run,
};

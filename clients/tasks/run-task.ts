import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Stage } from '../../tools/check/samples/run-in-stage.js';
import { programOf, type TaskClient } from './task-clients.js';
import type { Check, Task } from './tasks.js';

/** A run of a program. `fault` says what is wrong with its answer. */
export interface TaskRun {
  readonly seconds: number;
  readonly fault: string | undefined;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Runs the program of a task in a client, and checks its answer and its picture. */
export async function runTask(client: TaskClient, task: Task, check: Check, stage: Stage): Promise<TaskRun> {
  const picture = task.picture !== undefined && client.draws ? path.join(stage.folder, task.picture) : undefined;
  task.prepare?.(stage.folder);
  if (picture !== undefined) rmSync(picture, { force: true });
  const begun = performance.now();
  const { code, said, complained } = await client.run(programOf(client, task.name), stage);
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0) return { seconds, fault: `exit code ${code}: ${complained}` };
  const missing = picture !== undefined && sizeOf(picture) === 0 ? `it draws no ${task.picture ?? ''}` : undefined;
  return { seconds, fault: (await check(said, stage.folder)) ?? missing };
}

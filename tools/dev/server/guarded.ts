import path from 'node:path';

/** Arguments of Node that preload the guard into a child process. */
export const guardArguments: readonly string[] = ['--require', path.join(import.meta.dirname, 'child-guard.cjs')];

/** An environment in which the guard of a child process recognises this process as its parent. */
export const guardedEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  GOALSQUARE_DEV_PROCESS: String(process.pid),
});

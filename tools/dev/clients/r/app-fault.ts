import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ClientEnvironment } from '../part.js';
import { seenInBrowser } from './seen-in-browser.js';

/** Starts the Shiny app of the package that was checked in a folder, and tests it in a browser. Returns the fault. */
export async function appFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  const app = spawn('Rscript', ['-e', 'goalsquare::gs_app()'], {
    env: { ...process.env, ...environment, R_LIBS: path.join(folder, 'goalsquare.Rcheck') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(app, 'exit');
  try {
    let said = '';
    for await (const chunk of app.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += String(chunk);
      const url = /Listening on (http:\S+)/u.exec(said)?.[1];
      if (url === undefined) continue;
      app.stderr.resume();
      return await seenInBrowser(url, environment);
    }
    return `the app exited before it was listening: ${said}`;
  } finally {
    app.kill();
    await ended;
  }
}

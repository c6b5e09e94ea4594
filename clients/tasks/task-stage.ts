import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../../tools/check/samples/run-in-stage.js';
import { stageFor } from '../../tools/check/samples/stage.js';

/** Creates the programs' environment: the clients, and the command line on the path. **Throws** as `stageFor` does. */
export function taskStage(root: string, url: string, isRWanted: boolean): Stage {
  const { folder, environment } = stageFor(root, url, isRWanted);
  const programs = path.join(folder, 'bin');
  const main = path.join(root, 'clients/javascript/dist/cli/bundle.js');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'goalsquare'), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, {
    mode: 0o755,
  });
  return {
    folder,
    environment: { ...environment, MPLBACKEND: 'Agg', PATH: [programs, process.env.PATH].join(path.delimiter) },
  };
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Staging } from '../../store/staging/staging.js';
import { writing } from '../../store/staging/write-error.js';

/** Writes a file and syncs it to the disk. `target` is the file that errors name. **Throws** WriteError. */
export function writeSynced(file: string, bytes: Uint8Array, target = file): void {
  writing(target, () => {
    writeFileSync(file, bytes, { flush: true });
  });
}

/** Stages a file at its path within a dataset. **Throws** WriteError. */
export function stageFile(staging: Staging, dataset: string, file: string, bytes: Uint8Array): void {
  writeSynced(staging.place(file), bytes, path.join(dataset, file));
}

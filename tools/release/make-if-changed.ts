import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneAtATime } from '../../gatsby-site/publish/one-at-a-time.js';
import { sourceDigest } from '../../gatsby-site/publish/source-digest.js';

/** A folder that is made from sources. The sources are paths relative to a repository. */
export interface MadeFolder {
  readonly root: string;
  readonly sources: readonly string[];
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Makes the folder's files from scratch. */
  readonly make: () => Promise<void>;
}

/**
 * Name of the file in the folder that contains the digest of its sources. Files whose names begin with a dot are not
 * served.
 */
const MADE_FROM = '.made-from';

/** Makes a folder if it is missing or its sources have changed. Only one process does so at a time. */
export async function makeIfChanged({ root, sources, folder, say, make }: MadeFolder): Promise<void> {
  const mark = path.join(folder, MADE_FROM);
  await mkdir(path.dirname(folder), { recursive: true });
  await oneAtATime(`${folder}.making`, say, async () => {
    const source = await sourceDigest(root, sources, '');
    if ((await readFile(mark, 'utf8').catch(() => undefined)) === source) {
      say('packed already');
      return;
    }
    await make();
    await writeFile(mark, source);
  });
}

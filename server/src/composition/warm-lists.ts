import { endpoints } from '../answers/endpoints/index.js';
import type { WaitForIdle } from '../http/pipeline/idle-scheduler.js';

/**
 * Loads and makes what the first answers do without, so that nobody waits for it once the server says that it is ready.
 * Gives the versions of the lists that were made.
 */
export async function warmLists(turn: WaitForIdle): Promise<readonly string[]> {
  const versions: string[] = [];
  for (const endpoint of Object.values(endpoints)) {
    if (!('version' in endpoint)) continue;
    await turn();
    versions.push(endpoint.version);
  }
  return versions;
}

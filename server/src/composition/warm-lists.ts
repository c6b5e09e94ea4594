import { endpoints } from '../answers/endpoints/index.js';
import type { WaitForIdle } from '../http/pipeline/idle-scheduler.js';

/**
 * Builds the list responses before the server is ready, so that no request waits for them. Returns the versions of the
 * lists.
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

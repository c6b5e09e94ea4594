import { seasonsFolder } from '../../../bench/load/seasons-folder.js';
import { wholeSandbox } from '../../dev/whole-sandbox.js';

/**
 * Returns the folder with the matches of a world. `seasons` is a sealed folder with that many seasons. The matches of
 * `sandbox` are simulated first. **Empty**: an empty text for the sandbox.
 */
export async function worldFolder(world: string, seasons: number, say: (line: string) => void): Promise<string> {
  if (world === 'seasons') return seasonsFolder({ leagues: 1, seasons }, say);
  if (world === 'sandbox') (await wholeSandbox()).matches.close();
  return '';
}

import { storageFaultOf } from '@goalsquare/data';
import { StartError } from '../domain/start-error.js';

/**
 * Runs a startup step that creates or opens files in the state folder. If the disk makes it fail, **throws** a
 * `StartError` that names the folder and the remedy.
 */
export async function stateStep<T>(stateDirectory: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const found = storageFaultOf(error);
    if (found === undefined) throw error;
    const { fault, remedy } = found;
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(
      `the server cannot start on the state folder ${stateDirectory}, because ${fault} (${detail}): ${remedy('set GOALSQUARE_STATE to a folder')}`,
    );
  }
}

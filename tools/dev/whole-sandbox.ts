import { openSandbox, worldOf, type OpenWorld } from '@goalsquare/data';
import { progressOf } from '@goalsquare/data/progress';

/** Opens the sandbox world after all its matches have been simulated. */
export async function wholeSandbox(): Promise<OpenWorld> {
  const { matches, simulated } = await openSandbox();
  if (simulated !== undefined) {
    const { to, end } = progressOf('simulating', process.stderr);
    await simulated
      .simulateAll(({ simulated: done, all }) => {
        to(done, all);
      })
      .finally(end);
  }
  return { matches, world: worldOf(await matches.seasons()) };
}

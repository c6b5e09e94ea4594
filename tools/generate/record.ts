import { runNamed } from '../dev/named-programs.js';

/* Records what a person decides to record: the videos of the hub, or a folder of state of this version. */

await runNamed('record', [
  { name: 'videos', run: () => import('./videos.js') },
  { name: 'state', run: () => import('../../server/test/upgrade/record-state.js') },
]);

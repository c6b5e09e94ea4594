import { runNamed } from '../dev/named-programs.js';

/* Records what a person decides to record: a folder of state of this version. */

await runNamed('record', [{ name: 'state', run: () => import('../../server/test/upgrade/record-state.js') }]);

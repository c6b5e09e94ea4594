import { parseArgs } from 'node:util';
import { runSoak } from './soak/run-soak.js';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '8' },
    clients: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    speed: { type: 'string', default: '60' },
    entries: { type: 'string', default: '100000' },
    json: { type: 'boolean', default: false },
  },
});

const soaked = await runSoak({
  matches: Number(values.matches),
  clients: Number(values.clients),
  rate: Number(values.rate),
  speed: Number(values.speed),
  entries: Number(values.entries),
});
const { memory, failures, ...figures } = soaked;
if (values.json) console.log(JSON.stringify(soaked));
else {
  console.table([figures]);
  console.table(memory);
  for (const [what, count] of Object.entries(failures)) console.log(`${count} requests were answered ${what}`);
}
process.exitCode = soaked.lost === 0 && soaked.outOfTurn === 0 && Object.keys(failures).length === 0 ? 0 : 1;

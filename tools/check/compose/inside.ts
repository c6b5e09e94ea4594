import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealSmallWorld } from './sealed-world.js';
import { substitutions, Topology } from './topology.js';
import { Walk } from './walk.js';

/* Runs the check. Called by `compose.ts` in a network and PID namespace of its own. */

const root = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'check-compose-'));
const world = path.join(folder, 'world');
mkdirSync(path.join(folder, 'volumes'));
const faults: string[] = [];
const began = performance.now();
let walk: Walk | undefined;

await sealSmallWorld(root, world);
const topology = new Topology({ root, folder, world });
try {
  await topology.start();
  walk = new Walk(topology);
  await walk.run();
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
} finally {
  await topology.stop();
}

const rows = walk?.rows ?? [];
faults.push(...rows.filter(({ isKept }) => !isKept).map(({ step, found }) => `${step}: ${found}`));
if (faults.length > 0)
  for (const container of [...topology.of('api'), ...topology.of('balancer')])
    faults.push(`the end of the log of ${container.name}:\n${topology.logOf(container)}`);
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((performance.now() - began) / 1000);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ rows, faults, substitutions: [...substitutions], seconds }));
else {
  for (const change of substitutions) console.log(`changed for this machine: ${change}`);
  for (const { step, isKept, found } of rows) console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${step} (${found})`);
  console.log(`compose: ${rows.length} steps in ${seconds} s`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

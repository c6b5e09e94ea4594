import { fileURLToPath } from 'node:url';
import { cruiseSources, ruleFile } from './boundaries/cruise-sources.js';
import { layerFaults, layers } from './boundaries/layers.js';
import { violationLines } from './boundaries/violation-lines.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = ruleFile.forbidden;
const faults = Object.entries(layers).flatMap(([workspace, all]) => layerFaults(root, workspace, all));
const { summary } = await cruiseSources({
  root,
  folders: ['engine', 'data', 'openapi', 'clients/javascript', 'server', 'gatsby-site'],
  rules,
});
const { violations, totalCruised, totalDependenciesCruised } = summary;

for (const line of [...faults, ...violationLines(rules, violations)]) console.error(line);
if (faults.length + violations.length > 0) process.exitCode = 1;
else console.log(`boundaries: ${totalDependenciesCruised ?? 0} imports of ${totalCruised} files follow the rules`);

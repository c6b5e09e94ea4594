import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cruiseSources, ruleFile } from './boundaries/cruise-sources.js';
import { layerFaults, layers } from './boundaries/layers.js';
import { violationLines } from './boundaries/violation-lines.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { 'server-layers': { type: 'boolean', default: false } } });
/** With --server-layers, the rules that are not enforced yet are reported like all others. */
const rules = ruleFile.forbidden.map((rule) =>
  values['server-layers'] && rule.severity === 'ignore' ? { ...rule, severity: 'error' as const } : rule,
);

const faults = Object.entries(layers).flatMap(([workspace, all]) => layerFaults(root, workspace, all));
const { summary } = await cruiseSources({
  root,
  folders: ['engine', 'data', 'openapi', 'server', 'gatsby-site'],
  rules,
});
const { violations, totalCruised, totalDependenciesCruised } = summary;

for (const line of [...faults, ...violationLines(rules, violations)]) console.error(line);
if (faults.length + violations.length > 0) process.exitCode = 1;
else console.log(`boundaries: ${totalDependenciesCruised ?? 0} imports of ${totalCruised} files keep to the rules`);

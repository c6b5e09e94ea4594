import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

const file = (path: string): string => fileURLToPath(new URL(`../openapi/${path}`, import.meta.url));

const config = await loadConfig({ configPath: file('redocly.yaml') });
const problems = await lint({ ref: file('openapi.yaml'), config });
const totals = getTotals(problems);

formatProblems(problems, { format: 'codeframe', totals, version: '' });
if (totals.errors + totals.warnings > 0) process.exitCode = 1;
else console.log('contract: no problems');

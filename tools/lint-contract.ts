import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

const file = (path: string): string => fileURLToPath(new URL(`../openapi/${path}`, import.meta.url));

/** Rules of spectral:oas that we do without: our tags go from the match outwards, and no one address serves every host. */
const without = { 'openapi-tags-alphabetical': 'off', 'contact-properties': 'off' } as const;

/** Problems that Redocly finds in the files of the contract, printed. */
async function redoclyProblems(): Promise<number> {
  const config = await loadConfig({ configPath: file('redocly.yaml') });
  const problems = await lint({ ref: file('openapi.yaml'), config });
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'codeframe', totals, version: '' });
  return totals.errors + totals.warnings;
}

/** Problems that every rule of spectral:oas finds in the bundled contract, printed. */
async function spectralProblems(): Promise<number> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'all']], rules: without });
  const document = new spectral.Document(readFileSync(file('openapi.json'), 'utf8'), parsers.Json, 'openapi.json');
  const problems = await linter.run(document);
  for (const { code, path, message } of problems) console.error(`spectral ${code} at ${path.join('.')}: ${message}`);
  return problems.length;
}

if ((await redoclyProblems()) + (await spectralProblems()) > 0) process.exitCode = 1;
else console.log('contract: no problems');

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

const file = (path: string): string => fileURLToPath(new URL(`../../openapi/${path}`, import.meta.url));

/**
 * Rules of spectral:oas that are off. Tags are ordered by distance from the match, and there is no contact address that
 * suits every host.
 */
const without = { 'openapi-tags-alphabetical': 'off', 'contact-properties': 'off' } as const;

/** The contract and the operator API. */
const documents = ['openapi', 'operator'] as const;

/** Prints the problems that Redocly finds in the files of a document, and returns their number. */
async function redoclyProblems(name: string): Promise<number> {
  const config = await loadConfig({ configPath: file('redocly.yaml') });
  const problems = await lint({ ref: file(`${name}.yaml`), config });
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'codeframe', totals, version: '' });
  return totals.errors + totals.warnings;
}

/** Prints the problems that the rules of spectral:oas find in a bundled document, and returns their number. */
async function spectralProblems(name: string): Promise<number> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'all']], rules: without });
  const document = new spectral.Document(readFileSync(file(`${name}.json`), 'utf8'), parsers.Json, `${name}.json`);
  const problems = await linter.run(document);
  for (const { code, path, message } of problems) console.error(`spectral ${code} at ${path.join('.')}: ${message}`);
  return problems.length;
}

let count = 0;
for (const name of documents) count += (await redoclyProblems(name)) + (await spectralProblems(name));
if (count > 0) process.exitCode = 1;
else console.log('contract: no problems');

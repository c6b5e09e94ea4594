import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importChainsCsv, openSandbox } from '@goalsquare/data';
import { openMatch, type Match } from '@goalsquare/engine';
import { seasonsIn } from './real/folder.js';
import { EvidenceRun } from './evidence/evidence-run.js';

/*
 * Asks for the evidence of random statistics of sandbox matches, and of a season of real data if there is one: it must
 * add up to the value, have nothing outside of the filter, and count what each member of the filter leaves out.
 * Measures the time beside the plain answer.
 */

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '50000' },
    matches: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    dir: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};
const folder = values.dir ?? fileURLToPath(new URL('../../shared/data/real', import.meta.url));

/** Returns matches of the sandbox, spread over its seasons, that have transactions. */
async function sandboxMatches(count: number): Promise<readonly Match[]> {
  const { matches } = await openSandbox();
  const ids = await matches.matchIds();
  const found: Match[] = [];
  for (let n = 0; n < count; n += 1) {
    const match = await matches.match(ids[Math.floor((n * ids.length) / count)] as number);
    if (match !== undefined && match.facts.keys.length > 0) found.push(match);
  }
  matches.close();
  return found;
}

/** Returns the matches of a folder of real data. **Empty**: none without the folder. */
const realMatches = (): readonly Match[] =>
  seasonsIn(folder).flatMap(({ events, matches, results }) =>
    importChainsCsv({ events, matches, ...(results !== undefined && { results }) }).logs.map((log) => openMatch(log)),
  );

function check(name: string, matches: readonly Match[], questions: number) {
  const run = new EvidenceRun(matches, Number(values.seed));
  for (let n = 0; n < questions; n += 1) run.next();
  const { metrics, terms, faults } = run;
  const time = run.time();
  say(`${name}: ${matches.length} matches, ${questions} questions, ${metrics.size} metrics, ${terms} terms`);
  say(`  plain answer ${time.plainUs} us, evidence ${time.evidenceUs} us: ${time.ratio} times`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  say(`  ${faults.length} faults`);
  return { name, matches: matches.length, questions, metrics: metrics.size, terms, ...time, faults: faults.length };
}

const questions = Number(values.questions);
const runs = [check('sandbox', await sandboxMatches(Number(values.matches)), questions)];
const real = realMatches();
if (real.length === 0) say('no real data: only the sandbox was checked');
else runs.push(check('real', real, questions));
if (values.json) process.stdout.write(`${JSON.stringify({ runs })}\n`);
if (runs.some(({ faults }) => faults > 0)) process.exitCode = 1;

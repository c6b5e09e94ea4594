import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { forecastModels } from '@goalsquare/engine';
import { seasonsIn } from '../../tools/check/real/folder.js';
import { fitModels } from './fit.js';
import { quarterLengths } from './minutes.js';
import { seenSeason } from './next-score-states.js';
import { offByLuck } from './luck.js';
import { printTests } from './print.js';
import { readResults } from './results.js';
import { matchSpeed, seasonSpeed } from './speed.js';
import { scoredMen, testModels } from './test-models.js';
import { digestOf, writeModels } from './write-models.js';

/*
 * Fits the forecast models on a folder of real data and compares them with the shipped ones. Scores the shipped models
 * on every later season in the folder. `--dir DIR` names the folder, and `--history DIR` a folder with earlier results
 * that ratings start from. `--write` ships the fitted models, and `--json` prints JSON. If there is no such folder, it
 * reports that and passes.
 */

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    history: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const folder = values.dir ?? fileURLToPath(new URL('../../shared/data/real', import.meta.url));
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

function measure(): void {
  const own = readResults([folder]);
  const scored = new Set([...own.men, ...own.women].map(({ id }) => id));
  if (scored.size === 0) {
    say('skipped: forecasts, because the folder of real data has no results');
    return;
  }
  const folders = values.history === undefined ? [folder] : [values.history, folder];
  const { men, women } = readResults(folders);
  const [lengths, events] = [quarterLengths(folders), seasonsIn(folder).map(seenSeason)];
  const fit = fitModels({ men, women, lengths, events });
  const models = values.write && fit ? fit.models : forecastModels;
  if (fit === undefined) say('not fitted: the folder lacks the training seasons; the shipped models are scored');
  else
    say(
      isDeepStrictEqual(fit.models, models)
        ? 'the shipped models are the same as those fitted here'
        : `THE SHIPPED MODELS DIFFER FROM THOSE FITTED HERE: --write ships ${JSON.stringify(fit.models)}`,
    );
  say(`models ${digestOf(models)}`);
  for (const { model, from, to, matches, what } of fit?.training ?? [])
    say(`  ${model}: fitted on ${from} to ${to}, ${matches} matches: ${what}`);
  const sources = { folder, men, women, scored, lengths, events };
  const tests = testModels(models, sources);
  printTests(tests, say);
  const withBreaks = scoredMen(models, sources).filter(({ row }) => row.breaks.length > 0);
  const luck = offByLuck(models.men, withBreaks).map((share, off) => `${off} in ${(share * 100).toFixed(1)} %`);
  if (withBreaks.length > 0)
    say(`\ndeciles at quarter breaks that chance alone puts more than 2 points off: ${luck.join(', ')}`);
  const { cpu, longestStep } = seasonSpeed();
  say(`\n10,000 seasons of 198 matches: ${cpu.toFixed(0)} ms CPU, longest step ${longestStep.toFixed(1)} ms`);
  const [view] = events.map((season) => season.view()).filter((one) => one !== undefined);
  if (view) say(`forecast of a match at every score and minute: ${matchSpeed(view).toFixed(2)} ms CPU`);
  for (const { season, laws } of events)
    for (const { name, held, of } of laws()) {
      say(`law: ${name}: ${held} of ${of} matches of ${season}`);
      if (held < of) process.exitCode = 1;
    }
  if (values.write && fit) writeModels(models, { training: fit.training, ...tests });
  if (values.json) process.stdout.write(`${JSON.stringify({ models, training: fit?.training, ...tests })}\n`);
  if (fit && !isDeepStrictEqual(fit.models, models)) process.exitCode = 1;
}

measure();

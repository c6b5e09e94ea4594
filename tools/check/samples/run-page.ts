import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { holds } from './holds.js';
import { interpreters } from './interpreters.js';
import { runInStage, type Ended, type Stage } from './run-in-stage.js';
import type { Language, Sample } from './sample.js';
import { saidBySample, scriptOf } from './script.js';

/** Returns the faults of samples that ran as one script. **Empty**: no faults. */
function faultsOf(page: string, samples: readonly Sample[], { code, said, complained }: Ended): readonly string[] {
  const heard = saidBySample(said);
  const reached = Math.max(0, ...heard.keys());
  return samples
    .flatMap(({ line, expected }) => {
      const output = heard.get(line);
      if (output === undefined) return [];
      if (code !== 0 && line === reached) return [`${page}:${line}: exit code ${code}\n${output}${complained}`];
      return expected === undefined || holds(expected, output)
        ? []
        : [`${page}:${line}: the page shows\n${expected.text}\nbut the output is\n${output}`];
    })
    .concat(code !== 0 && heard.size === 0 ? [`${page}: exit code ${code}\n${complained}`] : []);
}

/**
 * Runs the samples of a page in one language, and returns their faults with file and line. Each TypeScript sample runs
 * as a script of its own, because two samples cannot import the same name.
 */
export async function faultsOnPage(
  page: string,
  language: Language,
  samples: readonly Sample[],
  stage: Stage,
): Promise<readonly string[]> {
  const { ending, command } = interpreters[language];
  const faults: string[] = [];
  for (const together of language === 'typescript' ? samples.map((sample) => [sample]) : [samples]) {
    const script = path.join(stage.folder, `${page.replaceAll(/[^\w.-]/gu, '_')}.${ending}`);
    writeFileSync(script, scriptOf(language, together));
    faults.push(...faultsOf(page, together, await runInStage(command(script), stage)));
  }
  return faults;
}

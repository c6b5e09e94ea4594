import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { holds } from './holds.js';
import { interpreters } from './interpreters.js';
import type { SamplePage } from './pages.js';
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
 * Runs pages whose samples are all in one language, and returns their faults with file and line. Each TypeScript sample
 * runs as a script of its own, because two samples cannot import the same name.
 */
export async function faultsOnPages(
  pages: readonly SamplePage[],
  language: Language,
  stage: Stage,
): Promise<readonly string[]> {
  const { ending, command, compiled = String, runAll } = interpreters[language];
  const parts = pages.flatMap(({ page, samples }) =>
    (language === 'typescript' ? samples.map((sample) => [sample]) : [samples]).map((together) => {
      const name = `${page.replaceAll(/[^\w.-]/gu, '_')}.${together[0]?.line ?? ''}.${ending}`;
      return { page, together, script: path.join(stage.folder, name) };
    }),
  );
  for (const { together, script } of parts) writeFileSync(script, compiled(scriptOf(language, together)));
  const ended =
    (await runAll?.(
      parts.map(({ script }) => script),
      stage,
    )) ?? [];
  const faults: string[] = [];
  for (const [at, { page, together, script }] of parts.entries())
    faults.push(...faultsOf(page, together, ended[at] ?? (await runInStage(command(script), stage))));
  return faults;
}

import type { Language, Sample } from './sample.js';

/** Marks a line of output that names the sample whose output follows. */
const MARK = '\u001e';

/** The statement that prints the mark, in each language. */
const marks: Readonly<Record<Language, (line: number) => string>> = {
  bash: (line) => `printf '\\n\\036%s\\n' ${line}`,
  python: (line) => `print("\\n\\036${line}", flush=True)`,
  r: (line) => `cat("\\n\\036${line}\\n", sep = "")`,
  typescript: (line) => `console.log("\\n\\u001e${line}");`,
};

/**
 * The first line of a script, before all samples. Bash then stops at the first error. R prints each warning when it
 * occurs.
 */
const heads: Readonly<Partial<Record<Language, string>>> = { bash: 'set -eu -o pipefail', r: 'options(warn = 1)' };

/**
 * Stops a bash script if its sample should have been refused but was not. For status 400 and above, curl exits with 22.
 */
const heldToRefusal = 'status=$?; set -e; [ $status -eq 22 ] || { echo "nothing was refused: $status" >&2; exit 1; }';

/** Returns the lines that stand for a sample in the script, one for each line of the page from fence to fence. */
function linesOf(language: Language, { line, code, refused, expected }: Sample): readonly string[] {
  const mark = marks[language](line);
  if (!refused) return [mark, ...code.split('\n')];
  return [`${mark}; set +e`, ...code.split('\n'), expected === undefined ? heldToRefusal : 'set -e'];
}

/**
 * Returns a script with the samples of a page in one language. They share variables, as in a reader's session.
 * **Shape**: every statement has the same line number as in the page, so that error messages name that line.
 */
export function scriptOf(language: Language, samples: readonly Sample[]): string {
  const lines: string[] = [heads[language] ?? ''];
  for (const sample of samples) {
    while (lines.length < sample.line - 1) lines.push('');
    lines.push(...linesOf(language, sample));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the output of each sample by the sample's line. */
export const saidBySample = (output: string): ReadonlyMap<number, string> =>
  new Map(
    output
      .split(`\n${MARK}`)
      .slice(1)
      .map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf('\n') + 1)]),
  );

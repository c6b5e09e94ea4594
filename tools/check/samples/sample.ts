/** Languages whose samples are run. */
export const languages = ['bash', 'python', 'r', 'typescript'] as const;
export type Language = (typeof languages)[number];

/** The output that a page shows for its sample: text, or JSON that the output must contain. */
export interface Expected {
  readonly kind: 'text' | 'json';
  readonly text: string;
}

/** A code block in a page that is run. **Shape**: `line` is the line of its opening fence, from 1. */
export interface Sample {
  readonly language: Language;
  readonly line: number;
  readonly code: string;
  /** Whether the sample shows a request that the server refuses. */
  readonly refused: boolean;
  readonly expected?: Expected;
}

interface Fence extends Pick<Sample, 'line'> {
  readonly language: string;
  readonly meta: readonly string[];
  readonly code: string;
}

const opening = /^(?<indent> *)```(?<language>\w+)? *(?<meta>.*)$/u;

/** Returns the fenced blocks of a page, without the indentation of blocks in lists. */
function fencesOf(page: string): readonly Fence[] {
  const lines = page.split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { indent = '', language = '', meta = '' } = opening.exec(lines[at] ?? '')?.groups ?? {};
    if (language === '') continue;
    const end = lines.findIndex((line, n) => n > at && line === `${indent}\`\`\``);
    if (end < 0) throw new Error(`line ${at + 1}: the code block is not closed`);
    fences.push({
      language,
      line: at + 1,
      meta: meta.split(' '),
      code: lines
        .slice(at + 1, end)
        .map((line) => line.slice(indent.length))
        .join('\n'),
    });
    at = end;
  }
  return fences;
}

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name);

/**
 * Returns the samples of a page: blocks marked `run`, each with the block marked `answer` that follows it. **Throws**
 * if a block marked `run` is in a language that cannot be run, or an answer does not follow a sample.
 */
export function samplesOf(page: string): readonly Sample[] {
  const fences = fencesOf(page);
  return fences.flatMap(({ language, line, meta, code }, at) => {
    if (meta.includes('answer') && !fences[at - 1]?.meta.includes('run'))
      throw new Error(`line ${line}: an answer must follow a block that is run`);
    if (!meta.includes('run')) return [];
    if (meta.includes('refused') && language !== 'bash')
      throw new Error(
        `line ${line}: only samples in bash can be marked as refused; in other languages, catch the error`,
      );
    if (!isLanguage(language)) throw new Error(`line ${line}: ${language} is not run; ${languages.join(', ')} are`);
    const next = fences[at + 1];
    const expected =
      next?.meta.includes('answer') === true
        ? { kind: next.language === 'json' ? ('json' as const) : ('text' as const), text: next.code }
        : undefined;
    return [{ language, line, code, refused: meta.includes('refused'), ...(expected && { expected }) }];
  });
}

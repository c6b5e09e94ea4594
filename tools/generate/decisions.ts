import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../docs/adr/', import.meta.url);

interface Decision {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

/** Returns a decision record. A record without a status line is accepted. **Throws** if its title lacks its number. */
export function readDecision(file: string, text: string): Decision {
  const number = Number(file.slice(0, 4));
  const title = new RegExp(`^# ${number}\\. (.+)\\n`, 'u').exec(text)?.[1];
  if (title === undefined) throw new Error(`docs/adr/${file}: the title must begin with '# ${number}. '`);
  const status = /^\*\*Status\.\*\* ((?:.+\n)+?)\n/mu.exec(text)?.[1];
  return { number, file, title, status: status?.trim().replaceAll('\n', ' ') ?? 'Accepted.' };
}

/** Returns the numbers up to the greatest one that no decision has. */
export function unusedNumbers(numbers: readonly number[]): readonly number[] {
  const used = new Set(numbers);
  return Array.from({ length: Math.max(0, ...numbers) }, (_, at) => at + 1).filter((number) => !used.has(number));
}

const rowOf = ({ number, file, title, status }: Decision): string =>
  `| ${number} | [${title.replaceAll('|', '\\|')}](${file}) | ${status} |`;

/** Returns the list of decisions, `docs/adr/README.md`. */
export function decisionsPage(): string {
  const decisions = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/u.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(new URL(file, folder), 'utf8')));
  const unused = unusedNumbers(decisions.map(({ number }) => number));
  return `# Decisions

<!-- Generated from the files of this folder by \`npm run generate\`. Do not edit. -->

Each file records one decision: what we decided, why, and what we rejected. \`docs/reference\` has background facts that are not decisions.

To add a decision, copy the form of a recent one and take the next number. Its status is \`Accepted.\` unless a line \`**Status.**\` below the title
says otherwise: which later decision supersedes it, as a whole or in part.

Not used: ${unused.length === 0 ? 'none' : unused.join(', ')}. Numbers are not reused.

| number | decision | status |
|---|---|---|
${decisions.map(rowOf).join('\n')}
`;
}

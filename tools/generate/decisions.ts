import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../docs/adr/', import.meta.url);

interface Decision {
  readonly number: number;
  readonly file: string;
  readonly title: string;
}

/** Reads a decision record. **Throws** if its title does not begin with its number. */
function readDecision(file: string, text: string): Decision {
  const number = Number(file.slice(0, 4));
  const title = new RegExp(`^# ${number}\\. (.+)\\n`, 'u').exec(text)?.[1];
  if (title === undefined) throw new Error(`docs/adr/${file}: the title must begin with '# ${number}. '`);
  return { number, file, title };
}

const rowOf = ({ number, file, title }: Decision): string =>
  `| ${number} | [${title.replaceAll('|', '\\|')}](${file}) |`;

/** Returns `docs/adr/README.md`, the list of decisions. */
export function decisionsPage(): string {
  const decisions = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/u.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(new URL(file, folder), 'utf8')));
  return `# Decisions

<!-- Generated from the files of this folder by \`npm run generate\`. Do not edit. -->

Each file records one decision that holds today: its context, the decision, its consequences, and what we rejected. Measurements are in
[Performance](../performance.md). Background facts are in \`docs/reference\`.

Before you add a decision, check whether it belongs to an existing one, and extend that one instead. A new decision gets the next number. A decision
that no longer holds is removed or rewritten in the change that replaces it. Numbers have no gaps, and there are at most 50 decisions.

| number | decision |
|---|---|
${decisions.map(rowOf).join('\n')}
`;
}

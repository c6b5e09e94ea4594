import { defaultOf, listedVariables, namesOf } from '@goalsquare/server/configuration';

/** The documentation of a variable. **Units**: Markdown. */
interface DocumentedVariable {
  readonly section: string;
  readonly names: readonly string[];
  readonly default: string;
  readonly allowed: string;
  readonly description: string;
}

/** Returns the documentation of every variable, in the order of the sections. */
export const documentedVariables = (): readonly DocumentedVariable[] =>
  listedVariables().flatMap(([section, inSection]) =>
    inSection.map((declared) => ({
      section,
      names: namesOf(declared),
      default: defaultOf(declared),
      allowed: declared.allowed,
      description: declared.description,
    })),
  );

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Replaces names of pages, such as `docs/live.md`, with links relative to the same folder. */
const linked = (text: string): string => text.replaceAll(/`docs\/([a-z-]+)\.md`/gu, '[$1]($1.md)');

const rowOf = ({ names, default: value, description, allowed }: DocumentedVariable): string =>
  `| ${names.map((name) => `\`${name}\``).join(', ')} | ${cell(value)} | ${cell(linked(description))} Use ${cell(allowed)}. |`;

const tableOf = (variables: readonly DocumentedVariable[]): string =>
  ['| variable | default | meaning |', '|---|---|---|', ...variables.map(rowOf)].join('\n');

/** Returns the documentation page that lists every variable. */
export function configurationPage(): string {
  const all = documentedVariables();
  return `# Configuration

<!-- Generated from server/src/domain/config/variables.ts by \`npm run generate\`. Do not edit. -->

The server is configured only by environment variables. A missing or empty variable has its default. If any values are invalid, the server lists
all of them with the allowed values, and exits with 1. \`npm start -- --help\` prints this page. A variable with a second name that ends in
\`_FILE\` is a secret. You can set the second name to a file that contains the secret. Set only one of the two.

${[...new Set(all.map(({ section }) => section))]
  .map((section) => `## ${section}\n\n${tableOf(all.filter((one) => one.section === section))}`)
  .join('\n\n')}
`;
}

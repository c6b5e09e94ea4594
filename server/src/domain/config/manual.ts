import { sections, type Section, type Variable } from './variable.js';
import { variables } from './variables.js';

const all: readonly Variable<unknown>[] = Object.values(variables);

/** Lists each section with its variables. */
const listed = (): readonly (readonly [Section, readonly Variable<unknown>[]])[] =>
  sections
    .map((section) => [section, all.filter((declared) => declared.section === section)] as const)
    .filter(([, inSection]) => inSection.length > 0);

const isNone = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Describes the default of a variable. */
const defaultOf = ({ default: value, defaultShown }: Variable<unknown>): string =>
  defaultShown ?? (isNone(value) ? 'none' : `\`${String(value)}\``);

const plain = (markdown: string): string => markdown.replaceAll('`', '');

const names = ({ name, secret }: Variable<unknown>): readonly string[] => (secret ? [name, `${name}_FILE`] : [name]);

const helpOf = (declared: Variable<unknown>): string =>
  [
    `  ${names(declared).join(' or ')}   (default: ${plain(defaultOf(declared))})`,
    `      ${plain(declared.description)}`,
    `      Use ${declared.allowed}.`,
  ].join('\n');

/** Returns the text of `--help`. */
export const helpText = (): string => `Usage: npm start

Starts the Goalsquare API. It is configured only by environment variables. A missing or empty variable has its default.

${listed()
  .map(([section, inSection]) => `${section}\n${inSection.map(helpOf).join('\n')}`)
  .join('\n\n')}
`;

/** The documentation of a variable. **Units**: Markdown. */
export interface DocumentedVariable {
  readonly section: Section;
  readonly names: readonly string[];
  readonly default: string;
  readonly allowed: string;
  readonly description: string;
}

/** Returns the documentation of every variable, in the order of the sections. */
export const documentedVariables = (): readonly DocumentedVariable[] =>
  listed().flatMap(([section, inSection]) =>
    inSection.map((declared) => ({
      section,
      names: names(declared),
      default: defaultOf(declared),
      allowed: declared.allowed,
      description: declared.description,
    })),
  );

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Replaces names of pages, such as `docs/live.md`, with links relative to the same folder. */
const linked = (text: string): string => text.replaceAll(/`docs\/([a-z-]+)\.md`/gu, '[$1]($1.md)');

const rowOf = (declared: Variable<unknown>): string =>
  `| ${names(declared)
    .map((name) => `\`${name}\``)
    .join(
      ', ',
    )} | ${cell(defaultOf(declared))} | ${cell(linked(declared.description))} Use ${cell(declared.allowed)}. |`;

const tableOf = (inSection: readonly Variable<unknown>[]): string =>
  ['| variable | default | meaning |', '|---|---|---|', ...inSection.map(rowOf)].join('\n');

/** Returns the documentation page that lists every variable. */
export const configurationPage = (): string => `# Configuration

<!-- Generated from server/src/domain/config/variables.ts by \`npm run generate\`. Do not edit. -->

The server is configured only by environment variables. A missing or empty variable has its default. If any values are invalid, the server lists
all of them with the allowed values, and exits with 1. \`npm start -- --help\` prints this page. A variable with a second name that ends in
\`_FILE\` is a secret. You can set the second name to a file that contains the secret. Set only one of the two.

${listed()
  .map(([section, inSection]) => `## ${section}\n\n${tableOf(inSection)}`)
  .join('\n\n')}
`;

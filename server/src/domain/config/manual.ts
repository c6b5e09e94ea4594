import { sections, type Section, type Variable } from './variable.js';
import { variables } from './variables.js';

const all: readonly Variable<unknown>[] = Object.values(variables);

/** Lists each section with its variables. */
export const listedVariables = (): readonly (readonly [Section, readonly Variable<unknown>[]])[] =>
  sections
    .map((section) => [section, all.filter((declared) => declared.section === section)] as const)
    .filter(([, inSection]) => inSection.length > 0);

const isNone = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Describes the default of a variable. */
export const defaultOf = ({ default: value, defaultShown }: Variable<unknown>): string =>
  defaultShown ?? (isNone(value) ? 'none' : `\`${String(value)}\``);

const plain = (markdown: string): string => markdown.replaceAll('`', '');

export const namesOf = ({ name, secret }: Variable<unknown>): readonly string[] =>
  secret ? [name, `${name}_FILE`] : [name];

const helpOf = (declared: Variable<unknown>): string =>
  [
    `  ${namesOf(declared).join(' or ')}   (default: ${plain(defaultOf(declared))})`,
    `      ${plain(declared.description)}`,
    `      Use ${declared.allowed}.`,
  ].join('\n');

/** Returns the text of `--help`. */
export const helpText = (): string => `Usage: npm start

Starts the Goalsquare API. It is configured only by environment variables. A missing or empty variable has its default.

${listedVariables()
  .map(([section, inSection]) => `${section}\n${inSection.map(helpOf).join('\n')}`)
  .join('\n\n')}
`;

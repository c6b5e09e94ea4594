/** The sections of the configuration, in order. */
export const sections = [
  'Listening',
  'Data',
  'Logs',
  'Proxies and pages',
  'Accounts and limits',
  'Tokens and login',
  'Replicas',
  'Events',
  'Speed',
] as const;
export type Section = (typeof sections)[number];

/** The definition of an environment variable. */
export interface Variable<T> {
  readonly name: string;
  readonly section: Section;
  /** The value if the variable is missing or empty. */
  readonly default: T;
  /** A description of the default, if its value is not clear enough. */
  readonly defaultShown?: string;
  /** Allowed values, as words that follow 'use'. */
  readonly allowed: string;
  /** One or two sentences of Markdown about its effect. */
  readonly description: string;
  /** A secret is never printed. `NAME_FILE` can name a file that contains it. */
  readonly secret?: true;
  /** Parses a trimmed, non-empty text. **Empty**: `undefined` if it is not allowed. */
  readonly parse: (text: string) => T | undefined;
}

/** Declares a variable with the type of its value. */
export const variable = <T>(declared: Variable<T>): Variable<T> => declared;

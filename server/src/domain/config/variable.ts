/** The parts of the configuration, in the order they are listed. */
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

/** A variable of the environment: all that is known of it. */
export interface Variable<T> {
  readonly name: string;
  readonly section: Section;
  /** The value where the variable is missing or empty. */
  readonly default: T;
  /** A description of the default, if its value is not clear enough. */
  readonly defaultShown?: string;
  /** What it may be, as words that follow 'use'. */
  readonly allowed: string;
  /** One sentence or two of Markdown on what it decides. */
  readonly description: string;
  /** A secret is never shown, and may also be given as the name of a file that holds it, in `NAME_FILE`. */
  readonly secret?: true;
  /** The value a text stands for; it is trimmed and not empty. **Empty**: `undefined` where it is not allowed. */
  readonly parse: (text: string) => T | undefined;
}

/** Declares a variable, so that its type is that of its value. */
export const variable = <T>(declared: Variable<T>): Variable<T> => declared;

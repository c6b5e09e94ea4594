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
  /** Description of the default, if the value does not explain itself. */
  readonly defaultShown?: string;
  /** Allowed values, in words that follow "use". */
  readonly allowed: string;
  /** One or two Markdown sentences about the variable's effect. */
  readonly description: string;
  /** Whether the value is a secret, which is never printed. `NAME_FILE` can name a file that contains it. */
  readonly secret?: true;
  /** Parses a trimmed, non-empty text. **Empty**: `undefined` if the text is not allowed. */
  readonly parse: (text: string) => T | undefined;
}

/** Declares a variable and infers the type of its value. */
export const variable = <T>(declared: Variable<T>): Variable<T> => declared;

const date = { words: 'a date, YYYY-MM-DD', example: '2025-03-13' } as const;

/** A description and an example of each pattern in the contract. */
export const patternWords: Readonly<Record<string, { readonly words: string; readonly example: string }>> = {
  '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$': date,
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?Z$': {
    words: 'an instant in UTC, such as 2025-03-13T09:30:00Z',
    example: '2025-03-13T09:30:00Z',
  },
  '^(teams|start|(Q[1-4]|ET[1-6]):\\d{1,3}:[0-5]\\d)$': {
    words: 'teams, start, or a period and its clock, such as Q3:12:30',
    example: 'Q3:12:30',
  },
  '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$': { words: 'a time of day, HH:MM:SS', example: '19:30:00' },
  '^(?:0|[1-9]\\d{0,8})\\.\\.\\.(?:0|[1-9]\\d{0,8})$': {
    words: 'two revisions with three dots between them, such as 120...340',
    example: '120...340',
  },
  '^(?:(?:0|[1-9]\\d{0,8})|(?:Q[1-4]|ET[1-6]):\\d{1,3}:[0-5]\\d|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?Z)$':
    {
      words:
        'a revision, such as 340, a period and its clock, such as Q3:12:30, or an instant, such as 2025-03-13T09:30:00Z',
      example: 'Q3:12:30',
    },
};

/** The members of a schema that this file reads or changes. */
interface Schema {
  readonly pattern: string;
  readonly example?: unknown;
}

const hasPattern = (value: object): value is Schema => 'pattern' in value && typeof value.pattern === 'string';

/**
 * Returns a schema with a description in place of its pattern. It also gets an example, because RapiDoc generates one
 * from the pattern otherwise.
 */
function inWords(schema: Schema): Schema {
  const found = patternWords[schema.pattern];
  return found === undefined ? schema : { ...schema, pattern: found.words, example: schema.example ?? found.example };
}

/** Returns a part of the contract with descriptions in place of patterns. A pattern without a description stays. */
export function withPatternWords<T>(part: T): T {
  if (Array.isArray(part)) return part.map((one: unknown) => withPatternWords(one)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withPatternWords(one as unknown)]));
  return (hasPattern(copy) ? inWords(copy) : copy) as T;
}

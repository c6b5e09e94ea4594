/** A rule for a value in a match log. Rules are data: validation, types and the JSON Schema are derived from them. */
export type Rule =
  | { readonly rule: 'integer'; readonly min: number; readonly max: number }
  | { readonly rule: 'number'; readonly min: number; readonly max: number }
  | { readonly rule: 'text'; readonly max: number; readonly pattern: string; readonly example?: string }
  | { readonly rule: 'choice'; readonly of: readonly string[] }
  | { readonly rule: 'flag' }
  | { readonly rule: 'list'; readonly of: Rule; readonly max: number }
  | { readonly rule: 'object'; readonly required: Fields; readonly optional: Fields };

/** Members of an object and the rule of each. */
export type Fields = Readonly<Record<string, Rule>>;

export const integer = (min: number, max: number) => ({ rule: 'integer', min, max }) as const;
export const number = (min: number, max: number) => ({ rule: 'number', min, max }) as const;

/**
 * Pattern of a string without a more specific one. Strings are published unchanged, so no character may be invisible.
 */
export const PRINTABLE = String.raw`^\P{C}+$`;
export const text = (max: number, pattern = PRINTABLE, example?: string) =>
  ({ rule: 'text', max, pattern, ...(example !== undefined && { example }) }) as const;

export const choice = <const T extends readonly string[]>(of: T) => ({ rule: 'choice', of }) as const;
/** A member that is either `true` or absent. */
export const flag = { rule: 'flag' } as const;
export const list = <const R extends Rule>(of: R, max: number) => ({ rule: 'list', of, max }) as const;
export const object = <const R extends Fields, const O extends Fields>(required: R, optional: O) =>
  ({ rule: 'object', required, optional }) as const;

/** The TypeScript type of the values that a rule accepts. */
export type Of<R> = R extends { rule: 'integer' | 'number' }
  ? number
  : R extends { rule: 'text' }
    ? string
    : R extends { rule: 'choice'; of: readonly (infer C)[] }
      ? C
      : R extends { rule: 'flag' }
        ? true
        : R extends { rule: 'list'; of: infer I }
          ? readonly Of<I>[]
          : R extends { rule: 'object'; required: infer Q; optional: infer O }
            ? { readonly [K in keyof Q]: Of<Q[K]> } & { readonly [K in keyof O]?: Of<O[K]> }
            : never;

/**
 * Thrown if accounts are invalid, missing or locked. For an invalid value, the message names the member and what is
 * allowed.
 */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
}

/** A parsed value and its path, such as `accounts[2].plan`. */
export interface ParsedValue {
  readonly value: unknown;
  readonly at: string;
}

const shown = (value: unknown): string => ((JSON.stringify(value) as string | undefined) ?? 'missing').slice(0, 80);

/** Checks a value. **Throws** `AccountsError` with the allowed values if `isSound` is false. */
export function requireValue(isSound: boolean, { value, at }: ParsedValue, allowed: string): void {
  if (!isSound) throw new AccountsError(`${at} is ${shown(value)}; allowed is ${allowed}`);
}

/**
 * Returns the members of an object with their paths. **Throws** `AccountsError` if it is not an object, or has unknown
 * members.
 */
export function readMembers<Name extends string>(
  given: ParsedValue,
  known: readonly Name[],
): Readonly<Record<Name, ParsedValue>> {
  const { value, at } = given;
  requireValue(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    given,
    `an object of ${known.join(', ')}`,
  );
  const object = value as Readonly<Record<string, unknown>>;
  const strange = Object.keys(object).find((name) => !known.some((one) => one === name));
  if (strange !== undefined) throw new AccountsError(`${at}.${strange} is unknown; allowed are ${known.join(', ')}`);
  return Object.fromEntries(
    known.map((name) => [name, { value: Object.hasOwn(object, name) ? object[name] : undefined, at: `${at}.${name}` }]),
  ) as Record<Name, ParsedValue>;
}

/** Returns the items of a list with their paths. **Throws** `AccountsError` if it is not a list. */
export function readItems(given: ParsedValue): readonly ParsedValue[] {
  requireValue(Array.isArray(given.value), given, 'a list');
  return (given.value as readonly unknown[]).map((value, n) => ({ value, at: `${given.at}[${n}]` }));
}

/** Returns a string that matches a pattern. **Throws** `AccountsError` for any other value. */
export function readText(given: ParsedValue, form: RegExp, allowed: string): string {
  requireValue(typeof given.value === 'string' && form.test(given.value), given, allowed);
  return given.value as string;
}

/** Returns a number within limits. **Throws** `AccountsError` for any other value. */
export function readNumber(given: ParsedValue, kind: 'whole' | 'any', from: number, to: number): number {
  const { value } = given;
  const isSound =
    typeof value === 'number' &&
    (kind === 'any' ? Number.isFinite(value) : Number.isSafeInteger(value)) &&
    value >= from &&
    value <= to;
  requireValue(isSound, given, `a ${kind === 'whole' ? 'whole ' : ''}number from ${from} to ${to}`);
  return value as number;
}

/** Returns one of several words. **Throws** `AccountsError` for any other value. */
export function readWord<Word extends string>(given: ParsedValue, words: readonly Word[]): Word {
  requireValue(
    words.some((word) => word === given.value),
    given,
    `one of ${words.join(', ')}`,
  );
  return given.value as Word;
}

/** Reads an optional value. **Empty**: `undefined` if it is missing. */
export const readOptional = <T>(given: ParsedValue, read: (given: ParsedValue) => T): T | undefined =>
  given.value === undefined ? undefined : read(given);

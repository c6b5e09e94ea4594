/** Accounts that cannot be used; its message says what is wrong where, and what would be right. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
}

/** Something read, and where it stands: `accounts[2].plan`. */
export interface ParsedValue {
  readonly value: unknown;
  readonly at: string;
}

const shown = (value: unknown): string => ((JSON.stringify(value) as string | undefined) ?? 'missing').slice(0, 80);

/** **Throws** `AccountsError` where something is not what it may be. */
export function requireValue(isSound: boolean, { value, at }: ParsedValue, allowed: string): void {
  if (!isSound) throw new AccountsError(`${at} is ${shown(value)}; allowed is ${allowed}`);
}

/**
 * The members of an object, each with its place. **Throws** `AccountsError` where it is none, or has others than those
 * known.
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

/** The items of a list, each with its place. **Throws** `AccountsError` where it is none. */
export function readItems(given: ParsedValue): readonly ParsedValue[] {
  requireValue(Array.isArray(given.value), given, 'a list');
  return (given.value as readonly unknown[]).map((value, n) => ({ value, at: `${given.at}[${n}]` }));
}

/** A text of a form. **Throws** `AccountsError`. */
export function readText(given: ParsedValue, form: RegExp, allowed: string): string {
  requireValue(typeof given.value === 'string' && form.test(given.value), given, allowed);
  return given.value as string;
}

/** A number within limits. **Throws** `AccountsError`. */
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

/** One of some words. **Throws** `AccountsError`. */
export function readWord<Word extends string>(given: ParsedValue, words: readonly Word[]): Word {
  requireValue(
    words.some((word) => word === given.value),
    given,
    `one of ${words.join(', ')}`,
  );
  return given.value as Word;
}

/** A value read where it is there. **Empty**: `undefined`. */
export const readOptional = <T>(given: ParsedValue, read: (given: ParsedValue) => T): T | undefined =>
  given.value === undefined ? undefined : read(given);

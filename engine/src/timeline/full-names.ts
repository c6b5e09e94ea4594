import type { HeaderPlayer } from '../log/header.js';

/** Both forms of a person's name. */
export interface FullNames {
  readonly fullname: string;
  readonly displayName: string;
}

/** Segmenter of letters, created on first use, because that takes longer than the rest of starting the engine. */
let letters: Intl.Segmenter | undefined;

const graphemeOf = (name: string): string =>
  (letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(name)[Symbol.iterator]().next().value
    ?.segment ?? '';

/** A printable ASCII character that is last or precedes another one, so that no character combines with it. */
const PLAIN = /^[ -~](?:[ -~]|$)/u;

const initialOf = (name: string): string => (PLAIN.test(name) ? name.charAt(0) : graphemeOf(name));

/** Returns a person's names from the names in the header. **Empty**: `Person <id>` for a person without names. */
export function fullNamesOf({
  personId,
  firstname,
  surname,
  fullname,
  displayName,
}: Pick<HeaderPlayer, 'personId' | 'firstname' | 'surname' | 'fullname' | 'displayName'>): FullNames {
  const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
  const full = fullname ?? (parts === '' ? (displayName ?? `Person ${personId}`) : parts);
  const initialled = firstname !== undefined && surname !== undefined ? `${initialOf(firstname)}. ${surname}` : full;
  return { fullname: full, displayName: displayName ?? initialled };
}

import type { Expected } from './sample.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Whether a response contains everything shown: members by name, and list items from the start. */
function isIn(shown: Json | undefined, answer: Json | undefined): boolean {
  if (Array.isArray(shown))
    return Array.isArray(answer) && shown.every((item: Json, at) => isIn(item, (answer as readonly Json[])[at]));
  if (typeof shown !== 'object' || shown === null) return shown === answer;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return Object.entries(shown).every(([name, value]) => isIn(value, (answer as Readonly<Record<string, Json>>)[name]));
}

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/**
 * Whether the output of a sample is what its page shows. Text is compared line by line, without trailing spaces. For
 * JSON, the page may show only a part.
 */
export function holds({ kind, text }: Expected, said: string): boolean {
  if (kind === 'text') return trimmed(said) === trimmed(text);
  try {
    return isIn(JSON.parse(text) as Json, JSON.parse(said) as Json);
  } catch {
    return false;
  }
}

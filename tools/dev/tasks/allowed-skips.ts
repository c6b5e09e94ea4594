import { readFileSync } from 'node:fs';

const allowed = JSON.parse(readFileSync(new URL('../allowed-skips.json', import.meta.url), 'utf8')) as readonly {
  /** How the text of a skip begins. */
  readonly skipped: string;
  readonly because: string;
}[];

/** Returns why something may be skipped even with `CI` set. **Empty**: `undefined` if it may not. */
export const reasonFor = (text: string): string | undefined =>
  allowed.find(({ skipped }) => text.startsWith(skipped))?.because;

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = 'gatsby-site/content';
const target = 'gatsby-site/facts/updated.json';

/** Sections whose pages show when they were last updated. Posts show their publication date instead. */
const sections: readonly string[] = ['docs', 'guides', 'operators', 'release-notes'];

/** When a page was last updated, and the digest of its text at that time. */
export interface Updated {
  readonly digest: string;
  /** **Shape**: `2026-11-23`. */
  readonly date: string;
}

export type UpdatedPages = Readonly<Record<string, Updated>>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the date of each page by its file: the previous date if the text is unchanged, otherwise `today`. */
export const updatedPages = (
  before: UpdatedPages,
  pages: readonly (readonly [file: string, text: string])[],
  today: string,
): UpdatedPages =>
  Object.fromEntries(
    [...pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, text]) => {
        const digest = digestOf(text);
        const known = before[file];
        return [file, known?.digest === digest ? known : { digest, date: today }];
      }),
  );

/** Generates the update dates of the MDX pages. `made` contains the pages that are generated from other documents. */
export function generateUpdated(made: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const before = JSON.parse(readFileSync(path.join(root, target), 'utf8')) as UpdatedPages;
  const pages = readdirSync(path.join(root, content), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && sections.includes(file.split('/')[0] ?? ''))
    .map((file) => {
      const source = `${content}/${file}`;
      return [file, made.get(source) ?? readFileSync(path.join(root, source), 'utf8')] as const;
    });
  const today = new Date().toISOString().slice(0, 10);
  return new Map([[target, `${JSON.stringify(updatedPages(before, pages, today), null, 2)}\n`]]);
}

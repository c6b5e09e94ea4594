import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { samplesOf, type Sample } from './sample.js';

/** A page with samples. */
export interface SamplePage {
  readonly page: string;
  readonly samples: readonly Sample[];
}

const folders = ['gatsby-site/content', 'docs'] as const;

/** Returns the paths of all pages in the repository that may have samples, relative to its root. */
export const allPages = (root: string): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/u.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );

/** Returns the pages that have samples, and the faults of pages with invalid blocks. */
export function pagesWithSamples(
  root: string,
  pages: readonly string[],
): { readonly found: readonly SamplePage[]; readonly faults: readonly string[] } {
  const [found, faults]: [SamplePage[], string[]] = [[], []];
  for (const page of pages) {
    try {
      const samples = samplesOf(readFileSync(path.join(root, page), 'utf8'));
      if (samples.length > 0) found.push({ page, samples });
    } catch (error) {
      faults.push(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { found, faults };
}

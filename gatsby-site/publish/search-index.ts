import { createIndex } from 'pagefind';

/** Writes the search index next to the built pages, and returns how many pages it contains. **Throws** if it fails. */
export async function writeSearchIndex(directory: string): Promise<number> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
  const { page_count: pages } = await index.addDirectory({ path: directory, glob: '**/index.html' });
  await index.writeFiles({ outputPath: `${directory}/pagefind` });
  return pages;
}

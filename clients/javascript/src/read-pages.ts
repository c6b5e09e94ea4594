import type { PersonMatches, StatisticsTable } from './contract/types.js';

/** A page of rows about many matches. */
export type Page = StatisticsTable | PersonMatches;

/** Reads the page at a cursor. **Empty**: `cursor` is `undefined` for the first page. */
type ReadPage = (page: { readonly limit: number; readonly cursor: string | undefined }) => Promise<Page>;

/** Maximum number of rows on a page. */
const PAGE = 1000;

/** Maximum number of times that rows are read if matches change between two pages. */
const ATTEMPTS = 4;

/** Reads all pages once. **Empty**: `undefined` if matches changed between two pages. */
async function readOnce(limit: number, read: ReadPage): Promise<Page | undefined> {
  const rows: unknown[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await read({ limit: Math.min(limit - rows.length, PAGE), cursor });
    if (page.changed === true) return undefined;
    rows.push(...page.rows);
    cursor = page.next;
    if (cursor === undefined || rows.length >= limit) return { ...page, rows } as Page;
  }
}

/**
 * Returns a response with the rows of all its pages, up to a limit. If matches keep changing between pages, **throws**
 * the error that `changed` creates from a message.
 */
export async function readPages(limit = Infinity, read: ReadPage, changed: (message: string) => Error): Promise<Page> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await readOnce(limit, read);
    if (answer !== undefined) return answer;
  }
  throw changed(`Matches changed between the pages ${ATTEMPTS} times. Request fewer rows.`);
}

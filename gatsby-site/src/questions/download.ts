import { queryString } from './address';
import { withValues, type Query } from './query';
import { request } from './request';

/** The most rows of a page. */
const MAX_ROWS = 1000;

const nextOf = (response: Response): string | undefined =>
  /<([^>]+)>;\s*rel="?next"?/u.exec(response.headers.get('Link') ?? '')?.[1];

/** Returns a text without its first line, which has the names of the columns. */
const withoutHeading = (text: string): string => text.slice(text.indexOf('\n') + 1);

/** Reads all rows of a query as CSV, page by page. */
export async function csvOf(query: Query, key: string, signal: AbortSignal): Promise<string> {
  const whole = withValues(query, { limit: [String(MAX_ROWS)] });
  const pages: string[] = [];
  let path: string | undefined = `/v1/statistics/${query.level}?${queryString(whole)}&format=csv`;
  while (path !== undefined) {
    const response = await request(path, { key, accept: 'text/csv', signal });
    const text = await response.text();
    pages.push(pages.length === 0 ? text : withoutHeading(text));
    path = nextOf(response);
  }
  return pages.join('');
}

/** Saves a text as a file. */
export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

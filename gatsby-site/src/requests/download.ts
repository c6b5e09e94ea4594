import { request } from './request';

/** A request whose rows can be saved. */
export interface RowsRequest {
  /** Path and query. */
  readonly path: string;
  /** Whether the response is paginated. */
  readonly isPaged: boolean;
}

/** The most rows of a page. */
const MAX_ROWS = 1000;

const nextOf = (response: Response): string | undefined =>
  /<([^>]+)>;\s*rel="?next"?/u.exec(response.headers.get('Link') ?? '')?.[1];

/** Returns CSV text without its header line. */
const withoutHeading = (text: string): string => text.slice(text.indexOf('\n') + 1);

/** Returns the path that responds with a call's rows as CSV, in pages of the maximum size. */
function csvPath({ path, isPaged }: RowsRequest): string {
  const [resource = '', query = ''] = path.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !(isPaged && pair.startsWith('limit=')));
  return `${resource}?${[...kept, ...(isPaged ? [`limit=${MAX_ROWS}`] : []), 'format=csv'].join('&')}`;
}

/** Reads all rows of a call as CSV, page by page. */
export async function csvOf(call: RowsRequest, signal: AbortSignal): Promise<string> {
  const pages: string[] = [];
  let path: string | undefined = csvPath(call);
  while (path !== undefined) {
    const response = await request(path, { accept: 'text/csv', signal });
    const text = await response.text();
    pages.push(pages.length === 0 ? text : withoutHeading(text));
    path = nextOf(response);
  }
  return pages.join('');
}

/** Saves a text as a file. */
export function save(text: string, name: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

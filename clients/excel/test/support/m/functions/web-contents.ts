import { Binary, metadata, MError, recordOf, whole, type MRecord } from '../values.js';

/** A request of `Web.Contents`. */
export interface WebRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response to `Web.Contents`. */
export interface WebAnswer {
  readonly status: number;
  readonly text: string;
}

/** The URL of a base URL, a relative path and a query, as `Web.Contents` combines them. */
async function urlOf(base: string, options: MRecord): Promise<string> {
  const { RelativePath: relative = '', Query: query = {} } = (await whole(options)) as {
    readonly RelativePath?: string;
    readonly Query?: Readonly<Record<string, unknown>>;
  };
  const wrong = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (wrong !== undefined) throw new MError('Expression.Error', `the query value of ${wrong[0]} is no text`);
  const queryString = new URLSearchParams(query as Record<string, string>).toString();
  return `${base.replace(/\/$/u, '')}/${relative}${queryString === '' ? '' : `?${queryString}`}`;
}

/** Statuses that a query cannot handle; only a connector can. **Source**: Microsoft's pages on status codes. */
const CREDENTIALS = [401, 403];

/** Sends a request, and raises the errors that Power Query raises for its status. */
export async function webContents(
  send: (request: WebRequest) => Promise<WebAnswer>,
  base: string,
  options: MRecord,
): Promise<Binary> {
  const {
    Headers: headers = {},
    Content: content,
    ManualStatusHandling: handled = [],
  } = (await whole(options)) as {
    readonly Headers?: Readonly<Record<string, string>>;
    readonly Content?: Binary;
    readonly ManualStatusHandling?: readonly number[];
  };
  const request = { url: await urlOf(base, options), headers, body: content?.text };
  const { status, text } = await send(request);
  if (handled.some((one) => CREDENTIALS.includes(one)))
    throw new MError('Expression.Error', 'A query cannot handle 401 or 403.');
  if (CREDENTIALS.includes(status))
    throw new MError('DataSource.Error', "We couldn't authenticate with the credentials provided.");
  if (status >= 400 && !handled.includes(status))
    throw new MError('DataSource.Error', `Web.Contents failed to get contents (${status})`);
  const answer = new Binary(text, () => send(request));
  metadata.set(answer, recordOf({ 'Response.Status': status }));
  return answer;
}

import type { Batch } from './batch.js';
import type { Caller, Named } from './caller.js';
import type { Permalink, PermalinkMade, PermalinkRequest } from './contract/types.js';
import type { CallOptions, OperationId } from './operation-types.js';

/** Options of a permalink, such as its format, its batch and when it expires. */
export interface PermalinkOptions extends CallOptions, Omit<PermalinkRequest, 'path' | 'body' | 'expires'> {
  readonly batch?: Batch | undefined;
  readonly expires?: Date | undefined;
}

/** Methods for permalinks: URLs that return the result of one call to anyone who opens them, without a token. */
export class Permalinks {
  constructor(private readonly caller: Caller) {}

  /** Creates a URL that returns the result of a call, by default as CSV. Only this method returns the URL. */
  async permalink(id: OperationId, parameters: Named = {}, options: PermalinkOptions = {}): Promise<PermalinkMade> {
    const { signal, timeout, onWait, batch, expires, format = 'csv', ...members } = options;
    const { target: path } = this.caller.requestOf(id, parameters);
    const requests = id === 'postPlayerStatistics' ? 'playerMetricRequests' : 'squadMetricRequests';
    const body = {
      ...members,
      format,
      path,
      ...(batch !== undefined && { body: { [requests]: batch.requests } }),
      ...(expires !== undefined && { expires: expires.toISOString() }),
    };
    return this.caller.call('postPermalink', { body }, { signal, timeout, onWait });
  }

  /** The valid permalinks of the account, oldest first, without their URLs. */
  async permalinks(options?: CallOptions): Promise<readonly Permalink[]> {
    return (await this.caller.call('getPermalinks', {}, options)).permalinks;
  }

  /** Deletes a permalink. Its URL then returns 404. */
  async deletePermalink(permalinkId: string, options?: CallOptions): Promise<void> {
    await this.caller.call('deletePermalink', { permalinkId }, options);
  }
}

import type { Request, Response } from 'express';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { routeOf, type Route } from '../contract/routes.js';
import type { Resource } from './services.js';

/** A request, and what the steps have added to it so far. */
export class RequestContext {
  /** The path as sent, without the query. */
  readonly path: string;
  /** The contract's route. **Empty**: the contract has no such path. */
  readonly route: Route | undefined;
  /** The subject of the call. Set by `resolve`. */
  resource: Resource | undefined;
  /** Requests left in the quota, or -1 if there were none. Set by `rateLimit`. **Empty**: not yet counted. */
  quotaLeft: number | undefined;
  /** Quota that was taken before the call was checked. Set by `rateLimit`. */
  heldQuota: CountedRequest | undefined;
  /** Response headers that are not yet set, each name followed by its value. */
  readonly #headers: string[] = [];
  #end: 'answered' | 'left' | undefined;

  constructor(
    readonly req: Request,
    readonly res: Response,
  ) {
    this.path = req.path;
    this.route = routeOf(this.path);
  }

  /** Whether no further step should run. */
  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Whether Express should answer the request. */
  get isLeft(): boolean {
    return this.#end === 'left';
  }

  /** Adds a header to the response. A name may occur several times. */
  addHeader(name: string, value: string): void {
    this.#headers.push(name, value);
  }

  /** Adds headers to the response, each name followed by its value. */
  addHeaders(headers: readonly string[]): void {
    for (const text of headers) this.#headers.push(text);
  }

  /** Sets the headers added so far on the response, for handlers that read or replace them. */
  setHeaders(): void {
    const added = this.#headers.splice(0);
    for (let at = 0; at < added.length; at += 2) this.res.appendHeader(added[at] ?? '', added[at + 1] ?? '');
  }

  /** Writes the response head in a single call, unless headers were set on the response itself. */
  writeHead(status: number): void {
    if (this.res.getHeaderNames().length > 0) {
      this.setHeaders();
      this.res.writeHead(status);
    } else this.res.writeHead(status, this.#headers);
  }

  /** Stops running steps, because one of them answers the request. */
  answered(): void {
    this.#end = 'answered';
  }

  /** Stops running steps, so that the next handlers of Express answer the request. */
  leave(): void {
    this.#end = 'left';
  }
}

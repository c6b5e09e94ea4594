import type { Request, Response } from 'express';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { routeOf, type Route } from '../contract/routes.js';
import type { Resource } from './services.js';

/** A request on its way through the steps, and what they have found out about it. */
export class RequestContext {
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The route of the contract. **Empty**: the contract has no such path. */
  readonly route: Route | undefined;
  /** The subject of the call. Set by `resolve`. */
  resource: Resource | undefined;
  /** Requests left of the quota, or -1 if there was none. Set by `rateLimit`. **Empty**: not counted yet. */
  quotaLeft: number | undefined;
  /** What was taken from the quota before the call was checked. Set by `rateLimit`. */
  heldQuota: CountedRequest | undefined;
  /** Headers of the response that are not set on it yet, each name followed by its value. */
  readonly #headers: string[] = [];
  #end: 'answered' | 'left' | undefined;

  constructor(
    readonly req: Request,
    readonly res: Response,
  ) {
    this.path = req.path;
    this.route = routeOf(this.path);
  }

  /** Whether no further step is to run. */
  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Whether Express is to answer the request. */
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

  /** Sets the headers added so far on the response, for handlers that read or replace them there. */
  setHeaders(): void {
    const added = this.#headers.splice(0);
    for (let at = 0; at < added.length; at += 2) this.res.appendHeader(added[at] ?? '', added[at + 1] ?? '');
  }

  /** Writes the head of the response: with one call, unless headers are set on the response itself. */
  writeHead(status: number): void {
    if (this.res.getHeaderNames().length > 0) {
      this.setHeaders();
      this.res.writeHead(status);
    } else this.res.writeHead(status, this.#headers);
  }

  /** Ends the walk: a step answers the request. */
  answered(): void {
    this.#end = 'answered';
  }

  /** Ends the walk: the handlers of Express that follow answer the request. */
  leave(): void {
    this.#end = 'left';
  }
}

/** Where to send a request, or why it cannot be sent anywhere. */
export type Target = { readonly url: string } | { readonly unavailable: string };

/** A server behind the front: it is starting, running, or down. It begins as starting. */
export class Upstream {
  #target: Promise<Target>;
  /** Ends the wait for a server that is starting. **Empty**: `undefined` while it runs or is down. */
  #settle: ((target: Target) => void) | undefined;

  constructor() {
    this.#target = this.#pending();
  }

  #pending(): Promise<Target> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #set(target: Target): void {
    this.#settle?.(target);
    this.#settle = undefined;
    this.#target = Promise.resolve(target);
  }

  /** The server is starting: new requests wait. */
  starting(): void {
    if (this.#settle === undefined) this.#target = this.#pending();
  }

  /** The server answers at a URL. */
  running(url: string): void {
    this.#set({ url });
  }

  /** The server is down. Requests are answered with the reason. */
  down(unavailable: string): void {
    this.#set({ unavailable });
  }

  /** Resolves once the server runs or is down. */
  target(): Promise<Target> {
    return this.#target;
  }
}

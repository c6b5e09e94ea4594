import { originsOf } from '../../../http/own-origins.js';

/** A public OAuth client that may start logins. It has no secret, because a page cannot keep one. */
export interface Client {
  readonly id: string;
  /** Shown to the person who logs in. */
  readonly name: string;
  /** Compared as texts, character by character. **Source**: RFC 9700, section 4.1.3. */
  readonly redirectUris: readonly string[];
  /** May get tokens in the fragment, without a code. Default: no. */
  readonly implicit?: boolean;
}

/** The clients of a server, by their ids. */
export type Clients = ReadonlyMap<string, Client>;

/** Client of the documentation's own pages. */
export const DOCS_CLIENT = 'goalsquare-docs';

/** The documentation's client: the page that receives its tokens is beside the page of the API. */
const docsClient = (origin: string): Client => ({
  id: DOCS_CLIENT,
  name: 'Goalsquare documentation',
  redirectUris: originsOf(origin).map((at) => `${at}/api/oauth-receiver.html`),
  implicit: true,
});

/** The documentation's client and the registered clients. A registered client may replace the documentation's. */
export const clientsOf = (origin: string, registered: readonly Client[] = []): Clients =>
  new Map([docsClient(origin), ...registered].map((client) => [client.id, client]));

import { originsOf } from '../../../http/own-origins.js';

/** A public OAuth client that may start logins. It has no secret, because a page cannot keep one. */
export interface Client {
  readonly id: string;
  /** Name that is shown to the person who logs in. */
  readonly name: string;
  /** Redirect URIs, which are compared character by character. **Source**: RFC 9700, section 4.1.3. */
  readonly redirectUris: readonly string[];
  /** Whether the client may get tokens in the fragment, without a code. Default: no. */
  readonly implicit?: boolean;
}

/** A server's clients by id. */
export type Clients = ReadonlyMap<string, Client>;

/** Client id of the documentation's own pages. */
export const DOCS_CLIENT = 'goalsquare-docs';

/** Returns the client for the documentation. The page that receives its tokens is next to the API page. */
const docsClient = (origin: string): Client => ({
  id: DOCS_CLIENT,
  name: 'Goalsquare documentation',
  redirectUris: originsOf(origin).map((at) => `${at}/api/oauth-receiver.html`),
  implicit: true,
});

/** Returns the registered clients and the documentation's client, unless a registered one replaces it. */
export const clientsOf = (origin: string, registered: readonly Client[] = []): Clients =>
  new Map([docsClient(origin), ...registered].map((client) => [client.id, client]));

/** The identity provider of our people, and our registration there. */
export interface UpstreamSettings {
  /** As its ID tokens name it. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** The URL of its public keys. */
  readonly jwksUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

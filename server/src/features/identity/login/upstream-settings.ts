/** The identity provider, and our registration with it. */
export interface UpstreamSettings {
  /** The issuer in its ID tokens. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** The URL of its public keys. */
  readonly jwksUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

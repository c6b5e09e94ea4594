/** The identity provider that knows our people, and what it knows us by. */
export interface UpstreamSettings {
  /** As its ID tokens name it. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where its public keys are. */
  readonly jwksUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

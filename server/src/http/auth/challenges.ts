/** The `WWW-Authenticate` challenges of a 401. */
export interface Challenges {
  readonly withoutToken: string;
  readonly refusedToken: string;
}

/** Challenges that name where the resource is described. **Source**: RFC 6750, section 3; RFC 9728, section 5.1. */
export function challenges(resourceMetadata: string): Challenges {
  const realm = 'Bearer realm="goalsquare"';
  const metadata = `resource_metadata="${resourceMetadata}"`;
  return {
    withoutToken: `${realm}, ${metadata}`,
    refusedToken: `${realm}, error="invalid_token", error_description="The token is unknown or no longer valid", ${metadata}`,
  };
}

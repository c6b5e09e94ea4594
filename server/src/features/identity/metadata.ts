/** Paths of the identity endpoints. Documents omit paths that are not served. */
export const paths = {
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  jwks: '/.well-known/jwks.json',
  authorizationServer: '/.well-known/oauth-authorization-server',
  protectedResource: '/.well-known/oauth-protected-resource',
} as const;

/** Returns the metadata of the authorization server. **Source**: RFC 8414, section 2. */
export function authorizationServerMetadata(issuer: string, canLogIn: boolean): object {
  return {
    issuer,
    ...(canLogIn && { authorization_endpoint: `${issuer}${paths.authorize}` }),
    token_endpoint: `${issuer}${paths.token}`,
    jwks_uri: `${issuer}${paths.jwks}`,
    scopes_supported: [],
    response_types_supported: canLogIn ? ['code', 'token'] : [],
    ...(canLogIn && {
      response_modes_supported: ['query', 'fragment'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
    grant_types_supported: [...(canLogIn ? ['authorization_code', 'implicit'] : []), 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  };
}

/** Returns the metadata of the API as a protected resource. **Source**: RFC 9728, section 2. */
export const protectedResourceMetadata = (issuer: string): object => ({
  resource: issuer,
  authorization_servers: [issuer],
  jwks_uri: `${issuer}${paths.jwks}`,
  scopes_supported: [],
  bearer_methods_supported: ['header'],
  resource_name: 'Goalsquare',
});

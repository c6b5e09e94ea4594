const API =
  /^\/(?:(?:v1|q|operator|problems|oauth2)(?:\/|$)|(?:livez|readyz|version|metrics|openapi\.json|openapi\.yaml|tables\.json|\.well-known\/(?:jwks\.json|oauth-[^/]+))\/?$)/iu;

/** Whether the API server answers a path. The documentation hub answers every other path. */
export const isApiPath = (path: string): boolean => API.test(path);

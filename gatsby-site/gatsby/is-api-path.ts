const API =
  /^\/(?:(?:v1|q|operator|problems|oauth2)(?:\/|$)|(?:livez|readyz|version|openapi\.json|openapi\.yaml|tables\.json|contract-changes\.json|\.well-known\/(?:jwks\.json|oauth-[^/]+))$)/u;

/** Whether the API server serves a path. The documentation hub serves every other path. */
export const isApiPath = (path: string): boolean => API.test(path);

import type { RequestHandler } from 'express';
import { once } from '../../once.js';
import type { AuthorizationServer, GrantParts } from './authorization-server.js';

/** The authorization server, which is loaded with its library when a step of it is first asked for. */
export function authorizationServerLater(parts: GrantParts): AuthorizationServer {
  const loaded = once(async () => (await import('./authorization-server.js')).authorizationServer(parts));
  const later = (step: (server: AuthorizationServer) => RequestHandler): RequestHandler => async (req, res, next) => {
    const server = await loaded();
    await step(server)(req, res, next);
  };
  return {
    begin: later(({ begin }) => begin),
    load: later(({ load }) => load),
    decide: (isAllowed) => later(({ decide }) => decide(isAllowed)),
    token: later(({ token }) => token),
  };
}

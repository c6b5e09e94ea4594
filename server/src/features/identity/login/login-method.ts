import type { RequestHandler } from 'express';
import type { AuthorizationServer } from '../grants/authorization-server.js';

/** A path that the login comes back to, and what is done there. */
export interface LoginReturn {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handlers: (server: AuthorizationServer) => readonly RequestHandler[];
}

/** How the server finds out who somebody is. */
export interface LoginMethod {
  /** Asks, once a login has begun. */
  readonly ask: RequestHandler;
  readonly comesBack: LoginReturn;
}

import type { RequestHandler } from 'express';
import type { AuthorizationServer } from '../grants/authorization-server.js';

/** A callback path of the login and its handler. */
export interface LoginReturn {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handlers: (server: AuthorizationServer) => readonly RequestHandler[];
}

/** A method of authenticating a person. */
export interface LoginMethod {
  /** Asks the person to log in, once the login has begun. */
  readonly ask: RequestHandler;
  readonly comesBack: LoginReturn;
}

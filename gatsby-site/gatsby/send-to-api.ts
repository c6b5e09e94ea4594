import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { isApiPath } from './is-api-path';

/** A request as Express passes it to middleware. */
type ExpressRequest = IncomingMessage & { readonly originalUrl: string };

/** Returns middleware for `gatsby develop` that forwards API requests to the server at `origin`. */
export const sendToApi =
  (origin: string) =>
  (incoming: ExpressRequest, response: ServerResponse, next: () => void): void => {
    if (!isApiPath(incoming.originalUrl.replace(/\?.*$/su, ''))) {
      next();
      return;
    }
    const { method, headers, socket, originalUrl } = incoming;
    const forwarded = { 'X-Forwarded-For': socket.remoteAddress, 'X-Forwarded-Host': headers.host };
    const outgoing = request(
      new URL(originalUrl, origin),
      { method, headers: { ...headers, ...forwarded }, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'Content-Type': 'text/plain' })
          .end(`The API server does not respond: ${error.message}\n`);
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };

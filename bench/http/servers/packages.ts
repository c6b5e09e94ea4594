import { createServer } from 'node:http';
import { contract } from '@goalsquare/openapi';
import express, { type Request, type RequestHandler } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import passport from 'passport';
import { destination, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { MakeServer } from '../server.js';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

class JwtStrategy extends passport.Strategy {
  override readonly name = 'jwt';

  constructor(private readonly keys: Keys) {
    super();
  }

  override authenticate(req: Request): void {
    const token = req.headers.authorization?.replace(/^Bearer /u, '') ?? '';
    jwtVerify(token, this.keys.publicKey, { algorithms: ['RS256'] }).then(
      ({ payload }) => {
        this.success({ id: payload.sub });
      },
      () => {
        this.fail(401);
      },
    );
  }
}

/**
 * Casts a package's middleware to a handler for plain requests. The types of pino-http declare a `log` for all
 * requests, and our server declares a different one.
 */
const asStep = (step: unknown): RequestHandler => step as RequestHandler;

/** Creates a server with all packages of the design card, each with its default options. */
export const packagesInARow: MakeServer = async ({ score, large }) => {
  const keys = await generateKeyPair('RS256');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('bench')
    .setExpirationTime('1h')
    .sign(keys.privateKey);
  const authenticator = new passport.Passport();
  authenticator.use(new JwtStrategy(keys));
  const app = express();
  app.use(asStep(helmet()));
  app.use(rateLimit({ limit: 1e9, standardHeaders: 'draft-8' }));
  app.use(asStep(pinoHttp({ logger: pino(destination('/dev/null')) })));
  app.use(authenticator.authenticate('jwt', { session: false }));
  app.use(asStep(express.json()));
  app.use(
    openApiValidator.middleware({
      apiSpec: structuredClone(contract) as never,
      validateRequests: true,
      validateResponses: false,
      validateSecurity: false,
    }),
  );
  app.get('/v1/matches/:matchId/score', (_req, res) => {
    res.json(score);
  });
  app.get('/v1/matches/:matchId/statistics/players', (_req, res) => {
    res.type('json').send(large);
  });
  return { server: createServer(app), token };
};

import { createServer } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import type { MakeServer } from '../server.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const isLarge = (url: string | undefined): boolean => url?.includes('?') === true;

/** Creates a `node:http` server that sends prepared bytes. */
export const nodeHttp: MakeServer = ({ small, large }) => ({
  server: createServer((req, res) => {
    const bytes = isLarge(req.url) ? large : small;
    res.setHeader('Content-Type', JSON_TYPE);
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  }),
});

/** Creates a `node:http` server that computes the large response as objects and serialises it. */
export const nodeStringify: MakeServer = ({ stringify }) => ({
  server: createServer((_req, res) => {
    const bytes = Buffer.from(stringify());
    res.setHeader('Content-Type', JSON_TYPE);
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  }),
});

/** Creates a Fastify server that sends prepared bytes. */
export const bareFastify: MakeServer = async ({ small, large }) => {
  const app = fastify();
  app.get('/*', (req, reply) => reply.type(JSON_TYPE).send(isLarge(req.url) ? large : small));
  await app.ready();
  return { server: app.server };
};

/** Creates an Express server with default settings that sends prepared bytes. */
export const bareExpress: MakeServer = ({ small, large }) => {
  const app = express();
  app.get('/{*path}', (req, res) => {
    res.type('json').send(isLarge(req.url) ? large : small);
  });
  return { server: createServer(app) };
};

import { createServer } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import type { MakeServer } from '../server.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const isLarge = (url: string | undefined): boolean => url?.includes('?') === true;

/** Nothing but node:http and bytes that are ready. */
export const nodeHttp: MakeServer = ({ small, large }) => ({
  server: createServer((req, res) => {
    const bytes = isLarge(req.url) ? large : small;
    res.setHeader('Content-Type', JSON_TYPE);
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  }),
});

/** node:http that computes the large answer as objects and turns them into text. */
export const nodeStringify: MakeServer = ({ stringify }) => ({
  server: createServer((_req, res) => {
    const bytes = Buffer.from(stringify());
    res.setHeader('Content-Type', JSON_TYPE);
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  }),
});

/** Fastify and bytes that are ready. */
export const bareFastify: MakeServer = async ({ small, large }) => {
  const app = fastify();
  app.get('/*', (req, reply) => reply.type(JSON_TYPE).send(isLarge(req.url) ? large : small));
  await app.ready();
  return { server: app.server };
};

/** Express as it comes and bytes that are ready. */
export const bareExpress: MakeServer = ({ small, large }) => {
  const app = express();
  app.get('/{*path}', (req, res) => {
    res.type('json').send(isLarge(req.url) ? large : small);
  });
  return { server: createServer(app) };
};

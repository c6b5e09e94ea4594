import express, { type RequestHandler } from 'express';
import { bodyProblem, jsonBody, MAX_BODY_BYTES, readBody, verifyUtf8 } from '../../http/steps/body.js';

const LINES = 'application/x-ndjson';

const readLines: RequestHandler = readBody(
  express.text({ limit: MAX_BODY_BYTES, type: LINES, verify: verifyUtf8 }),
  'NDJSON',
  LINES,
);

/**
 * Parses one JSON value per line. The last line need not end with a newline. **Throws** a problem that names the line
 * that is not JSON.
 */
function valuesOf(text: string): readonly unknown[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, at) => {
    try {
      return JSON.parse(line) as unknown;
    } catch (error) {
      throw bodyProblem(`Line ${at + 1} of the body is not JSON: ${error instanceof Error ? error.message : ''}.`);
    }
  });
}

const readBatch: RequestHandler = (req, res, next) => {
  (typeof req.is(LINES) === 'string' ? readLines : jsonBody)(req, res, next);
};

const lineUp: RequestHandler = (req, _res, next) => {
  if (typeof req.body === 'string') req.body = { entries: valuesOf(req.body) };
  next();
};

/**
 * Reads a batch, either as one JSON document or as one entry per line. The parsed document replaces the request body.
 */
export const batchBody: readonly RequestHandler[] = [readBatch, lineUp];
